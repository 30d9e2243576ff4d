import type { Page } from '@playwright/test';
import type { Command } from './host';
import { insideOfPage } from './inside';

/** GDK's names of keys with another name in Playwright. */
const gdkNames: Record<string, string> = {
  Enter: 'Return',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  PageUp: 'Page_Up',
  PageDown: 'Page_Down',
  Backspace: 'BackSpace',
  Shift: 'Shift_L',
  Control: 'Control_L',
  Alt: 'Alt_L',
  Meta: 'Meta_L',
};

/**
 * Sends keys and mouse events of a page to its real window, because Playwright's scripted events are not trusted, and neither move
 * the focus nor scroll.
 */
export function useRealInput(page: Page, sendCommand: (command: Command) => Promise<void>): void {
  const inside = insideOfPage(page);
  /** Sends a command and waits until the page has handled its event. */
  const sendAndWait = async (command: Command) => {
    await sendCommand(command);
    await page.evaluate(() => new Promise((done) => setTimeout(done))).catch(() => {});
  };

  const giveKey = (kind: 'down' | 'up', modifiers: ReadonlySet<string>, key: string) =>
    sendAndWait({ do: 'key', kind, key: gdkNames[key] ?? key, modifiers: [...modifiers] });
  inside.rawKeyboard.keydown = (_, modifiers, _name, { key }) => giveKey('down', modifiers, key);
  inside.rawKeyboard.keyup = (_, modifiers, _name, { key }) => giveKey('up', modifiers, key);
  inside.rawKeyboard.sendText = (_, text) => sendAndWait({ do: 'type', text });

  for (const kind of ['move', 'down', 'up'] as const)
    inside.rawMouse[kind] = (_, x, y, button, heldButtons, modifiers) => {
      const sets = { held: [...heldButtons], modifiers: [...modifiers] };
      return sendAndWait({ do: 'mouse', kind, x, y, ...sets, ...(kind !== 'move' && { button }) });
    };
}
