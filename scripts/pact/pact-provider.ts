import { HOOK_PATH } from '../../tests/answers/hook.ts';
/** `npm run pact:provider`: the embedded backend with the hook for provider states, on PORT or 4180, until Ctrl+C. */
import { closeOnSignal, runMain } from '../lib/command.ts';
import { load } from '../lib/load.ts';

await runMain(import.meta, async () => {
  const { startProvider } =
    await load<typeof import('../../tests/pact/provider.ts')>('tests/pact/provider.ts');
  const { url, close } = await startProvider(Number(process.env['PORT'] || 4180));
  console.log(
    `The embedded backend answers at ${url}, provider states at ${url}${HOOK_PATH}. Ctrl+C stops it.`,
  );
  closeOnSignal(close);
});
