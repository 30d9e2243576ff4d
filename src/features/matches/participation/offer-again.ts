const offers = new Map<number, () => void>();

function offerAll(): void {
  const due = [...offers.values()];
  offers.clear();
  for (const offer of due) offer();
}

/** Makes an offer once there is a network again; a later one about the same match takes its place. */
export function offerOnceOnline(matchId: number, offer: () => void): void {
  if (offers.size === 0) window.addEventListener('online', offerAll, { once: true });
  offers.set(matchId, offer);
}
