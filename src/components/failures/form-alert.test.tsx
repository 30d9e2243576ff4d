// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { I18nProvider } from '@/i18n/provider';
import { createI18n } from '@/i18n/translate';
import type { Failure } from '@/lib/failure';
import type { Locale } from '@/lib/locale';
import { errorText } from './error-text';
import { FormAlert } from './form-alert';

const createAlert = (failure: Failure | null, locale: Locale = 'cs') => (
  <I18nProvider locale={locale} initialMessages={{ cs, en }}>
    <FormAlert failure={failure} />
  </I18nProvider>
);

it('says that sending is possible again once the device is online, and shows the next failure', () => {
  let isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const { rerender } = render(createAlert({ kind: 'offline' }));
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Bez signálu to teď nejde. Zkuste to prosím, až bude signál.');
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(alert.textContent).toBe('Signál je zpět. Zkuste to prosím znovu.');
  rerender(createAlert(null));
  expect(alert.textContent).toBe('');
  rerender(createAlert({ kind: 'offline' }));
  expect(alert.textContent).toBe('Server teď neodpovídá. Zkuste to prosím za chvíli znovu.');
});

it('drops the alert role when only the language changes, and has it again for the next failure', () => {
  const { rerender } = render(createAlert({ kind: 'timeout' }));
  rerender(createAlert({ kind: 'timeout' }, 'en'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.body.textContent).toContain(errorText(createI18n('en', en).LL, { kind: 'timeout' }));
  rerender(createAlert({ kind: 'malformed' }, 'en'));
  expect(screen.getByRole('alert').textContent).not.toBe('');
});

it('shows what the backend says of a field that is not in the form, as text', () => {
  const errors = [{ field: 'consent', code: '', message: '<b>Souhlas</b> chybí.' }];
  const failure = { kind: 'problem', status: 400, code: 'validation_failed', isInferred: true } as const;
  render(createAlert({ ...failure, detail: null, errors, retryAfter: null, failedAt: 0 }));
  expect(screen.getByRole('alert').textContent).toMatch(/vyplnili\. <b>Souhlas<\/b> chybí\.$/);
});

it('asks the person to check the form after a validation error, unlike errorText', () => {
  const failure = {
    kind: 'problem',
    status: 400,
    code: 'validation_failed',
    detail: null,
    retryAfter: null,
    failedAt: 0,
  } as const;
  render(createAlert(failure));
  expect(screen.getByRole('alert').textContent).toBe(
    'Něco ve formuláři není v pořádku. Zkontrolujte prosím, co jste vyplnili.',
  );
  expect(errorText(createI18n('cs', cs).LL, failure)).not.toMatch(/formulář|pol[eí]|vyplni/);
});
