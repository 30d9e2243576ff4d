// oxlint-disable no-underscore-dangle -- these are Playwright's names
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Transport } from './transport';

type Buttons = ReadonlySet<'left' | 'middle' | 'right'>;
type Modifiers = ReadonlySet<string>;
type Raw<Parameters extends unknown[]> = (progress: unknown, ...parameters: Parameters) => Promise<void>;
type RawKey = Raw<[modifiers: Modifiers, name: string, description: { key: string }]>;
type RawMouse = Raw<[x: number, y: number, button: string, buttons: Buttons, modifiers: Modifiers]>;

/** The private members of Playwright's page that these files use. */
interface PageInside {
  rawKeyboard: { keydown: RawKey; keyup: RawKey; sendText: Raw<[text: string]> };
  rawMouse: Record<'move' | 'down' | 'up', RawMouse>;
}

interface BrowserInside {
  _attachTab: (name: string, transport: Transport) => Promise<void>;
}

interface ContextInside {
  _options: Record<string, unknown>;
}

/** Returns Playwright's private object behind a public one. */
const insideOf = (publicObject: Browser | BrowserContext | Page): unknown =>
  (
    publicObject as unknown as { _connection: { toImpl: (publicObject: unknown) => unknown } }
  )._connection.toImpl(publicObject);

export const insideOfBrowser = (browser: Browser) => insideOf(browser) as BrowserInside;
export const insideOfPage = (page: Page) => (insideOf(page) as { delegate: PageInside }).delegate;

/** Sets options of an existing context, in its public and its private object. */
export function setOptions(context: BrowserContext, options: Record<string, unknown>): void {
  const publicObject = context as unknown as ContextInside;
  publicObject._options = { ...publicObject._options, ...options };
  Object.assign((insideOf(context) as ContextInside)._options, options);
}
