/** The parts of a day in which a match may begin. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;

export type DayPart = (typeof dayParts)[number];

/** The part of the day to which a full hour belongs: the afternoon begins at 12, the evening at 17. */
export function dayPartOf(hour: number): DayPart {
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
