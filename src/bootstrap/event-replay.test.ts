// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { captureClicks, findButtonByKey, readFormContent } from './event-capture';
import { recordEvents } from './event-replay';

function renderPage(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

const getField = (root: HTMLElement, name: string): HTMLInputElement => root.querySelector(`[name=${name}]`)!;

const typeUsername = (root: HTMLElement, value: string): void => {
  getField(root, 'username').value = value;
  getField(root, 'username').dispatchEvent(new Event('input', { bubbles: true }));
};

const setCapturedClicks = (...buttons: readonly HTMLButtonElement[]): void => {
  window.capturedClicks = buttons.map((button) => ({ button, formContent: readFormContent(button) }));
};

afterEach(() => {
  window.capturedClicks = undefined;
  document.body.replaceChildren();
});

describe('input before hydration', () => {
  it('is entered again, with events, when a form has reset it', () => {
    const root = renderPage(
      '<input name="username" /><textarea name="bio"></textarea><input name="terms" type="checkbox" />',
    );
    getField(root, 'username').value = 'jana';
    getField(root, 'bio').value = 'Ahoj';
    getField(root, 'terms').checked = true;
    const replay = recordEvents(root);
    const events: string[] = [];
    for (const type of ['input', 'click'])
      root.addEventListener(type, ({ target }) =>
        events.push(`${type} ${(target as HTMLInputElement).name}`),
      );
    getField(root, 'username').value = '';
    getField(root, 'bio').value = '';
    getField(root, 'terms').checked = false;
    replay(root);
    expect(getField(root, 'username').value).toBe('jana');
    expect(getField(root, 'bio').value).toBe('Ahoj');
    expect(getField(root, 'terms').checked).toBe(true);
    expect(new Set(events)).toEqual(new Set(['input username', 'input bio', 'click terms', 'input terms']));
  });

  it('is selected again when the option exists', () => {
    const selectHtml = (label: string, options: readonly string[]): string =>
      `<select aria-label="${label}">${options.map((value) => `<option value="${value}">x</option>`).join('')}</select>`;
    const prerenderedRoot = renderPage(
      selectHtml('Sport', ['', 'football']) + selectHtml('City', ['', '60']) + selectHtml('Level', ['']),
    );
    const [sport, city] = prerenderedRoot.querySelectorAll('select');
    sport!.value = 'football';
    city!.value = '60';
    const replay = recordEvents(prerenderedRoot);
    prerenderedRoot.remove();
    const appRoot = renderPage(
      selectHtml('Sport', ['', 'football']) + selectHtml('City', ['']) + selectHtml('Level', ['']),
    );
    const events: string[] = [];
    appRoot.addEventListener('change', ({ target }) => {
      const { ariaLabel, value } = target as HTMLSelectElement;
      events.push(`${ariaLabel ?? ''} ${value}`);
    });
    replay(appRoot);
    expect(events).toEqual(['Sport football']);
  });

  it('is not repeated when the field has kept its value or no longer exists', () => {
    const root = renderPage('<input name="kept" /><input name="gone" /><input name="given" value="cs" />');
    getField(root, 'kept').value = 'a';
    getField(root, 'gone').value = 'b';
    const replay = recordEvents(root);
    getField(root, 'gone').remove();
    const events: EventTarget[] = [];
    root.addEventListener('input', ({ target }) => target && events.push(target));
    replay(root);
    expect(events).toEqual([]);
  });
});

describe('a captured click', () => {
  const formHtml =
    '<form><input name="username" /><input /><button type="button" aria-label="show">x</button><button>Send</button></form>';
  const getButton = (root: HTMLElement, text: string): HTMLButtonElement =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;

  it('is repeated on a new screen after the text and the focus of a late first paint are restored', () => {
    const prerenderedRoot = renderPage('');
    const replay = recordEvents(prerenderedRoot);
    prerenderedRoot.innerHTML = formHtml;
    getField(prerenderedRoot, 'username').focus();
    typeUsername(prerenderedRoot, 'jana');
    setCapturedClicks(getButton(prerenderedRoot, 'Send'));
    prerenderedRoot.remove();
    const appRoot = renderPage(formHtml);
    const events: string[] = [];
    appRoot.addEventListener('input', ({ target }) => events.push((target as HTMLInputElement).value));
    appRoot.addEventListener('click', (event) => {
      event.preventDefault();
      events.push((event.target as HTMLElement).textContent);
    });
    appRoot.tabIndex = -1;
    appRoot.focus();
    replay(appRoot);
    expect(events).toEqual(['jana', 'Send']);
    expect(document.activeElement).toBe(getField(appRoot, 'username'));
    expect(window.capturedClicks).toBeUndefined();
  });

  it('is repeated on each clicked button, in the order of the clicks', () => {
    const rowsHtml = '<button data-press="join-1">Join</button><button data-press="join-2">Join</button>';
    const prerenderedRoot = renderPage(rowsHtml);
    const replay = recordEvents(prerenderedRoot);
    setCapturedClicks(...[...prerenderedRoot.querySelectorAll('button')].toReversed());
    prerenderedRoot.remove();
    const appRoot = renderPage(rowsHtml);
    const keys: (string | undefined)[] = [];
    appRoot.addEventListener('click', ({ target }) => keys.push((target as HTMLElement).dataset['press']));
    replay(appRoot);
    expect(keys).toEqual(['join-2', 'join-1']);
  });

  it('is dropped when the content of the form that it submits changes', () => {
    const root = renderPage(formHtml);
    captureClicks(document.createElement('html'), root);
    const events: string[] = [];
    const sendButton = getButton(root, 'Send');
    root.addEventListener('click', ({ target }) => events.push((target as HTMLElement).textContent));
    const submit = () =>
      sendButton.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    typeUsername(root, 'jan');
    submit();
    expect(sendButton.getAttribute('aria-busy')).toBe('true');
    typeUsername(root, 'jana');
    expect(sendButton.hasAttribute('aria-busy')).toBe(false);
    expect(window.capturedClicks).toEqual([]);
    submit();
    // Some password managers set a value without an event.
    getField(root, 'username').value = 'alex';
    recordEvents(root)(root);
    expect(events).toEqual([]);
  });

  it.each([
    ['two buttons have the same key', '<button data-press="a">x</button><button data-press="a">x</button>'],
    ['the clicked button has no key', '<button>x</button>'],
    ['the new button has the same text, but another key', '<button data-press="b">x</button>'],
  ])('is not repeated when %s', (_, html) => {
    const prerenderedRoot = renderPage(html.replace('"b"', '"a"'));
    const replay = recordEvents(prerenderedRoot);
    setCapturedClicks(...prerenderedRoot.querySelectorAll('button'));
    prerenderedRoot.remove();
    const appRoot = renderPage(html);
    let clickCount = 0;
    appRoot.addEventListener('click', () => (clickCount += 1));
    replay(appRoot);
    expect(clickCount).toBe(0);
  });

  it('belongs to the shown one of two buttons with the same key', () => {
    const root = renderPage('<button data-press="a">wide</button><button data-press="a">phone</button>');
    const shownButton = root.querySelectorAll('button')[1];
    shownButton!.getClientRects = () => [{}] as unknown as DOMRectList;
    expect(findButtonByKey(root, 'a')).toBe(shownButton);
  });

  it('is not repeated at another address or on another button', () => {
    const prerenderedRoot = renderPage(formHtml);
    const replay = recordEvents(prerenderedRoot);
    typeUsername(prerenderedRoot, 'jana');
    setCapturedClicks(getButton(prerenderedRoot, 'Send'));
    prerenderedRoot.remove();
    const originalHref = window.location.href;
    window.history.replaceState(null, '', '/elsewhere');
    const appRoot = renderPage(formHtml);
    const events: string[] = [];
    appRoot.addEventListener('input', () => events.push('typed'));
    appRoot.addEventListener('click', () => events.push('pressed'));
    replay(appRoot);
    window.history.replaceState(null, '', originalHref);
    expect(events).toEqual([]);

    setCapturedClicks(getButton(prerenderedRoot, 'x'));
    const otherPage = renderPage('<button>x</button><input name="email" />');
    otherPage.addEventListener('click', () => events.push('pressed'));
    recordEvents(prerenderedRoot)(otherPage);
    expect(events).toEqual([]);
  });
});
