// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { captureClicks, formContent } from './event-capture';
import { replayEvents } from './event-replay';

function page(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

const fieldOf = (root: HTMLElement, name: string): HTMLInputElement => root.querySelector(`[name=${name}]`)!;

const typeInto = (root: HTMLElement, value: string): void => {
  fieldOf(root, 'username').value = value;
  fieldOf(root, 'username').dispatchEvent(new Event('input', { bubbles: true }));
};

/** Has pressed them before anything could answer. */
const press = (...buttons: readonly HTMLButtonElement[]): void => {
  window.capturedClicks = buttons.map((button) => ({ button, words: formContent(button) }));
};

afterEach(() => {
  window.capturedClicks = undefined;
  document.body.replaceChildren();
});

describe('what was typed before the code came', () => {
  it('is typed or ticked again where a form has emptied it, and tells the form', () => {
    const root = page(
      '<input name="username" /><textarea name="bio"></textarea><input name="terms" type="checkbox" />',
    );
    fieldOf(root, 'username').value = 'jana';
    fieldOf(root, 'bio').value = 'Ahoj';
    fieldOf(root, 'terms').checked = true;
    const giveBack = replayEvents(root);
    const told: string[] = [];
    for (const type of ['input', 'click'])
      root.addEventListener(type, ({ target }) => told.push(`${type} ${(target as HTMLInputElement).name}`));
    fieldOf(root, 'username').value = '';
    fieldOf(root, 'bio').value = '';
    fieldOf(root, 'terms').checked = false;
    giveBack(root);
    expect(fieldOf(root, 'username').value).toBe('jana');
    expect(fieldOf(root, 'bio').value).toBe('Ahoj');
    expect(fieldOf(root, 'terms').checked).toBe(true);
    expect(new Set(told)).toEqual(new Set(['input username', 'input bio', 'click terms', 'input terms']));
  });

  it('is chosen again where there is such a choice', () => {
    const choice = (label: string, options: readonly string[]): string =>
      `<select aria-label="${label}">${options.map((value) => `<option value="${value}">x</option>`).join('')}</select>`;
    const drawn = page(
      choice('Sport', ['', 'football']) + choice('City', ['', '60']) + choice('Level', ['']),
    );
    const [sport, city] = drawn.querySelectorAll('select');
    sport!.value = 'football';
    city!.value = '60';
    const giveBack = replayEvents(drawn);
    drawn.remove();
    const screen = page(choice('Sport', ['', 'football']) + choice('City', ['']) + choice('Level', ['']));
    const told: string[] = [];
    screen.addEventListener('change', ({ target }) => {
      const { ariaLabel, value } = target as HTMLSelectElement;
      told.push(`${ariaLabel ?? ''} ${value}`);
    });
    giveBack(screen);
    expect(told).toEqual(['Sport football']);
  });

  it('is left alone where it was kept, and where its field has gone', () => {
    const root = page('<input name="kept" /><input name="gone" /><input name="given" value="cs" />');
    fieldOf(root, 'kept').value = 'a';
    fieldOf(root, 'gone').value = 'b';
    const giveBack = replayEvents(root);
    fieldOf(root, 'gone').remove();
    const told: EventTarget[] = [];
    root.addEventListener('input', ({ target }) => target && told.push(target));
    giveBack(root);
    expect(told).toEqual([]);
  });
});

describe('what was done on what the build has drawn', () => {
  const form =
    '<form><input name="username" /><input /><button type="button" aria-label="show">x</button><button>Send</button></form>';
  const buttonOf = (root: HTMLElement, text: string): HTMLButtonElement =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;

  it('is done again where the screen was drawn anew, typed until the last moment', () => {
    const drawn = page(form);
    const giveBack = replayEvents(drawn);
    fieldOf(drawn, 'username').focus();
    typeInto(drawn, 'jana');
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
    expect(window.capturedClicks).toBeUndefined();
  });

  it('is done for each that was pressed, in their order', () => {
    const rows = '<button data-press="join-1">Join</button><button data-press="join-2">Join</button>';
    const drawn = page(rows);
    const giveBack = replayEvents(drawn);
    press(...[...drawn.querySelectorAll('button')].toReversed());
    drawn.remove();
    const screen = page(rows);
    const pressed: (string | undefined)[] = [];
    screen.addEventListener('click', ({ target }) => pressed.push((target as HTMLElement).dataset['press']));
    giveBack(screen);
    expect(pressed).toEqual(['join-2', 'join-1']);
  });

  it('sends a form that a script has sent, as long as it holds the same words', () => {
    const root = page(form);
    captureClicks(document.createElement('html'), root);
    const done: string[] = [];
    const send = buttonOf(root, 'Send');
    root.addEventListener('click', ({ target }) => done.push((target as HTMLElement).textContent));
    const submit = () => send.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    typeInto(root, 'jan');
    submit();
    expect(send.getAttribute('aria-busy')).toBe('true');
    typeInto(root, 'jana');
    expect(send.hasAttribute('aria-busy')).toBe(false);
    expect(window.capturedClicks).toEqual([]);
    submit();
    // Without an event, as some password managers do.
    fieldOf(root, 'username').value = 'alex';
    replayEvents(root)(root);
    expect(done).toEqual([]);
  });

  it.each([
    ['two controls have its key', '<button data-press="a">x</button><button data-press="a">x</button>'],
    ['it has no key', '<button>x</button>'],
    ['only its words are the same', '<button data-press="b">x</button>'],
  ])('is not done where %s', (_, html) => {
    const drawn = page(html.replace('"b"', '"a"'));
    const giveBack = replayEvents(drawn);
    press(...drawn.querySelectorAll('button'));
    drawn.remove();
    const screen = page(html);
    let presses = 0;
    screen.addEventListener('click', () => (presses += 1));
    giveBack(screen);
    expect(presses).toBe(0);
  });

  it('is not done at another address, and not by another control', () => {
    const drawn = page(form);
    const giveBack = replayEvents(drawn);
    typeInto(drawn, 'jana');
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
    replayEvents(drawn)(other);
    expect(done).toEqual([]);
  });
});
