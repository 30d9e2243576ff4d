type Partner = Readonly<{ slug: string; name: string }>;

let endedPartner: Partner | null = null;

/** Stores the partner of the session that ends now, for the goodbye page; null for none. It is lost on a reload. */
export const setEndedPartner = (partner: Partner | null): void => void (endedPartner = partner);

/** The name of the stored partner if it has that slug, else null. */
export const endedPartnerName = (slug: string): string | null =>
  endedPartner?.slug === slug ? endedPartner.name : null;
