import type { Locale } from '@/lib/locale';

export type LayoutName = 'default' | 'login';

/** Parses a segment of an address into its value; null if it is malformed. `String` turns the value back into the segment. */
export type ParamShape<Value extends string | number> = (segment: string) => Value | null;

/** Ids are `integer` of the contract: 1 to 2^31 - 1, without leading zeros. */
export const parseId: ParamShape<number> = (segment) =>
  /^[1-9][0-9]{0,9}$/.test(segment) && Number(segment) <= 2 ** 31 - 1 ? Number(segment) : null;

/** A partner's slug. */
export const parseSlug: ParamShape<string> = (segment) =>
  /^[a-z0-9-]{1,40}$/.test(segment) ? segment : null;

/** One row of the route table. A row that lacks a translation or a layout does not compile. */
export interface RouteRow {
  /** The public address in each language; `$name` is a parameter. */
  path: { cs: `/${string}`; en: '/en' | `/en/${string}` };
  /** The document title without the product's name. */
  title: Record<Locale, string>;
  layout: LayoutName;
  /** Whether the screen needs a signed-in person; true when left out. */
  auth?: boolean;
  /** Whether a signed-in person is led away to `next` or Home. */
  guestOnly?: boolean;
  /** Whether an e-mailed link leads here, whose secrets decide what is shown. */
  fromMail?: boolean;
  /** Parts of the screen that the hash of an address may name, if they ask for something of their own. */
  sections?: readonly string[];
  /** The shape of each `$name` of the path. */
  params?: Readonly<Record<string, ParamShape<string | number>>>;
  /** The screen that an address with a malformed parameter leads to; without it such an address is an unknown one (404). */
  otherwise?: 'index';
  /** What links to the screen may say in the query. */
  search?: readonly string[];
}

/** Whether the screen is reserved for signed-in people. */
export const isGuarded = (row: Pick<RouteRow, 'auth'>): boolean => row.auth !== false;
