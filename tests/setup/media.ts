import { vi } from 'vitest';

/** Stubs `matchMedia`: only queries that contain the text `query`, such as `pointer: fine`, match. */
export const stubMedia = (query: string): void =>
  void vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes(query) }),
  );
