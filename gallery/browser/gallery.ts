import { windowHeight } from '../photos/variants';

/** The gallery's page: each picture is an iframe, created when it comes into view and removed when it leaves. */

const form = document.querySelector('form')!;
const openPanel = document.querySelector<HTMLElement>('#open')!;
const pictures = Array.from(document.querySelectorAll<HTMLAnchorElement>('.picture'));

/** The number of pages that load at once. */
const MAX_LOADING = 3;

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
  const cover = document.createElement('span');
  cover.className = 'glass';
  cover.append(frame);
  picture.append(cover);
  loading.add(name);
}

function unmount(picture: HTMLAnchorElement): void {
  waiting.delete(picture);
  loading.delete(picture.dataset.state!);
  picture.classList.remove('failed');
  picture.querySelector('.glass')?.remove();
}

function loadNext(): void {
  for (const picture of waiting) {
    if (loading.size >= MAX_LOADING) return;
    waiting.delete(picture);
    mount(picture);
  }
}

const viewObserver = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const picture = target as HTMLAnchorElement;
      unmount(picture);
      if (isIntersecting) waiting.add(picture);
    }
    loadNext();
  },
  { rootMargin: '300px' },
);

function applyView(): void {
  const { width = '390', find = '' } = settings();
  document.documentElement.style.setProperty('--width', width);
  document.documentElement.style.setProperty('--height', String(windowHeight(Number(width))));
  document.documentElement.style.setProperty('--scale', Number(width) < 700 ? '0.45' : '0.3');
  for (const picture of pictures) {
    viewObserver.unobserve(picture);
    unmount(picture);
    picture.hidden = !picture.dataset.state!.includes(find.trim());
    viewObserver.observe(picture);
  }
}

function showOpenState(): void {
  const name = location.hash.slice(1);
  const picture = pictures.find(({ dataset }) => dataset.state === name);
  openPanel.hidden = picture === undefined;
  openPanel.querySelector('strong')!.textContent = name;
  openPanel.querySelector('iframe')!.src = picture ? addressOf(name, true) : 'about:blank';
}

window.addEventListener('message', ({ data, origin }: MessageEvent<Record<string, string>>) => {
  if (origin !== location.origin) return;
  for (const [name, state] of Object.entries(data)) {
    loading.delete(name);
    pictures.find(({ dataset }) => dataset.state === name)?.classList.toggle('failed', state === 'failed');
  }
  loadNext();
});
window.addEventListener('hashchange', showOpenState);
form.addEventListener('input', () => {
  applyView();
  showOpenState();
});
form.addEventListener('submit', (event) => event.preventDefault());
openPanel.querySelector('.again')!.addEventListener('click', (event) => {
  event.preventDefault();
  showOpenState();
});

applyView();
showOpenState();
