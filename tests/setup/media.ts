import { vi } from 'vitest';

/** Stubs `matchMedia`: queries that contain this text, such as `pointer: fine`, match, and no others. */
export const stubMedia = (query: string): void =>
  void vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes(query) }),
  );
