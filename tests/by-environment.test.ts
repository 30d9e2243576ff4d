import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { groupByEnvironment } from './setup/by-environment.ts';

const file = (path: string) => ({ moduleId: fileURLToPath(new URL(`../${path}`, import.meta.url)) });

test('files of one environment follow each other, otherwise in their order', () => {
  const inDom = [
    file('src/before-app/early-input.test.ts'),
    file('src/features/chat/chat.test.tsx'),
  ] as const;
  const inNode = [file('src/lib/text.test.ts'), file('tests/by-environment.test.ts')] as const;

  expect(groupByEnvironment([inDom[0], inNode[0], inDom[1], inNode[1]])).toEqual([...inDom, ...inNode]);
  expect(groupByEnvironment([inNode[1], inDom[1], inNode[0], inDom[0]])).toEqual([
    inNode[1],
    inNode[0],
    inDom[1],
    inDom[0],
  ]);
});
