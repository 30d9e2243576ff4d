/** `npm run pact:publish`: gives pacts/*.json to the Pact Broker of PACT_BROKER_BASE_URL as the pacts of this commit. */
import { spawnSync } from 'node:child_process';
import { command } from './lib/command.ts';
import { brokerSettings, publishPacts } from './lib/pact-broker.ts';
import { root } from './lib/project.ts';
import { pactFiles } from './lib/verifier.ts';

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim();

async function main() {
  const broker = brokerSettings();
  const version = process.env['PACT_CONSUMER_VERSION'] || git('rev-parse', 'HEAD');
  const branch = process.env['PACT_CONSUMER_BRANCH'] || git('branch', '--show-current');
  if (!broker)
    throw new Error(
      'Set PACT_BROKER_BASE_URL (and PACT_BROKER_TOKEN) to the broker that shall get the pacts.',
    );
  if (!version)
    throw new Error('Set PACT_CONSUMER_VERSION: without git the version of the pacts is not known.');
  for (const notice of await publishPacts(broker, { files: pactFiles(), version, branch }))
    console.log(notice);
}

await command(import.meta, main);
