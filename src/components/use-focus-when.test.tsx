// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useFocusWhen } from './use-focus-when';

/** A form whose button goes when the answer comes. */
function Form({ answer }: { answer: Promise<void> }): ReactNode {
  const [isDone, setIsDone] = useState(false);
  const heading = useFocusWhen<HTMLHeadingElement>(isDone);
  useEffect(() => {
    void answer.then(() => setIsDone(true));
  }, [answer]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Form
      </h1>
      {!isDone && <button type="button">send</button>}
    </>
  );
}

it('moves the focus with the change that takes the control away, so that no key is pressed in between', async () => {
  let come = (): void => undefined;
  const answer = new Promise<void>((resolve) => void (come = resolve));
  const { container } = render(<Form answer={answer} />);
  screen.getByRole('button').focus();
  const focused = new Promise((resolve) => {
    new MutationObserver(() => resolve(document.activeElement)).observe(container, { childList: true });
  });
  // As in a browser, where nobody waits for the effects of an answer.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  come();
  expect(await focused).toBe(screen.getByRole('heading'));
});
