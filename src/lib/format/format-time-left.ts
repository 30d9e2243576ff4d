/** The time of a countdown: "59 s", from two minutes on "2 min". */
export const formatTimeLeft = (seconds: number): string =>
  seconds < 120 ? `${String(seconds)} s` : `${String(Math.ceil(seconds / 60))} min`;
