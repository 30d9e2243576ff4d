import type { ParamShape } from './params';
import type { RouteRow } from './route-row';
import { type RouteName, routeTable } from './table';

/*
 * The route table as types and functions. What the compiler cannot follow from data, that a list made of the table's names
 * has one entry for each, is told to it by the casts of this file and nowhere else (decision 010).
 */

type Shapes<Name extends RouteName> = (typeof routeTable)[Name] extends { params: infer Given } ? Given : {};

/** A screen's path parameters, parsed: an id is a number. */
export type RouteParams<Name extends RouteName> = {
  readonly [Key in keyof Shapes<Name>]: Shapes<Name>[Key] extends ParamShape<infer Value> ? Value : never;
};

/** The names of a screen's path parameters; `never` for a screen without any. */
export type ParamName<Name extends RouteName> = keyof RouteParams<Name>;

type English<Name extends RouteName> = (typeof routeTable)[Name]['path']['en'];

/** The type of `internalPattern`, for example `/detail/$id`. */
type InternalPattern<Name extends RouteName> =
  English<Name> extends `/en${infer Rest}` ? (Rest extends '' ? '/' : Rest) : never;

/** All names, in the order of the table. */
export const routeNames = Object.keys(routeTable) as RouteName[];

/** One row, by name, in its general type. */
export const rowOf = (name: RouteName): RouteRow => routeTable[name];

/**
 * A screen's parameters from the segments of an address that stand for them; null when one has not the shape that the
 * table asks for.
 */
export function parseParams<Name extends RouteName>(
  name: Name,
  segments: Readonly<Record<string, string | undefined>>,
): RouteParams<Name> | null {
  const shapes = Object.entries(rowOf(name).params ?? {});
  const values = shapes.map(([key, shape]) => [key, shape.parse(segments[key] ?? '')] as const);
  if (values.some(([, value]) => value === null)) return null;
  return Object.fromEntries(values) as RouteParams<Name>;
}

/**
 * The pattern under which the router knows a screen in every language: the English path, so that `/$locale` before it
 * gives `/$locale/detail/$id`. Home is `/`.
 */
export const internalPattern = <Name extends RouteName>(name: Name): InternalPattern<Name> =>
  (rowOf(name).path.en.slice('/en'.length) || '/') as InternalPattern<Name>;

/** A record with an entry for each of the names; `Entries` says of which type each is. */
export const entriesOf = <Entries extends Partial<Record<RouteName, unknown>>>(
  names: readonly (keyof Entries & RouteName)[],
  make: (name: RouteName) => unknown,
): Entries => Object.fromEntries(names.map((name) => [name, make(name)])) as unknown as Entries;
