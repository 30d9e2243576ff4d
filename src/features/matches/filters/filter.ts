import { createContext, type ReactNode } from 'react';
import type { City } from '@/generated/schemas/city.zod';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import type { DayKey } from '@/lib/day';

export type NamedCity = Pick<City, 'id' | 'name'>;

/** The cities that the list can be narrowed to: mine first, then those in which something is played. */
export interface CityChoices {
  mine: readonly NamedCity[];
  others: readonly NamedCity[];
  isMineLoading?: boolean;
}

export interface Viewer {
  /** The cities of my profile. */
  cityIds: readonly number[];
  /** The ids of the matches that I keep in mind on this device. */
  remembered: ReadonlySet<number>;
  /** Milliseconds since 1970. */
  now: number;
}

export interface TextContext {
  i18n: I18n;
  cities: CityChoices;
  today: DayKey;
}

/** A control gets these; null is the value of a filter that is off. */
export interface ControlProps<Value> {
  name: string;
  value: Value | null;
  onChange(this: void, value: Value | null): void;
  wording: TextContext;
  /** Whether what stands below the row of chips is asked for. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

export interface Filter<Value, Param extends string = string> {
  /** The names in the query, in the order in which `parse` takes and `write` gives their values. */
  params: readonly Param[];
  parse(this: void, ...given: readonly (string | undefined)[]): Value | null;
  serialize(this: void, value: Value): readonly (string | null)[];
  /** What is meant where nothing is chosen; nothing unless given. */
  getDefault?(this: void, viewer: Viewer): Value | null;
  /** The choice that leaves every match in, where that is not the absence of one. */
  valueForAll?: Value;
  fits(match: Match, value: Value, viewer: Viewer): boolean;
  /** The part of the sentence that nothing was found: "today". */
  clause(value: Value, wording: TextContext): string;
  Chip(props: ControlProps<Value>): ReactNode;
  /** What more there is to fill in, below the row of chips. */
  Fields?(props: ControlProps<Value>): ReactNode;
  /** Whether the chip keeps its place when it is pressed, so that it does not move away under the finger. */
  keepsPosition?: boolean;
}

/** The matches that all filters but the named one leave in: a choice counts among them while it is open. */
export const MatchesByOtherFiltersContext = createContext<(filter: string) => readonly Match[]>(() => []);
