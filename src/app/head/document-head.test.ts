// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDocumentLanguage } from './document-head';

const page = document.documentElement;
let originalLang: string;

beforeEach(() => {
  vi.useFakeTimers();
  originalLang = page.lang;
  page.lang = '';
});
afterEach(() => {
  vi.useRealTimers();
  page.lang = originalLang;
});

test('html lang changes at once on mount, and when idle after a change of language', () => {
  const { rerender } = renderHook(useDocumentLanguage, { initialProps: 'cs' });
  expect(page.lang).toBe('cs');
  rerender('en');
  expect(page.lang).toBe('cs');
  vi.runAllTimers();
  expect(page.lang).toBe('en');
});
