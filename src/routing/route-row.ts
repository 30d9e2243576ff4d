import type { Locale } from '@/lib/locale';
import type { ParamShape } from './params';

export type LayoutName = 'default' | 'login';

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
}

/** Whether the screen is reserved for signed-in people. */
export const isGuarded = (row: Pick<RouteRow, 'auth'>): boolean => row.auth !== false;
