import { windowHeight } from '../photos/variants';

/** The gallery's own page: pictures are pages of their own, made when they come in sight and taken away again. */

const form = document.querySelector('form')!;
const opened = document.querySelector<HTMLElement>('#open')!;
const pictures = Array.from(document.querySelectorAll<HTMLAnchorElement>('.picture'));

/** So many pages load at once; more would only wait for one another. */
const LOADING_AT_ONCE = 3;

const settings = (): Record<string, string> =>
  Object.fromEntries(
    Array.from(new FormData(form), ([name, value]) => [name, typeof value === 'string' ? value : '']),
  );

function addressOf(name: string, isLive: boolean): string {
  const { locale = 'cs', theme = 'light', text = '100' } = settings();
  return `/states/frame/${name}?${new URLSearchParams({ locale, theme, text }).toString()}${isLive ? '&live' : ''}`;
}

const waiting = new Set<HTMLAnchorElement>();
const loading = new Set<string>();

function mount(picture: HTMLAnchorElement): void {
  const name = picture.dataset.state!;
  const frame = document.createElement('iframe');
  frame.title = name;
  frame.tabIndex = -1;
  frame.src = addressOf(name, false);
  const glass = document.createElement('span');
  glass.className = 'glass';
  glass.append(frame);
  picture.append(glass);
  loading.add(name);
}

function unmount(picture: HTMLAnchorElement): void {
  waiting.delete(picture);
  loading.delete(picture.dataset.state!);
  picture.classList.remove('failed');
  picture.querySelector('.glass')?.remove();
}

function next(): void {
  for (const picture of waiting) {
    if (loading.size >= LOADING_AT_ONCE) return;
    waiting.delete(picture);
    mount(picture);
  }
}

const sight = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const picture = target as HTMLAnchorElement;
      unmount(picture);
      if (isIntersecting) waiting.add(picture);
    }
    next();
  },
  { rootMargin: '300px' },
);

function applyView(): void {
  const { width = '390', find = '' } = settings();
  document.documentElement.style.setProperty('--width', width);
  document.documentElement.style.setProperty('--height', String(windowHeight(Number(width))));
  document.documentElement.style.setProperty('--scale', Number(width) < 700 ? '0.45' : '0.3');
  for (const picture of pictures) {
    sight.unobserve(picture);
    unmount(picture);
    picture.hidden = !picture.dataset.state!.includes(find.trim());
    sight.observe(picture);
  }
}

function showOpened(): void {
  const name = location.hash.slice(1);
  const picture = pictures.find(({ dataset }) => dataset.state === name);
  opened.hidden = picture === undefined;
  opened.querySelector('strong')!.textContent = name;
  opened.querySelector('iframe')!.src = picture ? addressOf(name, true) : 'about:blank';
}

window.addEventListener('message', ({ data, origin }: MessageEvent<Record<string, string>>) => {
  if (origin !== location.origin) return;
  for (const [name, state] of Object.entries(data)) {
    loading.delete(name);
    pictures.find(({ dataset }) => dataset.state === name)?.classList.toggle('failed', state === 'failed');
  }
  next();
});
window.addEventListener('hashchange', showOpened);
form.addEventListener('input', () => {
  applyView();
  showOpened();
});
form.addEventListener('submit', (event) => event.preventDefault());
opened.querySelector('.again')!.addEventListener('click', (event) => {
  event.preventDefault();
  showOpened();
});

applyView();
showOpened();
