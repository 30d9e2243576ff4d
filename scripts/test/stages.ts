import { firefoxStage, npmStage, playwrightStage, type Stage, vitestStage, webKitStage } from './stage.ts';

/** The specs whose results may differ between browsers: cookies and storage, two tabs, focus and keys, layout, clocks of the chat, checks by axe. */
export const SMOKE_SPECS = 'journey session together keyboard states';

export const BUILD_AND_BROWSER = ['build', 'browser'];

export const BUILD_STAGES: readonly Stage[] = [
  npmStage('build', 'build:e2e'),
  npmStage('browser', 'browser'),
];

/** The stages of `npm test`, longest first among those that may run side by side. */
export const STAGES: readonly Stage[] = [
  ...BUILD_STAGES,
  vitestStage('unit'),
  npmStage('check', 'check'),
  vitestStage('contract'),
  vitestStage('pact'),
  npmStage('provider', 'test:provider', { needs: ['pact'] }),
  npmStage('dist', 'test:dist', { needs: ['build'] }),
  // The keyboard walks the journey in Chromium.
  playwrightStage('e2e', '--grep-invert=@engines', { needs: BUILD_AND_BROWSER }),
  firefoxStage('journey', { isAlone: false }),
  webKitStage('journey', { isAlone: false }),
];

export const BROWSER_STAGES: readonly Stage[] = [
  ...BUILD_STAGES,
  playwrightStage('chromium', SMOKE_SPECS, { needs: BUILD_AND_BROWSER }),
  firefoxStage(SMOKE_SPECS),
  webKitStage(SMOKE_SPECS),
];
