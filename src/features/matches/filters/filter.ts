import { createContext, type ReactNode } from 'react';
import type { City } from '@/generated/schemas/city.zod';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import type { DayKey } from '@/lib/format/day';

export type NamedCity = Pick<City, 'id' | 'name'>;

/** The cities to choose from: those of my profile, undefined until the profile is loaded, and other cities with a match. */
export interface CityChoices {
  myCities: readonly NamedCity[] | undefined;
  otherCities: readonly NamedCity[];
}

export interface Viewer {
  /** The cities of my profile. */
  cityIds: readonly number[];
  /** The ids of the matches that the person bookmarked on this device. */
  rememberedIds: ReadonlySet<number>;
  /** Milliseconds since 1970. */
  now: number;
}

export interface TextContext {
  i18n: I18n;
  cities: CityChoices;
  today: DayKey;
}

/** The props of a filter's control; a filter that is off has the value null. */
export interface ControlProps<Value> {
  name: string;
  value: Value | null;
  onChange(this: void, value: Value | null): void;
  textContext: TextContext;
  /** Whether the person opened the fields below the row of chips. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A choice of a filter in the sheet of a phone. */
interface Choice<Value> {
  text: string;
  note?: string;
  isChosen: boolean;
  /** The filter's value after a press. */
  nextValue: Value | null;
  /** Whether the choice stands for what is typed into the filter's fields, which a press opens or closes. */
  hasFields?: boolean;
}

export interface Filter<Value, Param extends string = string> {
  /** The query parameters, in the order of the arguments of `parse` and of the values of `serialize`. */
  params: readonly Param[];
  parse(this: void, ...texts: readonly (string | undefined)[]): Value | null;
  serialize(this: void, value: Value): readonly (string | null)[];
  fits(match: Match, value: Value, viewer: Viewer): boolean;
  /** The filter's part of the sentence "No hockey today". */
  clause(value: Value, textContext: TextContext): string;
  /** The words of the active filter on its own: "Hockey". */
  caption(value: Value, textContext: TextContext): string;
  /** The heading of the filter's choices; a filter that is on or off has none. */
  label?(this: void, i18n: I18n): string;
  /** The choices in the sheet of a phone; the chip of a filter without them stands in the row there. */
  listChoices?(this: void, value: Value | null, textContext: TextContext): readonly Choice<Value>[];
  Chip(props: ControlProps<Value>): ReactNode;
  Fields?(this: void, props: ControlProps<Value>): ReactNode;
}

/** A function that returns the matches that fit all filters except the named one, which the menu of that filter counts; undefined until all matches are there. */
export const MatchesByOtherFiltersContext = createContext<(filter: string) => readonly Match[] | undefined>(
  () => undefined,
);
