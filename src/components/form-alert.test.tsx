// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { I18nProvider } from '@/i18n/provider';
import { createI18n } from '@/i18n/translate';
import type { Locale } from '@/lib/locale';
import { errorText, type Failure } from './error-text';
import { FormAlert } from './form-alert';

const alertFor = (failure: Failure | null, locale: Locale = 'cs') => (
  <I18nProvider locale={locale} initialMessages={{ cs, en }}>
    <FormAlert failure={failure} />
  </I18nProvider>
);

it('says that sending is possible again once the device is online, and shows the next failure', () => {
  let isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const { rerender } = render(alertFor({ kind: 'offline' }));
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Bez signálu to teď nejde. Zkuste to prosím, až bude signál.');
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(alert.textContent).toBe('Signál je zpět. Zkuste to prosím znovu.');
  rerender(alertFor(null));
  expect(alert.textContent).toBe('');
  rerender(alertFor({ kind: 'offline' }));
  expect(alert.textContent).toBe('Server teď neodpovídá. Zkuste to prosím za chvíli znovu.');
});

it('is not announced again when only the language changes, but is for the next failure', () => {
  const { rerender } = render(alertFor({ kind: 'timeout' }));
  rerender(alertFor({ kind: 'timeout' }, 'en'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.body.textContent).toContain(errorText(createI18n('en', en).LL, { kind: 'timeout' }));
  rerender(alertFor({ kind: 'malformed' }, 'en'));
  expect(screen.getByRole('alert').textContent).not.toBe('');
});

it('asks the person to check the form after a validation error, unlike errorText', () => {
  const failure = {
    kind: 'problem',
    status: 400,
    code: 'validation_failed',
    detail: null,
    retryAfter: null,
    at: 0,
  } as const;
  render(alertFor(failure));
  expect(screen.getByRole('alert').textContent).toBe(
    'Něco ve formuláři není v pořádku. Zkontrolujte prosím, co jste vyplnili.',
  );
  expect(errorText(createI18n('cs', cs).LL, failure)).not.toMatch(/formulář|pol[eí]|vyplni/);
});
