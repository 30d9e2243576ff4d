// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { focusHeading, useFocusWhen } from './focus';

const findElement = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;

const appendElement = (parent: HTMLElement, name: 'h1' | 'main' | 'button'): HTMLElement =>
  parent.appendChild(document.createElement(name));

describe('focusHeading', () => {
  beforeEach(() => {
    document.body.replaceChildren();
    appendElement(document.body, 'h1');
    const main = appendElement(document.body, 'main');
    main.tabIndex = -1;
    appendElement(main, 'h1');
    appendElement(main, 'button');
  });

  it('focuses the screen’s heading without scrolling or outline, and restores its attributes on blur', () => {
    const heading = findElement('main h1');
    const focusSpy = vi.spyOn(heading, 'focus');
    expect(focusHeading(document)).toBe(true);
    expect(document.activeElement).toBe(heading);
    expect(focusSpy).toHaveBeenCalledWith({ preventScroll: true });
    expect(heading.style.outlineStyle).toBe('none');
    findElement('button').focus();
    expect(heading.hasAttribute('tabindex')).toBe(false);
    expect(heading.style.outlineStyle).toBe('');
  });

  it('leaves no caret behind, which a screen reader would follow', () => {
    document.getSelection()!.collapse(findElement('main'), 2);
    focusHeading(document);
    expect(document.getSelection()!.rangeCount).toBe(0);
  });

  it('focuses <main> on a screen without a heading, and keeps its tabindex', () => {
    for (const heading of document.querySelectorAll('h1')) heading.remove();
    expect(focusHeading(document)).toBe(false);
    expect(document.activeElement).toBe(findElement('main'));
    findElement('button').focus();
    expect(findElement('main').getAttribute('tabindex')).toBe('-1');
  });

  it('does nothing on a page that has neither a heading nor <main>', () => {
    document.body.replaceChildren();
    focusHeading(document);
    expect(document.activeElement).toBe(document.body);
  });
});

/** A form whose button unmounts when the answer comes. */
function Form({ answer }: { answer: Promise<void> }) {
  const [isDone, setIsDone] = useState(false);
  const headingRef = useFocusWhen<HTMLHeadingElement>(isDone);
  useEffect(() => {
    void answer.then(() => setIsDone(true));
  }, [answer]);
  return (
    <>
      <h1 ref={headingRef} tabIndex={-1}>
        Form
      </h1>
      {!isDone && <button type="button">send</button>}
    </>
  );
}

it('useFocusWhen moves the focus in the same commit that unmounts the focused button', async () => {
  let resolveAnswer = (): void => undefined;
  const answer = new Promise<void>((resolve) => void (resolveAnswer = resolve));
  const { container } = render(<Form answer={answer} />);
  screen.getByRole('button').focus();
  const focusAtUnmount = new Promise((resolve) => {
    new MutationObserver(() => resolve(document.activeElement)).observe(container, { childList: true });
  });
  // Without act(), React commits as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  resolveAnswer();
  expect(await focusAtUnmount).toBe(screen.getByRole('heading'));
});
