import type { Locale } from '@/lib/locale';
import type { Step } from './state';

/** What can be chosen about how a state is looked at. */
export interface View {
  locale: Locale;
  theme: 'light' | 'dark';
  /** Of the text, in per cent of the usual one. */
  text: number;
  /** Goes on living after it was reached: clock, polling, messages that go away. */
  isLive: boolean;
}

type Told<Key extends PropertyKey> = { [Name in Key]: string };

/** A step with its words in the language of the page. */
export type SpokenStep = Step extends infer One
  ? One extends { name: unknown }
    ? Omit<One, 'name'> & Told<'name'>
    : One extends { into: unknown }
      ? Omit<One, 'into'> & Told<'into'>
      : One extends { code: unknown }
        ? Told<'code'>
        : One extends { clear: unknown }
          ? Told<'clear'>
          : One extends { from: unknown }
            ? Omit<One, 'from'> & Told<'from'>
            : One extends { until: unknown }
              ? Told<'until'>
              : One extends { answers: unknown }
                ? { answers: true }
                : One extends { meanwhile: unknown }
                  ? { meanwhile: true }
                  : One
  : never;

/** What a page needs to become a state; stands in it as JSON. */
export interface Frame {
  name: string;
  /** Where the page's calls are answered. */
  backend: string;
  address: string;
  cookies: Record<string, string>;
  view: View;
  /** Milliseconds since 1970. */
  now: number;
  isOnline: boolean;
  /** What the addresses begin with whose calls are answered for this state alone. */
  intercepted: readonly string[];
  /** Those that are still to be done, by their number. */
  steps: readonly (readonly [number, SpokenStep])[];
  shows: string;
}

declare global {
  interface Window {
    stateFrame: Frame;
  }
}

/** What a state's page says about itself, on its root element: `data-state`. */
export type FrameState = 'shown' | 'failed';
