/** The time of a countdown: "59 s", from two minutes on "2 min". */
export const formatTimeLeft = (seconds: number): string =>
  seconds < 120 ? `${String(seconds)}\u00A0s` : `${String(Math.ceil(seconds / 60))}\u00A0min`;
