import { trustedScripts } from '@/lib/trusted-script-url';
import { fullBuild } from './full-build-settings';
import { collectReports, type Reports } from './reports';
import { test as base } from './test';

export const { VITE_GOOGLE_CLIENT_ID: googleClientId } = fullBuild.settings;
export const googleScript = trustedScripts['google-identity'];

/**
 * `test` over the build with every setting, which has error reports and Google sign-in. Reports are collected; Google's script is
 * empty by default.
 */
export const test = base.extend<{ reports: Reports }>({
  settings: { ...fullBuild.settings, DIST: fullBuild.folder },
  reports: [
    async ({ context }, run) => {
      await context.route(googleScript, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await run(await collectReports(context));
    },
    { auto: true },
  ],
});
