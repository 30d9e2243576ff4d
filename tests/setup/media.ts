import { vi } from 'vitest';

/** The device says yes to the media queries that contain this, such as `pointer: fine`, and no to all others. */
export const stubMedia = (part: string): void =>
  void vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes(part) }),
  );
