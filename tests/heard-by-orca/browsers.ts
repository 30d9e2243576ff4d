import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Processes } from './processes.ts';

/** Settings that keep Firefox from asking, showing pages of its own and looking for news. */
const firefoxSettings = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.preonboarding.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.translations.enable': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9',
  'signon.rememberSignons': false,
  'termsofuse.bypassNotification': true,
  'toolkit.cosmeticAnimations.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

const chromiumFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--force-renderer-accessibility',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-sandbox',
  '--password-store=basic',
  '--start-maximized',
  '--test-type',
];

/** Settings that keep Chromium from offering to keep the password and to translate, which Orca would read. */
const chromiumSettings = {
  credentials_enable_service: false,
  profile: { password_manager_enabled: false },
  translate: { enabled: false },
};

/** Opens `url` in a browser with an empty profile, in the language of the session. */
type Open = (processes: Processes, url: string) => void;

export const browsers = {
  firefox(processes, url) {
    const profile = join(processes.folder, 'firefox');
    mkdirSync(profile);
    const settings = { ...firefoxSettings, 'intl.accept_languages': processes.env.LANGUAGE };
    const lines = Object.entries(settings).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join(''));
    processes.start('firefox-esr', ['--no-remote', '--profile', profile, url]);
  },
  chromium(processes, url) {
    const profile = join(processes.folder, 'chromium');
    const lang = processes.env.LANGUAGE ?? 'cs';
    mkdirSync(join(profile, 'Default'), { recursive: true });
    writeFileSync(
      join(profile, 'Default/Preferences'),
      JSON.stringify({ ...chromiumSettings, intl: { accept_languages: lang, selected_languages: lang } }),
    );
    processes.start('chromium', [...chromiumFlags, `--user-data-dir=${profile}`, `--lang=${lang}`, url]);
  },
} satisfies Record<string, Open>;

export type Browser = keyof typeof browsers;
