import { collator } from '@/lib/text';
import type { Locale } from '@/lib/locale';
import type { ComboboxOption } from './ui/combobox-field';

interface City {
  readonly id: number;
  readonly name: string;
  readonly region: string;
}

/** Cities to choose from in a combobox, sorted as the language does; the region tells those of one name apart. */
export function cityOptions(cities: readonly City[], locale: Locale): ComboboxOption[] {
  const { compare } = collator(locale);
  return cities
    .map(({ id, name, region }) => ({ id, name, detail: region }))
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.detail, b.detail));
}
