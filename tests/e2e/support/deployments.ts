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

/** Turns a hash into a different one with the same characters. */
const changeHash = (hash: string): string => [...hash].toReversed().join('');

function copyWithNewHashes(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((name) => textFiles.test(name));
  const hashes = new Set(
    files.flatMap((name) => (name.startsWith('assets') ? (hashOf.exec(name)?.[1] ?? []) : [])),
  );
  const id = buildIdOf(from);
  for (const name of files) {
    const file = path.join(to, name);
    let text = readFileSync(file, 'utf8').replaceAll(id, changeHash(id));
    text = text.replaceAll(/-([\w-]{8})(?=\.)/g, (whole, hash: string) =>
      hashes.has(hash) ? `-${changeHash(hash)}` : whole,
    );
    // The worker needs new revisions, because the pages have changed.
    if (name === 'sw.js') text = text.replaceAll(/(?<=revision:[`"'])\w{16}/g, changeHash);
    writeFileSync(file, text);
    const hash = name.startsWith('assets') ? hashOf.exec(name)?.[1] : undefined;
    if (hash) renameSync(file, path.join(to, name.replace(`-${hash}.`, `-${changeHash(hash)}.`)));
  }
}

/** Publishes several builds one after the other, as on a real server: the symbolic link `current` points to the served one. */
export function createDeployments() {
  const folder = mkdtempSync(path.join(tmpdir(), 'hrajem-deployments-'));
  const first = path.join(folder, 'first');
  // Compressed files would have the old content, and source maps are not needed.
  const filter = (source: string) => !/\.(br|gz|map)$/.test(source);
  cpSync(path.join(root, 'dist'), first, { recursive: true, filter });
  const current = path.join(folder, 'current');
  symlinkSync(first, current);
  return {
    current,
    first,
    /** Makes a build whose hashed files all have new names; returns its folder. */
    makeSecond() {
      const secondFolder = path.join(folder, 'another');
      rmSync(secondFolder, { recursive: true, force: true });
      copyWithNewHashes(first, secondFolder);
      return secondFolder;
    },
    /** Replaces a build's service worker by that of `VITE_OFFLINE=0`. */
    removeWorker: (folder: string) =>
      cpSync(path.join(fullBuild.folder, 'sw.js'), path.join(folder, 'sw.js')),
    publish(build: string) {
      const link = path.join(folder, 'next');
      symlinkSync(build, link);
      renameSync(link, current);
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Deployments = ReturnType<typeof createDeployments>;
