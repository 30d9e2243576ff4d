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

/** A step with its words in the language of the page; of a step at the backend only its keys, as the page does not take it. */
export type LocalizedStep = Step extends infer One
  ? One extends { answers: unknown } | { meanwhile: unknown }
    ? { [Key in keyof One]: true }
    : { [Key in keyof One]: One[Key] extends (...told: never[]) => string ? string : One[Key] }
  : never;

/** What a page needs to become a state; stands in it as JSON. */
export interface StateFrame {
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
  steps: readonly (readonly [number, LocalizedStep])[];
  shows: string;
}

declare global {
  interface Window {
    stateFrame: StateFrame;
  }
}

/** What a state's page says about itself, on its root element: `data-state`. */
export type FrameState = 'shown' | 'failed';
