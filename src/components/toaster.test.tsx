// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { I18nProvider } from '@/i18n/provider';
import type { Locale } from '@/lib/locale';
import { Toaster } from './toaster';
import { dismissToast, getToasts, showToast } from './toasts';

const app = (locale: Locale): ReactNode => (
  <I18nProvider locale={locale} initial={{ cs, en }}>
    <Toaster />
  </I18nProvider>
);
let rerender: ReturnType<typeof render>['rerender'];

beforeEach(() => {
  vi.useFakeTimers();
  ({ rerender } = render(app('cs')));
});

afterEach(() => {
  act(() => {
    for (const { id } of getToasts()) dismissToast(id);
  });
  vi.useRealTimers();
});

type Show = typeof showToast;
const wordings = new Map<string, Parameters<Show>[1]>();
/** The same function for the same words, as for a message that comes again. */
function wordingOf(text: string): Parameters<Show>[1] {
  const wording = wordings.get(text) ?? (() => text);
  wordings.set(text, wording);
  return wording;
}
const show = (kind: Parameters<Show>[0], text: string, more?: Parameters<Show>[2]): void =>
  act(() => showToast(kind, wordingOf(text), more));
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const texts = (): string[] => screen.queryAllByRole('listitem').map((item) => item.textContent);
const item = (text: string): HTMLElement => screen.getByText(text).closest('li')!;

describe('a message', () => {
  it('is put into a polite region that was there before, and announced once: what stays is not mounted anew', () => {
    const region = screen.getByRole('status');
    expect([region.getAttribute('aria-live'), texts()]).toEqual(['polite', []]);
    show('success', 'První');
    const first = item('První');
    expect(region.contains(first)).toBe(true);
    show('danger', 'Druhá');
    const second = item('Druhá');
    expect(item('První')).toBe(first);
    pass(5000);
    expect([texts(), item('Druhá')]).toEqual([['Druhá'], second]);
    // A screen reader told to read the whole region would repeat what it has read.
    expect(region.getAttribute('aria-relevant')).toBe('additions');
    expect(region.getAttribute('aria-atomic')).toBe('false');
  });

  it('takes the place of the one about the same, whatever it said, and gives the focus back that was in it', () => {
    const before = document.body.appendChild(document.createElement('button'));
    onTestFinished(() => before.remove());
    before.focus();
    show('danger', 'Přidat se nepovedlo', { topic: 'match 1' });
    show('danger', 'Jiný zápas', { topic: 'match 2' });
    act(() => within(item('Přidat se nepovedlo')).getByRole('button').focus());
    show('success', 'Hrajete!', { topic: 'match 1' });
    expect(texts()).toEqual(['Jiný zápas', 'Hrajete!']);
    expect(document.activeElement).toBe(before);
  });

  it('follows the language', () => {
    act(() => showToast('danger', ({ LL }) => LL.common.copying.failed()));
    expect(texts()).toEqual([cs.common.copying.failed]);
    rerender(app('en'));
    expect(texts()).toEqual([en.common.copying.failed]);
  });

  it('keeps a day with its time together while a line has room for it, and then breaks before the time', () => {
    show('success', 'Hrajete! Sobota\u00a021.\u00a011.\u00a018:00.');
    expect(screen.getByText('Sobota 21. 11. 18:00.').className).toBe('inline-block');
    expect(texts()).toEqual(['Hrajete! Sobota 21.\u00a011. 18:00.']);
  });

  it('goes by itself after five seconds, bad news after ten, from when it came the last time', () => {
    show('danger', 'Nepovedlo se');
    pass(9000);
    show('success', 'Uloženo');
    show('danger', 'Nepovedlo se');
    pass(4999);
    expect(texts()).toEqual(['Uloženo', 'Nepovedlo se']);
    pass(1);
    expect(texts()).toEqual(['Nepovedlo se']);
    pass(4999);
    expect(texts()).toEqual(['Nepovedlo se']);
    pass(1);
    expect(texts()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ])('waits while %s is on it', (_, enter, leave) => {
    show('success', 'Uloženo');
    enter(item('Uloženo'));
    pass(60_000);
    expect(texts()).toEqual(['Uloženo']);
    leave(item('Uloženo'));
    pass(4999);
    expect(texts()).toEqual(['Uloženo']);
    pass(1);
    expect(texts()).toEqual([]);
  });

  it.each([
    ['a press elsewhere', () => fireEvent.click(document.body)],
    ['a message sent', () => fireEvent.keyDown(document.body, { key: 'Enter' })],
    ['the way back', () => fireEvent.popState(window)],
  ])('of a success goes with %s, once it could be read', (_, act) => {
    show('success', 'Uloženo');
    act();
    expect(texts()).toEqual(['Uloženo']);
    pass(1500);
    expect(texts()).toEqual([]);
    show('success', 'Uloženo');
    pass(2000);
    act();
    pass(0);
    expect(texts()).toEqual([]);
  });

  it('stays through the next press when it is bad news, or something can be done from it; and while one types', () => {
    show('danger', 'Nepovedlo se');
    show('success', 'Signál je zpět', { action: { label: () => 'Přidat se', run: () => undefined } });
    fireEvent.click(document.body);
    pass(4000);
    expect(texts()).toEqual(['Nepovedlo se', 'Signál je zpětPřidat se']);
    show('success', 'Uloženo');
    fireEvent.keyDown(document.body, { key: 'a' });
    fireEvent.click(item('Nepovedlo se'));
    pass(2000);
    expect(texts()).toContain('Uloženo');
  });

  it('with ways to go on stays as long as bad news, and goes with the next press', () => {
    const run = vi.fn();
    const more = { shortcuts: [{ icon: '', label: () => 'Chat', run }] };
    show('success', 'Hrajete!', more);
    pass(9999);
    expect(texts()).toEqual(['Hrajete!Chat']);
    fireEvent.click(screen.getByRole('button', { name: 'Chat' }));
    expect([texts(), run.mock.calls.length]).toEqual([[], 1]);
    show('success', 'Hrajete!', more);
    pass(2000);
    fireEvent.click(document.body);
    pass(0);
    expect(texts()).toEqual([]);
  });

  it('that the screen shows by itself is only heard', () => {
    show('success', 'Hrajete!', { isVisuallyHidden: true });
    expect([item('Hrajete!').className, screen.queryByRole('button')]).toEqual(['sr-only', null]);
    pass(5000);
    expect(texts()).toEqual([]);
  });

  it('gives the focus to the next one, or back, when it is dismissed by key', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    onTestFinished(() => field.remove());
    field.focus();
    show('success', 'První');
    show('danger', 'Druhá');
    const [first, second] = screen.getAllByRole('button', { name: 'Zavřít' });
    act(() => first?.focus());
    fireEvent.click(first!);
    expect([texts(), document.activeElement]).toEqual([['Druhá'], second]);
    fireEvent.click(second!);
    expect([texts(), document.activeElement]).toEqual([[], field]);
  });

  it.each([
    [
      'makes the oldest go when there are more than three',
      ['danger', 'danger', 'danger', 'danger'],
      ['2', '3', '4'],
    ],
    [
      'of a success takes the place of the success before it, not of bad news',
      ['danger', 'success', 'success'],
      ['1', '3'],
    ],
  ] as const)('%s', (_, kinds, left) => {
    for (const [index, kind] of kinds.entries()) show(kind, String(index + 1));
    expect(texts()).toEqual(left);
  });
});
