declare global {
  // oxlint-disable-next-line no-underscore-dangle -- the name is Zod's
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/** Keeps Zod from calling `new Function`, which violates the CSP. Import this file before Zod, which reads the setting on import. */
// oxlint-disable-next-line no-underscore-dangle -- the name is Zod's
export const zodConfig = (globalThis.__zod_globalConfig ??= {});

zodConfig.jitless = true;
