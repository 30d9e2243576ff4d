import type { Locale } from '@/lib/locale';
import type { Step } from './state';

/** The settings with which a state is shown. */
export interface View {
  locale: Locale;
  theme: 'light' | 'dark';
  /** The text size in per cent. */
  text: number;
  /** Whether timers and the clock go on once the state is reached. */
  isLive: boolean;
}

/** A step with its texts in the page's language; a step at the backend has only its keys, because the page cannot perform it. */
export type LocalizedStep = Step extends infer One
  ? One extends { answers: unknown } | { meanwhile: unknown }
    ? { [Key in keyof One]: true }
    : { [Key in keyof One]: One[Key] extends (...args: never[]) => string ? string : One[Key] }
  : never;

/** The data with which a page becomes a state; the page contains it as JSON. */
export interface StateFrame {
  name: string;
  /** The path that answers the page's calls. */
  backend: string;
  address: string;
  cookies: Record<string, string>;
  view: View;
  /** Milliseconds since 1970. */
  now: number;
  isOnline: boolean;
  /** Prefixes of the paths that this state's backend answers. */
  intercepted: readonly string[];
  /** The remaining steps with their numbers. */
  steps: readonly (readonly [number, LocalizedStep])[];
  shows: string;
}

declare global {
  interface Window {
    stateFrame: StateFrame;
  }
}

/** The attribute `data-state` of the page's root element. */
export type FrameState = 'shown' | 'failed';
