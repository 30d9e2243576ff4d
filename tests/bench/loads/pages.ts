import type { LoadLimits } from './load-verdict';

/** A page that people come to, and what they come for. */
export interface LoadPage {
  name: string;
  /** With the match of the longest chat. */
  path: (matchId: number) => string;
  /** Whether jana has a session. */
  isSignedIn: boolean;
  /** A selector of the first thing that one can use. */
  control: string;
  /** Whether the number of matches or messages makes a difference to it. */
  grows: boolean;
  limits: LoadLimits;
}

/** Drawn at build time: it only has to be started. */
const drawn = {
  first: { lcp: 1.25, interactive: 3.3 },
  repeat: { lcp: 1.25, interactive: 3.3 },
  blocking: 1.2,
};

export const pages: readonly LoadPage[] = [
  {
    name: 'Login',
    path: () => '/prihlaseni',
    isSignedIn: false,
    control: 'form button[type=submit]:not(:disabled)',
    grows: false,
    limits: drawn,
  },
  {
    name: 'Home, signed out',
    path: () => '/',
    isSignedIn: false,
    control: '#root main a[href]',
    grows: false,
    limits: drawn,
  },
  {
    name: 'Home, signed in',
    path: () => '/',
    isSignedIn: true,
    // Not one that was painted before the app was there.
    control: '#root:not([data-scene]) main li button:not(:disabled)',
    grows: true,
    limits: {
      first: { lcp: 2.9, interactive: 3.5 },
      repeat: { lcp: 2, interactive: 2.5 },
      blocking: 2.4,
    },
  },
  {
    name: 'Detail with chat',
    // As a notification leads there; else it comes only when one scrolls near it.
    path: (id) => `/detail/${id}#chat`,
    isSignedIn: true,
    control: 'main textarea:not(:disabled)',
    grows: true,
    limits: {
      first: { lcp: 3.2, interactive: 3.8 },
      repeat: { lcp: 2.2, interactive: 2.8 },
      blocking: 2.4,
    },
  },
];
