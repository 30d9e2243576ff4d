/** How Chromium is started: without what it does for its own sake. */
export const browserArguments = (): string[] => [
  // Chromium refuses its sandbox to root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
