import { mdiCheck, mdiClose } from '@mdi/js';
import { expect, test } from 'vitest';
import { inlineIcons } from './icons.ts';

test('an import of icons becomes their paths on as many lines', () => {
  const code = "import {\n  mdiCheck,\n  mdiClose,\n} from '@mdi/js';\nuse(mdiCheck);\n";
  const inlined = inlineIcons(code);
  expect(inlined).toContain(`const mdiCheck = ${JSON.stringify(mdiCheck)};`);
  expect(inlined).toContain(`const mdiClose = ${JSON.stringify(mdiClose)};`);
  expect(inlined.split('\n').length).toBe(code.split('\n').length);
  expect(inlined).toContain('\nuse(mdiCheck);\n');
});

test('an icon that does not exist stops the build', () => {
  expect(() => inlineIcons("import { mdiNothing } from '@mdi/js';")).toThrow(
    '@mdi/js has no icon mdiNothing.',
  );
});
