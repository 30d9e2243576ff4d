import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../../../scripts/lib/project';
import { buildIdOf } from '../../../../scripts/release/make-release';
import { fullBuild } from './full-build-settings';

const textFiles = /\.(html|js|css|json)$/;
const hashPattern = /-([\w-]{8})\.(js|css)$/;

/** Another hash with the same characters. */
const changeHash = (hash: string): string => [...hash].toReversed().join('');

function copyWithNewHashes(from: string, to: string): void {
  fs.cpSync(from, to, { recursive: true });
  const files = fs
    .readdirSync(to, { recursive: true, encoding: 'utf8' })
    .filter((name) => textFiles.test(name));
  const hashOf = (name: string) => (name.startsWith('assets') ? hashPattern.exec(name)?.[1] : undefined);
  const hashes = new Set(files.map(hashOf));
  const id = buildIdOf(from);
  for (const name of files) {
    const file = path.join(to, name);
    let text = fs.readFileSync(file, 'utf8').replaceAll(id, changeHash(id));
    text = text.replaceAll(/-([\w-]{8})(?=\.)/g, (whole, hash: string) =>
      hashes.has(hash) ? `-${changeHash(hash)}` : whole,
    );
    // The worker needs new revisions, because the pages have changed.
    if (name === 'sw.js') text = text.replaceAll(/(?<=revision:[`"'])\w{16}/g, changeHash);
    fs.writeFileSync(file, text);
    const hash = hashOf(name);
    if (hash) fs.renameSync(file, path.join(to, name.replace(`-${hash}.`, `-${changeHash(hash)}.`)));
  }
}

/** Publishes several builds one after the other, as on a real server: the symbolic link `current` points to the served one. */
export function createDeployments() {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'hrajem-deployments-'));
  const first = path.join(folder, 'first');
  // Compressed files would have the old content, and source maps are not needed.
  const filter = (source: string) => !/\.(br|gz|map)$/.test(source);
  fs.cpSync(path.join(root, 'dist'), first, { recursive: true, filter });
  const current = path.join(folder, 'current');
  fs.symlinkSync(first, current);
  return {
    current,
    first,
    /** Makes a build whose hashed files all have new names; returns its folder. */
    makeSecond() {
      const secondFolder = path.join(folder, 'another');
      fs.rmSync(secondFolder, { recursive: true, force: true });
      copyWithNewHashes(first, secondFolder);
      return secondFolder;
    },
    /** Replaces a build's service worker by that of `VITE_OFFLINE=0`. */
    removeWorker: (folder: string) =>
      fs.cpSync(path.join(fullBuild.folder, 'sw.js'), path.join(folder, 'sw.js')),
    publish(build: string) {
      const link = path.join(folder, 'next');
      fs.symlinkSync(build, link);
      fs.renameSync(link, current);
    },
    dispose: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

export type Deployments = ReturnType<typeof createDeployments>;
