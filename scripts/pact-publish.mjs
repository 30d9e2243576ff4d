/** `npm run pact:publish`: gives pacts/*.json to the Pact Broker of PACT_BROKER_BASE_URL as the pacts of this commit. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { brokerSettings, publishPacts } from './lib/pact-broker.mjs';
import { root } from './lib/run.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim();

const broker = brokerSettings();
const version = process.env.PACT_CONSUMER_VERSION || git('rev-parse', 'HEAD');
const branch = process.env.PACT_CONSUMER_BRANCH || git('branch', '--show-current');

if (!broker) {
  console.error('Set PACT_BROKER_BASE_URL (and PACT_BROKER_TOKEN) to the broker that shall get the pacts.');
  process.exitCode = 1;
} else if (!version) {
  console.error('Set PACT_CONSUMER_VERSION: without git the version of the pacts is not known.');
  process.exitCode = 1;
} else {
  const files = globSync('pacts/*.json', { cwd: root }).toSorted();
  const notices = await publishPacts(broker, { files, version, branch }).catch((error) => {
    process.exitCode = 1;
    return [error.message];
  });
  for (const notice of notices) console.log(notice);
}
