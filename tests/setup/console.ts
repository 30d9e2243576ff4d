import { format } from 'node:util';

type Level = 'error' | 'warn';

interface Call {
  level: Level;
  text: string;
}

const LEVELS = ['error', 'warn'] as const;

let recordedCalls: Call[] = [];
let expectedCalls: { level: Level; text: string | RegExp; isMet: boolean }[] = [];

const matches = (text: string, expectedText: string | RegExp) =>
  typeof expectedText === 'string' ? text.includes(expectedText) : expectedText.test(text);

/**
 * Expects at least one `console.error` or `console.warn` whose text contains (or matches) `text`. The running test fails without
 * such a call, and after any other output.
 */
export function expectConsole(level: Level, text: string | RegExp): void {
  expectedCalls.push({ level, text, isMet: false });
}

/** Replaces `console.error` and `console.warn` by recorders; returns a function that restores them. */
export function recordConsole(): () => void {
  const originalFunctions = { error: console.error, warn: console.warn };
  for (const level of LEVELS) {
    console[level] = (...args: unknown[]) => {
      recordedCalls.push({ level, text: format(...args) });
    };
  }
  return () => {
    Object.assign(console, originalFunctions);
  };
}

/** Messages about unexpected output and missing expected output since the last call. */
export function consoleFaults(): string[] {
  const unexpectedCalls = recordedCalls.filter((call) => {
    const match = expectedCalls.find(({ level, text }) => level === call.level && matches(call.text, text));
    if (match) match.isMet = true;
    return !match;
  });
  const faults = [
    ...unexpectedCalls.map((call) => `unexpected console.${call.level}: ${call.text}`),
    ...expectedCalls
      .filter(({ isMet }) => !isMet)
      .map(({ level, text }) => `console.${level} was expected and did not come: ${text}`),
  ];
  recordedCalls = [];
  expectedCalls = [];
  return faults;
}
