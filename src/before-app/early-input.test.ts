// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { keepPresses, wordsOf } from './press';
import { takeEarlyInput } from './early-input';

function page(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

const fieldOf = (root: HTMLElement, name: string): HTMLInputElement => {
  const field = root.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};

/** Has pressed them before anything could answer. */
const press = (...buttons: readonly HTMLButtonElement[]): void => {
  window.earlyPresses = buttons.map((button) => ({ button, words: wordsOf(button) }));
};

afterEach(() => {
  window.earlyPresses = undefined;
});

describe('what was typed before the code came', () => {
  it('is typed again where a form has emptied it, and tells the form', () => {
    const root = page('<input name="username" /><textarea name="bio"></textarea>');
    fieldOf(root, 'username').value = 'jana';
    fieldOf(root, 'bio').value = 'Ahoj';
    const giveBack = takeEarlyInput(root);
    const told: string[] = [];
    root.addEventListener('input', ({ target }) => told.push((target as HTMLInputElement).name));
    fieldOf(root, 'username').value = '';
    fieldOf(root, 'bio').value = '';
    giveBack(root);
    expect(fieldOf(root, 'username').value).toBe('jana');
    expect(fieldOf(root, 'bio').value).toBe('Ahoj');
    expect(told).toEqual(['username', 'bio']);
    root.remove();
  });

  it('is ticked again, by a click', () => {
    const root = page('<input name="terms" type="checkbox" />');
    const box = fieldOf(root, 'terms');
    box.checked = true;
    const giveBack = takeEarlyInput(root);
    box.checked = false;
    const told: string[] = [];
    root.addEventListener('click', ({ target }) => told.push((target as HTMLInputElement).name));
    giveBack(root);
    expect(box.checked).toBe(true);
    expect(told).toEqual(['terms']);
    root.remove();
  });

  it('is chosen again where there is such a choice', () => {
    const choice = (label: string, options: readonly string[]): string =>
      `<select aria-label="${label}">${options.map((value) => `<option value="${value}">x</option>`).join('')}</select>`;
    const drawn = page(
      choice('Sport', ['', 'football']) + choice('City', ['', '60']) + choice('Level', ['']),
    );
    for (const [label, value] of [
      ['Sport', 'football'],
      ['City', '60'],
    ] as const) {
      const field = drawn.querySelector<HTMLSelectElement>(`[aria-label=${label}]`);
      if (field) field.value = value;
    }
    const giveBack = takeEarlyInput(drawn);
    drawn.remove();
    const screen = page(choice('Sport', ['', 'football']) + choice('City', ['']) + choice('Level', ['']));
    const told: string[] = [];
    screen.addEventListener('change', ({ target }) => {
      const { ariaLabel, value } = target as HTMLSelectElement;
      told.push(`${ariaLabel ?? ''} ${value}`);
    });
    giveBack(screen);
    expect(told).toEqual(['Sport football']);
    screen.remove();
  });

  it('is left alone where it was kept, and where its field has gone', () => {
    const root = page('<input name="kept" /><input name="gone" /><input name="given" value="cs" />');
    fieldOf(root, 'kept').value = 'a';
    fieldOf(root, 'gone').value = 'b';
    const giveBack = takeEarlyInput(root);
    fieldOf(root, 'gone').remove();
    const told: EventTarget[] = [];
    root.addEventListener('input', ({ target }) => target && told.push(target));
    giveBack(root);
    expect(told).toEqual([]);
    root.remove();
  });
});

describe('what was done on what the build has drawn', () => {
  const form =
    '<form><input name="username" /><input /><button type="button" aria-label="show">x</button><button>Send</button></form>';
  const buttonOf = (root: HTMLElement, text: string): HTMLButtonElement => {
    const button = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === text);
    if (!button) throw new Error(`no button ${text}`);
    return button;
  };

  it('is done again where the screen was drawn anew, typed until the last moment', () => {
    const drawn = page(form);
    const giveBack = takeEarlyInput(drawn);
    fieldOf(drawn, 'username').focus();
    fieldOf(drawn, 'username').value = 'jana';
    fieldOf(drawn, 'username').dispatchEvent(new Event('input', { bubbles: true }));
    press(buttonOf(drawn, 'Send'));
    drawn.remove();
    const screen = page(form);
    const done: string[] = [];
    screen.addEventListener('input', ({ target }) => done.push((target as HTMLInputElement).value));
    screen.addEventListener('click', (event) => {
      event.preventDefault();
      done.push((event.target as HTMLElement).textContent);
    });
    giveBack(screen);
    expect(done).toEqual(['jana', 'Send']);
    expect(document.activeElement).toBe(fieldOf(screen, 'username'));
    expect(window.earlyPresses).toBeUndefined();
    screen.remove();
  });

  it('is done for each that was pressed, in their order', () => {
    const rows = '<button data-press="join-1">Join</button><button data-press="join-2">Join</button>';
    const drawn = page(rows);
    const giveBack = takeEarlyInput(drawn);
    press(...[...drawn.querySelectorAll('button')].toReversed());
    drawn.remove();
    const screen = page(rows);
    const pressed: (string | undefined)[] = [];
    screen.addEventListener('click', ({ target }) => pressed.push((target as HTMLElement).dataset['press']));
    giveBack(screen);
    expect(pressed).toEqual(['join-2', 'join-1']);
    screen.remove();
  });

  it('sends a form that a script has sent, as long as it holds the same words', () => {
    const root = page(form);
    keepPresses(document.createElement('html'), root);
    const done: string[] = [];
    const send = buttonOf(root, 'Send');
    root.addEventListener('click', ({ target }) => done.push((target as HTMLElement).textContent));
    const type = (value: string): void => {
      fieldOf(root, 'username').value = value;
      fieldOf(root, 'username').dispatchEvent(new Event('input', { bubbles: true }));
    };
    const submit = () => send.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    type('jan');
    submit();
    expect(send.getAttribute('aria-busy')).toBe('true');
    type('jana');
    expect(send.hasAttribute('aria-busy')).toBe(false);
    expect(window.earlyPresses).toEqual([]);
    submit();
    // Without an event, as some password managers do.
    fieldOf(root, 'username').value = 'alex';
    takeEarlyInput(root)(root);
    expect(done).toEqual([]);
    root.remove();
  });

  it.each([
    ['two controls have its key', '<button data-press="a">x</button><button data-press="a">x</button>'],
    ['it has no key', '<button>x</button>'],
    ['only its words are the same', '<button data-press="b">x</button>'],
  ])('is not done where %s', (_, html) => {
    const drawn = page(html.replace('"b"', '"a"'));
    const giveBack = takeEarlyInput(drawn);
    press(...drawn.querySelectorAll('button'));
    drawn.remove();
    const screen = page(html);
    let presses = 0;
    screen.addEventListener('click', () => (presses += 1));
    giveBack(screen);
    expect(presses).toBe(0);
    screen.remove();
  });

  it('is not done at another address, and not by another control', () => {
    const drawn = page(form);
    const giveBack = takeEarlyInput(drawn);
    fieldOf(drawn, 'username').value = 'jana';
    fieldOf(drawn, 'username').dispatchEvent(new Event('input', { bubbles: true }));
    press(buttonOf(drawn, 'Send'));
    drawn.remove();
    const before = window.location.href;
    window.history.replaceState(null, '', '/elsewhere');
    const screen = page(form);
    const done: string[] = [];
    screen.addEventListener('input', () => done.push('typed'));
    screen.addEventListener('click', () => done.push('pressed'));
    giveBack(screen);
    window.history.replaceState(null, '', before);
    expect(done).toEqual([]);

    press(buttonOf(drawn, 'x'));
    const other = page('<button>x</button><input name="email" />');
    other.addEventListener('click', () => done.push('pressed'));
    takeEarlyInput(drawn)(other);
    expect(done).toEqual([]);
    screen.remove();
    other.remove();
  });
});
