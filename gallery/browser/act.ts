import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { LocalizedStep } from '../frame';
import { photo } from './photo';

/** As long as anything may take on a slow machine, in milliseconds. */
const PATIENCE_MS = 15_000;
const POLL_MS = 30;

const frame = window.stateFrame;
// Behind a dialog nothing is pressed, and a picture that is scaled down has no pointer.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** White space and letter case are the page's own business. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\s\u{ad}]+/gu, ' ')
    .trim()
    .toLowerCase();

const pause = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, POLL_MS);
  });

/** Looks again and again until there is something. */
async function eventually<Found>(find: () => Found | undefined, what: string): Promise<Found> {
  const begun = performance.now();
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    if (performance.now() - begun > PATIENCE_MS) {
      const shown = plain(document.querySelector('#root')?.textContent ?? '');
      const parts = [shown.slice(0, 200), shown.slice(-600)].join(' … ');
      throw new Error(`${frame.name}: there is no ${what}. Shown: ${parts}`);
    }
    await pause();
  }
}

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

/** The first element in sight whose name is the text, else the first whose name begins with it. */
function named(role: string, text: string, inDialog = false): HTMLElement | undefined {
  const root = inDialog
    ? document.querySelector<HTMLElement>('[role=alertdialog], [role=dialog]')
    : document.body;
  if (!root) return undefined;
  const wanted = plain(text);
  const byName = (fits: (name: string) => boolean): HTMLElement | undefined =>
    queryAllByRole(root, role, { hidden: true, name: (name) => fits(plain(name)) }).find(isVisible);
  return byName((name) => name === wanted) ?? byName((name) => name.startsWith(wanted));
}

/** A press before it can be pressed would be lost. */
function pressable(...which: Parameters<typeof named>): HTMLElement | undefined {
  const found = named(...which);
  return found?.matches(':disabled, [aria-disabled=true]') ? undefined : found;
}

const labelled = (text: string): HTMLElement | undefined => {
  const fields = queryAllByLabelText(document.body, (label) => plain(label).startsWith(plain(text)), {
    selector: 'input, textarea, select',
  });
  return fields.find(isVisible);
};

const says = (text: string): true | undefined =>
  plain(document.body.innerText).includes(plain(text)) || undefined;

const field = (label: string): Promise<HTMLElement> => eventually(() => labelled(label), `field "${label}"`);

/** Longer texts are pasted: each letter is an event. */
const PASTED_FROM = 40;

async function enter(text: string, into: string): Promise<void> {
  const target = await field(into);
  if (text.length < PASTED_FROM) return user.type(target, text);
  await user.click(target);
  return user.paste(text);
}

async function attach(kind: 'photo' | 'no picture'): Promise<void> {
  const input = await eventually(
    () => document.querySelector<HTMLInputElement>('input[type=file]:not([capture])') ?? undefined,
    'chooser of pictures',
  );
  const content = kind === 'photo' ? await photo() : new Blob(['no picture']);
  await user.upload(input, new File([content], 'me.jpg', { type: 'image/jpeg' }));
}

const tell = (path: string): Promise<Response> => fetch(`${frame.backend}/_${path}`, { method: 'POST' });

async function perform(step: LocalizedStep, index: number): Promise<void> {
  if ('press' in step)
    await user.click(
      await eventually(() => pressable(step.press, step.name, step.inDialog), `${step.press} "${step.name}"`),
    );
  else if ('into' in step) await enter(step.type, step.into);
  else if ('code' in step) {
    // It is there once it is asked for.
    await field(step.code);
    await enter(await (await tell('code')).text(), step.code);
  } else if ('clear' in step) await user.clear(await field(step.clear));
  else if ('choose' in step) await user.selectOptions(await field(step.from), step.choose);
  else if ('focus' in step)
    (await eventually(() => named(step.focus, step.name), `${step.focus} "${step.name}"`)).focus();
  else if ('key' in step) await user.keyboard(step.key);
  else if ('file' in step) await attach(step.file);
  else if ('until' in step) await eventually(() => says(step.until), `text "${step.until}"`);
  else if ('offline' in step) {
    frame.isOnline = !step.offline;
    window.dispatchEvent(new Event(step.offline ? 'offline' : 'online'));
  } else if ('answers' in step || 'meanwhile' in step) await tell(`apply/${String(index)}`);
  else if ('openMail' in step) {
    location.replace(`${frame.backend}/_mail/${step.openMail}/${String(index + 1)}`);
    // The page that is about to come goes on.
    await new Promise(() => undefined);
  } else {
    frame.now = Number(await (await tell('come-back')).text());
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Until nothing moves or loads any more. */
async function settle(): Promise<void> {
  // What is to be seen may be in what stood there before the app, whose rows are yet to be filled.
  const isFilled = (): true | undefined =>
    document.querySelector('[data-painted], main [aria-busy=true]:has(h3)') === null || undefined;
  await eventually(isFilled, 'end of the loading of rows');
  // Focus scrolls, where a finger on a bar would not have.
  if (location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  // A lazy picture that is not displayed is never loaded, and its decoding never ends.
  const pictures = Array.from(document.images).filter(isVisible);
  await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  let before = -1;
  for (let same = 0; same < 3; same = document.body.scrollHeight === before ? same + 1 : 0) {
    before = document.body.scrollHeight;
    await nextFrame();
  }
}

/** Stops every timer of the page: nothing goes away, and nothing is asked for, while it is looked at. */
function holdStill(): void {
  const last = Number(setTimeout(() => undefined));
  for (let id = 0; id <= last; id += 1) clearTimeout(id);
}

/** What is pressed before is pressed on a picture of the app, which the build has drawn. */
const hasStarted = (): true | undefined =>
  ('started' in document.documentElement.dataset && document.getElementById('placeholder') === null) ||
  undefined;

async function reach(): Promise<void> {
  const page = document.documentElement;
  try {
    if (frame.steps.length > 0) await eventually(hasStarted, 'app that has taken over the page');
    for (const [index, step] of frame.steps) await perform(step, index);
    await eventually(() => says(frame.shows), `text "${frame.shows}"`);
    await settle();
    const isComplete = async (): Promise<boolean> => (await (await tell('missing')).text()) === '[]';
    for (let polls = 0; polls < PATIENCE_MS / POLL_MS / 5 && !(await isComplete()); polls += 1) await pause();
    if (!frame.view.isLive) holdStill();
    page.dataset.state = 'shown';
  } catch (error) {
    page.dataset.stateError = (error as Error).message;
    page.dataset.state = 'failed';
  }
  if (parent !== window) parent.postMessage({ [frame.name]: page.dataset.state }, location.origin);
}

void reach();
