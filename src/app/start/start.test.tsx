// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { Component, type ReactNode, useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { screenShown } from '@/app/router/screen-route';
import { expectConsole } from '@tests/setup/console';
import { hydrate } from './start';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render(): ReactNode {
    return this.state.hasFailed ? <p>failed</p> : this.props.children;
  }
}

const createPage = (): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = '<p>drawn</p>';
  document.body.append(root);
  return root;
};

afterEach(() => document.body.replaceChildren());

it('hydrate resolves when the screen is mounted, and not before', async () => {
  const root = createPage();
  const onDone = vi.fn();
  let showScreen = (): void => undefined;
  const Screen = () => {
    useEffect(() => {
      showScreen = screenShown.emit;
    }, []);
    return <p>drawn</p>;
  };
  await act(async () => void hydrate(root, <Screen />, {}).then(onDone));
  expect(onDone).not.toHaveBeenCalled();
  await act(async () => showScreen());
  expect(onDone).toHaveBeenCalledOnce();
});

it('hydrate resolves when the screen fails and an error boundary replaces it', async () => {
  const root = createPage();
  const onCaughtError = vi.fn();
  const Screen = () => {
    throw new Error('broken');
  };
  const hydration = hydrate(
    root,
    <Boundary>
      <Screen />
    </Boundary>,
    { onCaughtError, onRecoverableError: () => undefined },
  );
  await act(async () => undefined);
  await hydration;
  expect(root.textContent).toBe('failed');
  expect(onCaughtError).toHaveBeenCalledOnce();
});

it('hydrate recovers from an element that an extension has added, without an uncaught error', async () => {
  const root = createPage();
  root.innerHTML = '<form><form-filler></form-filler><p>drawn</p></form>';
  const onError = vi.fn();
  window.addEventListener('error', onError);
  expectConsole('warn', /[Hh]ydrat/);
  await act(
    async () =>
      void hydrate(
        root,
        <form>
          <p>drawn</p>
        </form>,
        {},
      ),
  );
  window.removeEventListener('error', onError);
  expect(root.innerHTML).toBe('<form><p>drawn</p></form>');
  expect(onError).not.toHaveBeenCalled();
});
