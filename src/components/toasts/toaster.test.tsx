// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { I18nProvider } from '@/i18n/provider';
import type { Locale } from '@/lib/locale';
import { Toaster } from './toaster';
import { dismissToast, toasts, showToast } from './toasts';

const createToaster = (locale: Locale): ReactNode => (
  <I18nProvider locale={locale} initialMessages={{ cs, en }}>
    <Toaster />
  </I18nProvider>
);
let rerender: ReturnType<typeof render>['rerender'];

beforeEach(() => {
  vi.useFakeTimers();
  ({ rerender } = render(createToaster('cs')));
});

afterEach(() => {
  act(() => {
    for (const { id } of toasts.get()) dismissToast(id);
  });
  vi.useRealTimers();
});

type ShowToast = typeof showToast;
const textFunctions = new Map<string, Parameters<ShowToast>[1]>();
/** Returns the same function for the same text, so that `showToast` recognizes a repeated toast. */
function getTextFunction(text: string): Parameters<ShowToast>[1] {
  const getText = textFunctions.get(text) ?? (() => text);
  textFunctions.set(text, getText);
  return getText;
}
const show = (kind: Parameters<ShowToast>[0], text: string, options?: Parameters<ShowToast>[2]): void =>
  act(() => void showToast(kind, getTextFunction(text), options));
const advanceTime = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const getToastTexts = (): string[] => screen.queryAllByRole('listitem').map((item) => item.textContent);
const getToastItem = (text: string): HTMLElement => screen.getByText(text).closest('li')!;

