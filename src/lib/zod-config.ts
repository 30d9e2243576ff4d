declare global {
  // oxlint-disable-next-line no-underscore-dangle -- the name is Zod's
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Zod compiles its parsers with `new Function` otherwise, and tries whether it may, which a strict Content Security Policy
 * reports. It looks here for its settings when it is loaded (zod/v4/core/core.js), so that the app can set it before any schema is
 * made without having Zod in its first file. Imported first by what starts the app.
 */
// oxlint-disable-next-line no-underscore-dangle -- the name is Zod's
export const zodConfig = (globalThis.__zod_globalConfig ??= {});

zodConfig.jitless = true;
