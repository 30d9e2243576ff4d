// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { I18nProvider } from '@/i18n/provider';
import type { Locale } from '@/lib/locale';
import { PictureStatus } from './picture-status';
import type { PictureUpload } from './use-picture-upload';

afterEach(cleanup);

const ignore = (): void => undefined;
const failed = { step: 'failed', failure: { kind: 'offline' }, canRetry: true } as const;

const status = (state: PictureUpload['state'], locale: Locale) => (
  <I18nProvider locale={locale} initialMessages={{ cs, en }}>
    <PictureStatus state={state} choose={ignore} use={ignore} retry={ignore} cancel={ignore} />
  </I18nProvider>
);

/** The text of the live regions. */
const announced = (): string =>
  Array.from(document.querySelectorAll('[role=status], [role=alert]'), (part) => part.textContent).join('');

it.each([
  ['success', { step: 'saved' }, (words: typeof cs) => words.profile.picture.saved],
  ['failure', failed, (words: typeof cs) => words.profile.picture.failed],
] as const)('announces a %s once, and shows it in another language too', (_, state, wordsOf) => {
  const { rerender } = render(status({ step: 'idle' }, 'cs'));
  rerender(status(state, 'cs'));
  expect(announced()).toContain(wordsOf(cs));
  for (const [locale, words] of [
    ['en', en],
    ['cs', cs],
  ] as const) {
    rerender(status(state, locale));
    expect(announced()).toBe('');
    expect(document.body.textContent).toContain(wordsOf(words));
  }
  rerender(status({ ...state }, 'cs'));
  expect(announced()).toContain(wordsOf(cs));
});
