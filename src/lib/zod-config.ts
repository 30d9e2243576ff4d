declare global {
  // oxlint-disable-next-line no-underscore-dangle -- the name is Zod's
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/** Keeps Zod from trying `new Function`, which the CSP reports. Zod reads it when it loads, so whatever starts the app imports this first. */
// oxlint-disable-next-line no-underscore-dangle -- the name is Zod's
export const zodConfig = (globalThis.__zod_globalConfig ??= {});

zodConfig.jitless = true;
