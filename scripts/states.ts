/**
 * `npm run states`: photographs every state of the built app, in both languages and themes, at 320, 390 and 1280 px and with text
 * of 100 and 200 %, onto a sheet for each state (gallery/README.md).
 *
 *   -- --only NAME       only the states whose names begin so; may be given several times
 *   -- --against REF     builds that commit too, and prints what has changed since, pixel by pixel
 */
import { runMain } from './lib/command.ts';
import { load } from './lib/load.ts';

await runMain(import.meta, async () =>
  (
    await load<typeof import('./states/photograph-states.ts')>('scripts/states/photograph-states.ts')
  ).photographStates(),
);
