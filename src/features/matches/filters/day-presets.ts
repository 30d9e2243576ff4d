import { addDays, type DayKey } from '@/lib/day';

export const dayPresets = ['today', 'tomorrow', 'weekend', 'week'] as const;

type DayPreset = (typeof dayPresets)[number];

export interface DayRange {
  from: DayKey | null;
  to: DayKey | null;
}

const saturday = 6;

/** The days of a preset. On a Sunday the weekend is what is left of it; the week is today and the six days after. */
export function presetRange(preset: DayPreset, today: DayKey): { from: DayKey; to: DayKey } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const [first, last] = {
    today: [0, 0],
    tomorrow: [1, 1],
    weekend: weekday === 0 ? [0, 0] : [saturday - weekday, saturday - weekday + 1],
    week: [0, 6],
  }[preset] as [number, number];
  return { from: addDays(today, first), to: addDays(today, last) };
}

export function presetOf({ from, to }: DayRange, today: DayKey): DayPreset | 'any' | 'custom' {
  if (from === null && to === null) return 'any';
  const preset = dayPresets.find((name) => {
    const range = presetRange(name, today);
    return range.from === from && range.to === to;
  });
  return preset ?? 'custom';
}
