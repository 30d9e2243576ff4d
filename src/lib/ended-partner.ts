type Partner = Readonly<{ slug: string; name: string }>;

let endedPartner: Partner | null = null;

/** Notes through which partner the person came whose session ends now, for the goodbye; null for none. Kept in this page's memory only. */
export const setEndedPartner = (partner: Partner | null): void => void (endedPartner = partner);

/** The name of that partner, if the last session on this page was of that slug. */
export const endedPartnerName = (slug: string): string | null =>
  endedPartner?.slug === slug ? endedPartner.name : null;