describe('a toast', () => {
  it('mounts in an existing live region and is announced once: other toasts do not remount it', () => {
    const region = screen.getByRole('status');
    expect([region.getAttribute('aria-live'), getToastTexts()]).toEqual(['polite', []]);
    show('success', 'První');
    const firstItem = getToastItem('První');
    expect(region.contains(firstItem)).toBe(true);
    show('danger', 'Druhá');
    const secondItem = getToastItem('Druhá');
    expect(getToastItem('První')).toBe(firstItem);
    advanceTime(5000);
    expect([getToastTexts(), getToastItem('Druhá')]).toEqual([['Druhá'], secondItem]);
    // An atomic region would be read again as a whole.
    expect(region.getAttribute('aria-relevant')).toBe('additions');
    expect(region.getAttribute('aria-atomic')).toBe('false');
  });

  it('replaces a toast of the same topic and returns the focus to the element that had it before', () => {
    const focusedButton = document.body.appendChild(document.createElement('button'));
    onTestFinished(() => focusedButton.remove());
    focusedButton.focus();
    show('danger', 'Přidat se nepovedlo', { topic: 'match 1' });
    show('danger', 'Jiný zápas', { topic: 'match 2' });
    act(() => within(getToastItem('Přidat se nepovedlo')).getByRole('button').focus());
    show('success', 'Hrajete!', { topic: 'match 1' });
    expect(getToastTexts()).toEqual(['Jiný zápas', 'Hrajete!']);
    expect(document.activeElement).toBe(focusedButton);
  });

  it('changes with the language', () => {
    act(() => void showToast('danger', ({ LL }) => LL.common.copying.failed()));
    expect(getToastTexts()).toEqual([cs.common.copying.failed]);
    rerender(createToaster('en'));
    expect(getToastTexts()).toEqual([en.common.copying.failed]);
  });

  it('keeps a date with its time on one line, or breaks before the time', () => {
    show('success', 'Hrajete! Sobota\u00a021.\u00a011.\u00a018:00.');
    expect(screen.getByText('Sobota 21. 11. 18:00.').className).toBe('inline-block');
    expect(getToastTexts()).toEqual(['Hrajete! Sobota 21.\u00a011. 18:00.']);
  });

  it('closes after five seconds, a failure after ten, counted from the last repetition', () => {
    show('danger', 'Nepovedlo se');
    advanceTime(9000);
    show('success', 'Uloženo');
    show('danger', 'Nepovedlo se');
    advanceTime(4999);
    expect(getToastTexts()).toEqual(['Uloženo', 'Nepovedlo se']);
    advanceTime(1);
    expect(getToastTexts()).toEqual(['Nepovedlo se']);
    advanceTime(4999);
    expect(getToastTexts()).toEqual(['Nepovedlo se']);
    advanceTime(1);
    expect(getToastTexts()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ])('stays while %s is on it', (_, enter, leave) => {
    show('success', 'Uloženo');
    enter(getToastItem('Uloženo'));
    advanceTime(60_000);
    expect(getToastTexts()).toEqual(['Uloženo']);
    leave(getToastItem('Uloženo'));
    advanceTime(4999);
    expect(getToastTexts()).toEqual(['Uloženo']);
    advanceTime(1);
    expect(getToastTexts()).toEqual([]);
  });

  it.each([
    ['a click elsewhere', () => fireEvent.click(document.body)],
    ['the Enter key', () => fireEvent.keyDown(document.body, { key: 'Enter' })],
    ['going back', () => fireEvent.popState(window)],
  ])('of a success closes on %s, but not before 1.5 seconds', (_, interact) => {
    show('success', 'Uloženo');
    interact();
    expect(getToastTexts()).toEqual(['Uloženo']);
    advanceTime(1500);
    expect(getToastTexts()).toEqual([]);
    show('success', 'Uloženo');
    advanceTime(2000);
    interact();
    advanceTime(0);
    expect(getToastTexts()).toEqual([]);
  });

  it('stays after a click when it is a failure or has an action, and while a person types', () => {
    show('danger', 'Nepovedlo se');
    show('success', 'Signál je zpět', { action: { label: () => 'Přidat se', run: () => undefined } });
    fireEvent.click(document.body);
    advanceTime(4000);
    expect(getToastTexts()).toEqual(['Nepovedlo se', 'Signál je zpětPřidat se']);
    show('success', 'Uloženo');
    fireEvent.keyDown(document.body, { key: 'a' });
    fireEvent.click(getToastItem('Nepovedlo se'));
    advanceTime(2000);
    expect(getToastTexts()).toContain('Uloženo');
  });

  it('with shortcuts stays as long as a failure, and closes on the next click', () => {
    const run = vi.fn();
    const options = { shortcuts: [{ icon: '', label: () => 'Chat', run }] };
    show('success', 'Hrajete!', options);
    advanceTime(9999);
    expect(getToastTexts()).toEqual(['Hrajete!Chat']);
    fireEvent.click(screen.getByRole('button', { name: 'Chat' }));
    expect([getToastTexts(), run.mock.calls.length]).toEqual([[], 1]);
    show('success', 'Hrajete!', options);
    advanceTime(2000);
    fireEvent.click(document.body);
    advanceTime(0);
    expect(getToastTexts()).toEqual([]);
  });

  it('with `isVisuallyHidden` is for screen readers only', () => {
    show('success', 'Hrajete!', { isVisuallyHidden: true });
    expect([getToastItem('Hrajete!').className, screen.queryByRole('button')]).toEqual(['sr-only', null]);
    advanceTime(5000);
    expect(getToastTexts()).toEqual([]);
  });

  it('closed by a key press moves the focus to the next toast, else back to the element that had it before', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    onTestFinished(() => field.remove());
    field.focus();
    show('success', 'První');
    show('danger', 'Druhá');
    const [firstButton, secondButton] = screen.getAllByRole('button', { name: 'Zavřít' });
    act(() => firstButton?.focus());
    fireEvent.click(firstButton!);
    expect([getToastTexts(), document.activeElement]).toEqual([['Druhá'], secondButton]);
    fireEvent.click(secondButton!);
    expect([getToastTexts(), document.activeElement]).toEqual([[], field]);
  });

  it.each([
    ['removes the oldest of four toasts', ['danger', 'danger', 'danger', 'danger'], ['2', '3', '4']],
    ['of a success replaces the former success, not a failure', ['danger', 'success', 'success'], ['1', '3']],
  ] as const)('%s', (_, kinds, expectedTexts) => {
    for (const [index, kind] of kinds.entries()) show(kind, String(index + 1));
    expect(getToastTexts()).toEqual(expectedTexts);
  });
});
