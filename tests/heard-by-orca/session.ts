import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Processes } from './processes.ts';
import { Speech } from './speech.ts';

/** A locale of the C library, compiled below `folder`: Orca takes its words from it. */
function compileLocale(folder: string, name: string): void {
  mkdirSync(folder, { recursive: true });
  spawnSync('localedef', ['-i', name, '-f', 'UTF-8', join(folder, `${name}.UTF-8`)]);
}

const orcaLocales = { cs: 'cs_CZ', en: 'en_GB' };
const orcaGreetings = { cs: 'Čtečka obrazovky zapnuta', en: 'Screen reader on' };

/** Starts a screen, a session bus, the accessibility bus and Orca. `folder` is empty and becomes the home. */
export async function startSession(folder: string, locale: 'cs' | 'en') {
  const runtime = join(folder, 'run');
  mkdirSync(runtime, { mode: 0o700 });
  const lang = `${orcaLocales[locale]}.UTF-8`;
  compileLocale(join(folder, 'locales'), orcaLocales[locale]);
  const orcaData = join(folder, '.local/share/orca');
  mkdirSync(orcaData, { recursive: true });
  copyFileSync(join(import.meta.dirname, 'orca-customizations.py'), join(orcaData, 'orca-customizations.py'));
  // Orca ends if it finds another one of the same person, which here is on another screen.
  writeFileSync(join(folder, 'pgrep'), '#!/bin/sh\n', { mode: 0o755 });
  const speechLog = join(folder, 'speech.jsonl');
  writeFileSync(speechLog, '');

  const env: NodeJS.ProcessEnv = {
    PATH: `${folder}:/usr/bin:/bin:/usr/sbin:/sbin`,
    HOME: folder,
    TMPDIR: runtime,
    XDG_RUNTIME_DIR: runtime,
    XDG_CURRENT_DESKTOP: 'GNOME',
    XDG_SESSION_TYPE: 'x11',
    GNOME_ACCESSIBILITY: '1',
    NO_AT_BRIDGE: '0',
    LOCPATH: join(folder, 'locales'),
    LANG: lang,
    LC_ALL: lang,
    LANGUAGE: locale,
    TZ: 'Europe/Prague',
    SPEECH_LOG: speechLog,
  };
  const processes = new Processes(folder, env);
  const screen = ['-screen', '0', '1280x900x24', '-nolisten', 'tcp', '-displayfd', '3'];
  env.DISPLAY = `:${await processes.startForLine('Xvfb', screen)}`;
  const bus = ['--session', '--nofork', '--nopidfile', '--print-address=3'];
  env.DBUS_SESSION_BUS_ADDRESS = await processes.startForLine('dbus-daemon', bus);
  processes.start('openbox', []);
  processes.start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately', '--screen-reader=1']);
  const toBus = '--session --dest org.a11y.Bus --object-path /org/a11y/bus'.split(' ');
  spawnSync('gdbus', ['wait', '--session', '--timeout', '20', 'org.a11y.Bus'], { env });
  for (const property of ['ScreenReaderEnabled', 'IsEnabled'])
    spawnSync(
      'gdbus',
      [
        'call',
        ...toBus,
        '--method',
        'org.freedesktop.DBus.Properties.Set',
        'org.a11y.Status',
        property,
        '<true>',
      ],
      { env },
    );
  processes.start('orca', process.env.KEEP ? [`--debug-file=${join(folder, 'debug.out')}`] : []);
  const speech = new Speech(speechLog, processes);
  await speech.untilSilent(orcaGreetings[locale]);
  if (!speech.hasHeard(orcaGreetings[locale])) {
    await processes.end();
    throw new Error(`Orca did not start: ${readFileSync(join(folder, 'orca.log'), 'utf8')}`);
  }
  return { processes, speech };
}

export type Session = Awaited<ReturnType<typeof startSession>>;
