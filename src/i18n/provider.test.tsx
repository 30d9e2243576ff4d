// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import type { Locale } from '@/lib/locale';

type Answer = () => Promise<Response>;

/** Per language, what the server answers; each test loads the modules anew, with nothing in memory. */
let answers: Record<Locale, Answer>;
let provider: typeof import('./provider');
let context: typeof import('./context');
const mounted = vi.fn<() => void>();
const rendered = vi.fn<(locale: Locale) => void>();

const ok =
  (body: object): Answer =>
  () =>
    Promise.resolve(Response.json(body));
const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

function Screen(): ReactNode {
  const { LL, locale } = context.useI18n();
  useEffect(() => mounted(), []);
  rendered(locale);
  return (
    <main>
      <h1 data-locale={locale}>{LL.errors.notFound.title()}</h1>
      <input aria-label="draft" />
    </main>
  );
}

const app = (locale: Locale) => (
  <provider.I18nProvider locale={locale} fallback={<p>waiting</p>}>
    <Screen />
  </provider.I18nProvider>
);

beforeEach(async () => {
  answers = { cs: ok(cs), en: ok(en) };
  mounted.mockReset();
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => (url.includes('/en/') ? answers.en() : answers.cs())),
  );
  vi.resetModules();
  provider = await import('./provider');
  context = await import('./context');
});

describe('I18nProvider', () => {
  it('keeps the old language, and what was typed, until the new one has come', async () => {
    let send: (response: Response) => void = () => undefined;
    answers.en = () => new Promise((resolve) => (send = resolve));
    const { rerender } = render(app('cs'));
    const heading = await screen.findByRole('heading', { name: 'Stránka nenalezena' });
    fireEvent.change(screen.getByLabelText('draft'), { target: { value: 'hello' } });

    rerender(app('en'));
    expect(heading.textContent).toBe('Stránka nenalezena');
    expect(heading.dataset.locale).toBe('cs');
    await act(async () => send(Response.json(en)));
    await screen.findByRole('heading', { name: 'Page not found' });
    expect(heading.dataset.locale).toBe('en');
    expect(screen.getByLabelText<HTMLInputElement>('draft').value).toBe('hello');
    expect(mounted).toHaveBeenCalledTimes(1);
  });

  it('never shows a language that is no longer asked for', async () => {
    let send: (response: Response) => void = () => undefined;
    answers.en = () => new Promise((resolve) => (send = resolve));
    const { rerender } = render(app('cs'));
    await screen.findByRole('heading', { name: 'Stránka nenalezena' });
    rerender(app('en'));
    rerender(app('cs'));
    rendered.mockReset();
    await act(async () => send(Response.json(en)));
    expect(rendered).not.toHaveBeenCalledWith('en');
    expect(screen.getByRole('heading').textContent).toBe('Stránka nenalezena');
  });

  it('says in both languages that the words cannot be had, and tries again when asked', async () => {
    answers.cs = offline;
    render(app('cs'));
    const alert = await screen.findByRole('alert');
    expect(alert.querySelector('[lang=cs]')?.textContent).toMatch(/nepodařilo načíst/);
    expect(alert.querySelector('[lang=en]')?.textContent).toMatch(/couldn’t be loaded/);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Texty se nepodařilo načíst',
      'The texts couldn’t be loaded',
    ]);
    expect(screen.queryByText('waiting')).toBeNull();

    answers.cs = ok(cs);
    fireEvent.click(screen.getByRole('button', { name: 'Zkusit znovu / Try again' }));
    expect(await screen.findByRole('heading', { name: 'Stránka nenalezena' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the button and its focus while it tries again, once at a time, and by itself when the browser comes back online', async () => {
    answers.cs = offline;
    render(app('cs'));
    const button = await screen.findByRole('button');
    let refuse: (reason: Error) => void = () => undefined;
    answers.cs = () => new Promise((_, reject) => (refuse = reject));
    button.focus();
    fireEvent.click(button);
    const calls = vi.mocked(fetch).mock.calls.length;
    fireEvent.click(button);
    expect(vi.mocked(fetch).mock.calls).toHaveLength(calls);
    expect([document.activeElement, button.ariaBusy]).toEqual([button, 'true']);
    await act(async () => refuse(new TypeError('Failed to fetch')));
    expect([document.activeElement, screen.getByRole('button'), button.ariaBusy]).toEqual([
      button,
      button,
      null,
    ]);
    answers.cs = ok(cs);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Stránka nenalezena' })).toBeTruthy();
  });

  it('keeps the screen when the other language cannot be had', async () => {
    answers.en = offline;
    const { rerender } = render(app('cs'));
    await screen.findByRole('heading');
    rerender(app('en'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    // Above the screen, not in its place: its heading stays the only one.
    expect(screen.getByRole('heading').textContent).toBe('Stránka nenalezena');
    expect(mounted).toHaveBeenCalledTimes(1);

    rerender(app('cs'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
