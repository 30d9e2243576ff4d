// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { focusHeading } from './focus-heading';

const element = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;

const add = (parent: HTMLElement, name: 'h1' | 'main' | 'button'): HTMLElement =>
  parent.appendChild(document.createElement(name));

beforeEach(() => {
  document.body.replaceChildren();
  add(document.body, 'h1');
  const main = add(document.body, 'main');
  main.tabIndex = -1;
  add(main, 'h1');
  add(main, 'button');
});

describe('focusHeading', () => {
  it('focuses the screen’s heading without scrolling or an outline, until the focus leaves it', () => {
    const heading = element('main h1');
    const focus = vi.spyOn(heading, 'focus');
    expect(focusHeading(document)).toBe(true);
    expect(document.activeElement).toBe(heading);
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(heading.style.outlineStyle).toBe('none');
    element('button').focus();
    expect(heading.hasAttribute('tabindex')).toBe(false);
    expect(heading.style.outlineStyle).toBe('');
  });

  it('focuses the main part of a screen without a heading, and leaves it focusable', () => {
    for (const heading of document.querySelectorAll('h1')) heading.remove();
    expect(focusHeading(document)).toBe(false);
    expect(document.activeElement).toBe(element('main'));
    element('button').focus();
    expect(element('main').getAttribute('tabindex')).toBe('-1');
  });

  it('does nothing without either', () => {
    document.body.replaceChildren();
    focusHeading(document);
    expect(document.activeElement).toBe(document.body);
  });
});
