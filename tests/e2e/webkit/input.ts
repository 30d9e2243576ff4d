import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Page } from '@playwright/test';
import type { Command } from './host';
import { insideOfPage } from './inside';

/** What GDK calls the keys that Playwright names otherwise. */
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

const types: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

/** What GTK scrolls by a whole turn of the wheel, in pixels. */
const turn = 53;

/**
 * Gives a page keys, mouse and wheel of a real window: those that Playwright makes by script are not trusted by the page, and
 * neither move the focus nor scroll. It gets files by script, with the same bytes.
 */
export function useRealInput(page: Page, tell: (command: Command) => Promise<void>): void {
  const inside = insideOfPage(page);
  /** The event has been handled by the page before what comes after it. */
  const give = async (command: Command) => {
    await tell(command);
    await page.evaluate(() => new Promise((done) => setTimeout(done))).catch(() => {});
  };

  const giveKey = (kind: 'down' | 'up', modifiers: ReadonlySet<string>, key: string) =>
    give({ do: 'key', kind, key: gdkNames[key] ?? key, modifiers: [...modifiers] });
  inside.rawKeyboard.keydown = (_, modifiers, _name, { key }) => giveKey('down', modifiers, key);
  inside.rawKeyboard.keyup = (_, modifiers, _name, { key }) => giveKey('up', modifiers, key);
  inside.rawKeyboard.sendText = (_, text) => give({ do: 'type', text });

  for (const kind of ['move', 'down', 'up'] as const)
    inside.rawMouse[kind] = (_, x, y, button, held, modifiers) =>
      give({
        do: 'mouse',
        kind,
        x,
        y,
        held: [...held],
        modifiers: [...modifiers],
        ...(kind !== 'move' && { button }),
      });
  inside.rawMouse.wheel = (_, x, y, held, modifiers, dx, dy) =>
    give({
      do: 'mouse',
      kind: 'wheel',
      x,
      y,
      held: [...held],
      modifiers: [...modifiers],
      dx: dx / turn,
      dy: dy / turn,
    });

  inside.setInputFilePaths = (_, input, paths) => {
    const files = paths.map((path) => ({
      name: basename(path),
      type: types[extname(path).toLowerCase()] ?? '',
      bytes: readFileSync(path).toString('base64'),
    }));
    return input.evaluateInUtility(([, node, given]) => {
      const all = new DataTransfer();
      for (const { name, type, bytes } of given)
        all.items.add(new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name, { type }));
      node.files = all.files;
      node.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      node.dispatchEvent(new Event('change', { bubbles: true }));
    }, files);
  };
}
