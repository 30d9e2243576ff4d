// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import type { Locale } from '@/lib/locale';

type Answer = () => Promise<Response>;

/** The server's answer for each language. */
let answers: Record<Locale, Answer>;
let provider: typeof import('./provider');
let context: typeof import('./context');
const onMount = vi.fn<() => void>();
const onMissing = vi.fn<(failure: Error, isRequested: boolean) => void>();
const onRender = vi.fn<(locale: Locale) => void>();

const respondWith =
  (body: object): Answer =>
  () =>
    Promise.resolve(Response.json(body));
const failRequest: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

function Screen() {
  const { LL, locale } = context.useI18n();
  useEffect(() => onMount(), []);
  onRender(locale);
  return (
    <main>
      <h1 data-locale={locale}>{LL.matches.title()}</h1>
      <input aria-label="draft" />
    </main>
  );
}

const createApp = (locale: Locale) => (
  <provider.I18nProvider locale={locale} onMissing={onMissing}>
    <Screen />
  </provider.I18nProvider>
);

beforeEach(async () => {
  answers = { cs: respondWith(cs), en: respondWith(en) };
  onMount.mockReset();
  onMissing.mockReset();
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => (url.includes('/en/') ? answers.en() : answers.cs())),
  );
  vi.resetModules();
  provider = await import('./provider');
  context = await import('./context');
});

describe('I18nProvider', () => {
  it('keeps the old language until the new one has loaded, and never unmounts typed text', async () => {
    let respond: (response: Response) => void = () => undefined;
    answers.en = () => new Promise((resolve) => (respond = resolve));
    const { rerender } = render(createApp('cs'));
    const heading = await screen.findByRole('heading', { name: 'Zápasy' });
    fireEvent.change(screen.getByLabelText('draft'), { target: { value: 'hello' } });

    rerender(createApp('en'));
    expect(heading.textContent).toBe('Zápasy');
    expect(heading.dataset.locale).toBe('cs');
    await act(async () => respond(Response.json(en)));
    await screen.findByRole('heading', { name: 'Matches' });
    expect(heading.dataset.locale).toBe('en');
    expect(screen.getByLabelText<HTMLInputElement>('draft').value).toBe('hello');
    expect(onMount).toHaveBeenCalledTimes(1);
  });

  it('never shows a language that is no longer wanted', async () => {
    let respond: (response: Response) => void = () => undefined;
    answers.en = () => new Promise((resolve) => (respond = resolve));
    const { rerender } = render(createApp('cs'));
    await screen.findByRole('heading', { name: 'Zápasy' });
    rerender(createApp('en'));
    rerender(createApp('cs'));
    onRender.mockReset();
    await act(async () => respond(Response.json(en)));
    expect(onRender).not.toHaveBeenCalledWith('en');
    expect(screen.getByRole('heading').textContent).toBe('Zápasy');
  });

  it('says in both languages that loading failed, and retries on a press', async () => {
    answers.cs = failRequest;
    render(createApp('cs'));
    const alert = await screen.findByRole('alert');
    expect(alert.querySelector('[lang=cs]')?.textContent).toMatch(/nepodařilo načíst/);
    expect(alert.querySelector('[lang=en]')?.textContent).toMatch(/couldn’t be loaded/);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Texty se nepodařilo načíst',
      'The texts couldn’t be loaded',
    ]);

    answers.cs = respondWith(cs);
    fireEvent.click(screen.getByRole('button', { name: 'Zkusit znovu / Try again' }));
    expect(await screen.findByRole('heading', { name: 'Zápasy' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the retry button focused during a retry, and retries when the browser is online again', async () => {
    answers.cs = failRequest;
    render(createApp('cs'));
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
    answers.cs = respondWith(cs);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Zápasy' })).toBeTruthy();
  });

  it('keeps the screen when the other language fails to load', async () => {
    answers.en = failRequest;
    const { rerender } = render(createApp('cs'));
    await screen.findByRole('heading');
    rerender(createApp('en'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('heading').textContent).toBe('Zápasy');
    expect(onMount).toHaveBeenCalledTimes(1);

    rerender(createApp('cs'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onMissing).not.toHaveBeenCalled();
  });

  it('tells when the host answers without the dictionary, by itself and on a press', async () => {
    answers.en = () => Promise.resolve(new Response('<!doctype html>'));
    const { rerender } = render(createApp('cs'));
    await screen.findByRole('heading');
    rerender(createApp('en'));
    expect((await screen.findByRole('alert')).textContent).not.toMatch(/signal/);
    fireEvent.click(screen.getByRole('button', { name: 'Try again / Zkusit znovu' }));
    await vi.waitFor(() =>
      expect(onMissing.mock.calls.map(([{ name }, isRequested]) => [name, isRequested])).toEqual([
        ['ChunkLoadError', false],
        ['ChunkLoadError', true],
      ]),
    );
    rerender(createApp('cs'));
    rerender(createApp('en'));
    await vi.waitFor(() => expect(onMissing).toHaveBeenCalledTimes(3));
    expect(onMissing).toHaveBeenLastCalledWith(expect.anything(), false);
  });

  it('tells that the dictionary is missing when that was known before the first render', async () => {
    answers.en = () => Promise.resolve(new Response('Not found', { status: 404 }));
    const { loadMessages } = await import('./loader');
    await expect(loadMessages('en')).rejects.toThrow('is not the dictionary');
    render(createApp('en'));
    expect(onMissing).toHaveBeenCalledExactlyOnceWith(expect.anything(), false);
  });
});
