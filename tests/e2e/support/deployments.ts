import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../../scripts/lib/project';
import { buildIdOf } from '../../../scripts/release/make-release';
import { fullBuild } from './full-build-settings';

const textFiles = /\.(html|js|css|json)$/;
const hashOf = /-([\w-]{8})\.(js|css)$/;

/** Turns a hash into another one of the same signs. */
const turned = (hash: string): string => [...hash].toReversed().join('');

function makeAnother(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((name) => textFiles.test(name));
  const hashes = new Set(
    files.flatMap((name) => (name.startsWith('assets') ? (hashOf.exec(name)?.[1] ?? []) : [])),
  );
  const id = buildIdOf(from);
  for (const name of files) {
    const file = path.join(to, name);
    let text = readFileSync(file, 'utf8').replaceAll(id, turned(id));
    text = text.replaceAll(/-([\w-]{8})(?=\.)/g, (whole, hash: string) =>
      hashes.has(hash) ? `-${turned(hash)}` : whole,
    );
    // Pages have changed, so the worker must not take those of the first build for them.
    if (name === 'sw.js') text = text.replaceAll(/(?<=revision:[`"'])\w{16}/g, turned);
    writeFileSync(file, text);
    const hash = name.startsWith('assets') ? hashOf.exec(name)?.[1] : undefined;
    if (hash) renameSync(file, path.join(to, name.replace(`-${hash}.`, `-${turned(hash)}.`)));
  }
}

/** Builds of the app that are published one after the other, as on a server of one's own: the link `current` says which is served. */
export function createDeployments() {
  const folder = mkdtempSync(path.join(tmpdir(), 'hrajem-deployments-'));
  const first = path.join(folder, 'first');
  // Compressed forms would be those of what was there before; maps are of no use here.
  const filter = (source: string) => !/\.(br|gz|map)$/.test(source);
  cpSync(path.join(root, 'dist'), first, { recursive: true, filter });
  const current = path.join(folder, 'current');
  symlinkSync(first, current);
  return {
    current,
    first,
    /** Makes another build, no file of which with a hash in its name is one of the first; gives its folder. */
    another() {
      const other = path.join(folder, 'another');
      rmSync(other, { recursive: true, force: true });
      makeAnother(first, other);
      return other;
    },
    /** Puts what `VITE_OFFLINE=0` makes into the place of a build's service worker. */
    withoutWorker: (folder: string) =>
      cpSync(path.join(fullBuild.folder, 'sw.js'), path.join(folder, 'sw.js')),
    publish(next: string) {
      const link = path.join(folder, 'next');
      symlinkSync(next, link);
      renameSync(link, current);
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Deployments = ReturnType<typeof createDeployments>;
