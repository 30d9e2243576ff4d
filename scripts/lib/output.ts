/** Environment variables that make programs print plain text, as in CI. */
export const plainOutputEnv = { CI: '1', NO_COLOR: '1', FORCE_COLOR: undefined };

/** The time since a moment (milliseconds since 1970) as text, such as `1.5 s`. */
export const secondsSince = (start: number): string => `${((Date.now() - start) / 1000).toFixed(1)} s`;
