import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { LocalizedStep } from '../frame';

/** The longest wait for an element on a slow machine, in milliseconds. */
const TIMEOUT_MS = 15_000;
const POLL_MS = 30;

const frame = window.stateFrame;
// A scaled-down picture gets no pointer events.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** A text without differences of white space and letter case. */
const normalize = (text: string): string =>
  text
    .replaceAll(/[\s\u{ad}]+/gu, ' ')
    .trim()
    .toLowerCase();

const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** Calls `find` until it returns a result; throws after the timeout. `description` names the result in the error. */
async function eventually<Found>(find: () => Found | undefined, description: string): Promise<Found> {
  const startedAt = performance.now();
  for (;;) {
    const result = find();
    if (result !== undefined) return result;
    if (performance.now() - startedAt > TIMEOUT_MS) {
      const shown = normalize(document.querySelector('#root')?.textContent ?? '');
      const excerpt = [shown.slice(0, 200), shown.slice(-600)].join(' … ');
      throw new Error(`${frame.name}: there is no ${description}. Shown: ${excerpt}`);
    }
    await pause();
  }
}

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

/** The first visible element whose name is the text, else the first whose name starts with it. */
function findNamed(role: string, text: string, inDialog = false): HTMLElement | undefined {
  const root = inDialog ? document.querySelector<HTMLElement>('[role=dialog]') : document.body;
  if (!root) return undefined;
  const wantedName = normalize(text);
  const byName = (fits: (name: string) => boolean): HTMLElement | undefined =>
    queryAllByRole(root, role, { hidden: true, name: (name) => fits(normalize(name)) }).find(isVisible);
  return byName((name) => name === wantedName) ?? byName((name) => name.startsWith(wantedName));
}

function findEnabled(...args: Parameters<typeof findNamed>): HTMLElement | undefined {
  const element = findNamed(...args);
  return element?.matches(':disabled, [aria-disabled=true]') ? undefined : element;
}

const findField = (text: string): HTMLElement | undefined => {
  const fields = queryAllByLabelText(document.body, (label) => normalize(label).startsWith(normalize(text)), {
    selector: 'input, textarea, select',
  });
  return fields.find(isVisible);
};

const showsText = (text: string): true | undefined =>
  normalize(document.body.innerText).includes(normalize(text)) || undefined;

const field = (label: string): Promise<HTMLElement> => eventually(() => findField(label), `field "${label}"`);

/** The length from which a text is pasted, because typing sends an event for each letter. */
const PASTE_LENGTH = 40;

async function enter(text: string, label: string): Promise<void> {
  const target = await field(label);
  if (text.length < PASTE_LENGTH) return user.type(target, text);
  await user.click(target);
  return user.paste(text);
}

async function createPhoto(): Promise<Blob> {
  const canvas = new OffscreenCanvas(600, 400);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.fillStyle = 'rgb(120, 170, 220)';
  context.fillRect(0, 0, 600, 200);
  context.fillStyle = 'rgb(70, 140, 80)';
  context.fillRect(0, 200, 600, 200);
  context.fillStyle = 'rgb(240, 240, 240)';
  context.fillRect(290, 180, 20, 20);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}

async function attach(kind: 'photo' | 'no picture'): Promise<void> {
  const input = await eventually(
    () => document.querySelector<HTMLInputElement>('input[type=file]:not([capture])') ?? undefined,
    'chooser of pictures',
  );
  const content = kind === 'photo' ? await createPhoto() : new Blob(['no picture']);
  await user.upload(input, new File([content], 'me.jpg', { type: 'image/jpeg' }));
}

const callControl = (path: string): Promise<Response> =>
  fetch(`${frame.backend}/_${path}`, { method: 'POST' });

async function perform(step: LocalizedStep, index: number): Promise<void> {
  if ('press' in step) {
    const find = () => findEnabled(step.press, step.name, step.inDialog);
    await user.click(await eventually(find, `${step.press} "${step.name}"`));
  } else if ('into' in step) await enter(step.type, step.into);
  else if ('code' in step) {
    // The code is mailed before the field appears.
    await field(step.code);
    await enter(await (await callControl('code')).text(), step.code);
  } else if ('clear' in step) await user.clear(await field(step.clear));
  else if ('focus' in step)
    (await eventually(() => findNamed(step.focus, step.name), `${step.focus} "${step.name}"`)).focus();
  else if ('file' in step) await attach(step.file);
  else if ('until' in step) await eventually(() => showsText(step.until), `text "${step.until}"`);
  else if ('offline' in step) {
    frame.isOnline = !step.offline;
    window.dispatchEvent(new Event(step.offline ? 'offline' : 'online'));
  } else if ('answers' in step || 'meanwhile' in step) await callControl(`apply/${String(index)}`);
  else if ('openMail' in step) {
    location.replace(`${frame.backend}/_mail/${step.openMail}/${String(index + 1)}`);
    // The next page performs the remaining steps.
    await new Promise(() => undefined);
  } else {
    frame.now = Number(await (await callControl('come-back')).text());
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Resolves when the page neither moves nor loads any more. */
async function settle(): Promise<void> {
  // The expected text may already be in the first paint, whose rows the app has yet to render.
  const isFilled = (): true | undefined =>
    document.querySelector('[data-painted], main [aria-busy=true]:has(h3)') === null || undefined;
  await eventually(isFilled, 'end of the loading of rows');
  // Focusing an element has scrolled the page.
  if (location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  // A lazy picture that is not visible never loads, so its decoding would never end.
  const pictures = Array.from(document.images).filter(isVisible);
  await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  let [previousHeight, unchangedFrames] = [-1, 0];
  while (unchangedFrames < 3) {
    previousHeight = document.body.scrollHeight;
    await nextFrame();
    unchangedFrames = document.body.scrollHeight === previousHeight ? unchangedFrames + 1 : 0;
  }
}

/** Stops all timers of the page, so that no message disappears and no request is sent. */
function stopTimers(): void {
  const lastId = Number(setTimeout(() => undefined));
  for (let id = 0; id <= lastId; id += 1) clearTimeout(id);
}

/** Whether the app has hydrated the page; before that, presses reach only prerendered HTML. */
const hasStarted = (): true | undefined =>
  ('started' in document.documentElement.dataset && document.getElementById('placeholder') === null) ||
  undefined;

async function reachState(): Promise<void> {
  const page = document.documentElement;
  try {
    if (frame.steps.length > 0) await eventually(hasStarted, 'app that has taken over the page');
    for (const [index, step] of frame.steps) await perform(step, index);
    await eventually(() => showsText(frame.shows), `text "${frame.shows}"`);
    await settle();
    const isComplete = async (): Promise<boolean> => (await (await callControl('missing')).text()) === '[]';
    for (let polls = 0; polls < TIMEOUT_MS / POLL_MS / 5 && !(await isComplete()); polls += 1) await pause();
    if (!frame.view.isLive) stopTimers();
    page.dataset.state = 'shown';
  } catch (error) {
    page.dataset.stateError = (error as Error).message;
    page.dataset.state = 'failed';
  }
  if (parent !== window) parent.postMessage({ [frame.name]: page.dataset.state }, location.origin);
}

void reachState();
