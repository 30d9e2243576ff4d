// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { applyHead } from './document-head';

const head = { title: 'Zápasy', description: 'Najděte si zápas.', alternates: null } as const;

test('the language is written only when it changes: the browser looks at the style of everything then', () => {
  const page = document.implementation.createHTMLDocument();
  const observer = new MutationObserver(() => undefined);
  observer.observe(page.documentElement, { attributes: true });
  applyHead(page, { ...head, lang: 'cs' });
  expect(observer.takeRecords()).toHaveLength(1);
  applyHead(page, { ...head, lang: 'cs' });
  expect(observer.takeRecords()).toHaveLength(0);
  applyHead(page, { ...head, lang: 'en' });
  expect(page.documentElement.lang).toBe('en');
});
