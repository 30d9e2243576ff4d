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
const failedState = { step: 'failed', failure: { kind: 'offline' }, canRetry: true } as const;

const createStatus = (state: PictureUpload['state'], locale: Locale) => (
  <I18nProvider locale={locale} initialMessages={{ cs, en }}>
    <PictureStatus state={state} choose={ignore} crop={ignore} retry={ignore} cancel={ignore} />
  </I18nProvider>
);

const getAnnouncedText = (): string =>
  Array.from(document.querySelectorAll('[role=status], [role=alert]'), (item) => item.textContent).join('');

it.each([
  ['success', { step: 'saved' }, (translation: typeof cs) => translation.profile.picture.saved],
  ['failure', failedState, (translation: typeof cs) => translation.profile.picture.failed],
] as const)('announces a %s, and only shows it in another language', (_, state, expectedText) => {
  const { rerender } = render(createStatus({ step: 'idle' }, 'cs'));
  rerender(createStatus(state, 'cs'));
  expect(getAnnouncedText()).toContain(expectedText(cs));
  for (const [locale, translation] of [
    ['en', en],
    ['cs', cs],
  ] as const) {
    rerender(createStatus(state, locale));
    expect(getAnnouncedText()).toBe('');
    expect(document.body.textContent).toContain(expectedText(translation));
  }
  rerender(createStatus({ ...state }, 'cs'));
  expect(getAnnouncedText()).toContain(expectedText(cs));
});
