/**
 * `npm test`: runs every stage; each stage can also be run alone. The last line is the total, `N passed, N failed`; the exit code tells
 * whether all passed. `--browsers` runs the main tests in every browser, `--long` the slow parts, or those that it names, such as
 * `--long hostile states/2`.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { runMain } from './lib/command.ts';
import { LONG_PARTS } from './test/long-parts.ts';
import { runStages } from './test/run-stages.ts';
import { BROWSER_STAGES, BUILD_STAGES, STAGES } from './test/stages.ts';

/** The long run's parts with those names, all without one; throws for a name that no part has. */
function choosePartsNamed(names: string[]) {
  const hasName = (name: string, chosen: string) => name === chosen || name.startsWith(`${chosen}/`);
  const unknownName = names.find((chosen) => !LONG_PARTS.some(({ name }) => hasName(name, chosen)));
  if (unknownName !== undefined)
    throw new Error(
      `No part is named ${unknownName}. There are: ${LONG_PARTS.map(({ name }) => name).join(', ')}.`,
    );
  const parts = LONG_PARTS.filter(
    ({ name }) => names.length === 0 || names.some((chosen) => hasName(name, chosen)),
  );
  const needed = new Set(parts.flatMap(({ needs = [] }) => needs));
  return [...BUILD_STAGES.filter(({ name }) => needed.has(name)), ...parts];
}

await runMain(import.meta, () => {
  const { values, positionals } = parseArgs({
    options: { long: { type: 'boolean' }, browsers: { type: 'boolean' } },
    allowPositionals: true,
  });
  console.log(`Node ${process.version}`);
  if (values.long) return runStages(choosePartsNamed(positionals), { places: 1, isLive: true });
  return runStages(values.browsers ? BROWSER_STAGES : STAGES, {
    places: Math.max(2, availableParallelism() / 2),
  });
});
