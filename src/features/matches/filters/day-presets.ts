import { addDays, type DayKey } from '@/lib/day';

/** Ready-made ranges of days. */
export const dayPresets = ['today', 'tomorrow', 'weekend', 'week'] as const;

type DayPreset = (typeof dayPresets)[number];

export interface DayRange {
  from: DayKey | null;
  to: DayKey | null;
}

const saturday = 6;

/**
 * The days of a preset, seen from today. The weekend is the coming Saturday and Sunday; on a Sunday it is what is left
 * of it. The week is today and the six days after.
 */
export function presetRange(preset: DayPreset, today: DayKey): { from: DayKey; to: DayKey } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) };
    case 'weekend': {
      if (weekday === 0) return { from: today, to: today };
      const from = addDays(today, saturday - weekday);
      return { from, to: addDays(from, 1) };
    }
    case 'week':
      return { from: today, to: addDays(today, 6) };
  }
}

/** Which preset a range is, `any` for no range, `custom` for every other. */
export function presetOf({ from, to }: DayRange, today: DayKey): DayPreset | 'any' | 'custom' {
  if (from === null && to === null) return 'any';
  const preset = dayPresets.find((name) => {
    const range = presetRange(name, today);
    return range.from === from && range.to === to;
  });
  return preset ?? 'custom';
}
