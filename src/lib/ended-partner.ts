type Partner = Readonly<{ slug: string; name: string }>;

let ended: Partner | null = null;

export const noteEndedPartner = (partner: Partner | null): void => void (ended = partner);

/** The name of that partner, if the last session on this page was of that slug. */
export const endedPartnerName = (slug: string): string | null => (ended?.slug === slug ? ended.name : null);
