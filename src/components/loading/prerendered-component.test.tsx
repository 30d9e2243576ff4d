// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyComponent } from './lazy';
import { PrerenderedComponent } from './prerendered-component';

it('keeps the prerendered HTML without loading code, until the language changes', async () => {
  const load = vi.fn(() => Promise.resolve(() => 'Its code'));
  const part = lazyComponent(load);
  const container = document.createElement('div');
  container.innerHTML = '<div class="high"><p>Drawn</p></div>';
  document.body.append(container);
  const prerenderedParagraph = container.querySelector('p');
  const { rerender } = render(<PrerenderedComponent key="cs" component={part} className="high" />, {
    container,
    hydrate: true,
  });
  rerender(<PrerenderedComponent key="cs" component={part} className="high" />);
  expect(screen.getByText('Drawn')).toBe(prerenderedParagraph);
  expect(load).not.toHaveBeenCalled();
  await act(async () => rerender(<PrerenderedComponent key="en" component={part} className="high" />));
  expect(screen.getByText('Its code')).toBeDefined();
  expect(screen.queryByText('Drawn')).toBeNull();
});
