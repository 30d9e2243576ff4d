/**
 * The build that the browser tests hold beside that of `npm run build`: with every setting that adds something to the app,
 * and without what a setting takes away. Its services exist in the tests only.
 */
export const fullBuild = {
  /** Its folder, below the project. */
  folder: '.cache/full-build',
  settings: {
    VITE_SENTRY_DSN: 'https://key@errors.hrajem.test/1',
    VITE_GOOGLE_CLIENT_ID: '1234-test.apps.googleusercontent.com',
    VITE_OFFLINE: '0',
  },
};
