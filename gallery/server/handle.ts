import { locales, type Locale } from '@/lib/locale';
import type { View } from '../frame';
import { stateOf } from '../states';
import { galleryPage } from './gallery-page';
import { openSession, type Session } from './session';

/** The files of the pages below `/states/`, which the development server and a built app make differently. */
export interface Sources {
  /** The HTML of the app's page at an address. */
  page: (address: string) => Promise<string>;
  /** A file of `gallery/browser` as one script. */
  script: (name: 'prelude' | 'act' | 'gallery') => Promise<string>;
  style: () => Promise<string>;
}

/** The number of open states; one more closes the oldest. */
const MAX_OPEN = 400;

const sessions = new Map<string, Session>();
let openCount = 0;

const answer = (body: string, type: string): Response =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' } });

const readView = (query: URLSearchParams): View => ({
  locale: locales.find((locale): locale is Locale => locale === query.get('locale')) ?? 'cs',
  theme: query.get('theme') === 'dark' ? 'dark' : 'light',
  text: Number(query.get('text') ?? 100),
  isLive: query.has('live'),
});

/** JSON for an inline script: `</script>` in a text must not end it. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The app's page with the prelude first, and last the script that performs the steps. */
async function framePage(
  { frameData }: Session,
  { page, script }: Sources,
  options?: Parameters<Session['frameData']>[0],
): Promise<Response> {
  const frame = frameData(options);
  const html = await page(frame.address);
  const preludeScript = `<script>window.stateFrame = ${inlineJson(frame)};\n${await script('prelude')}</script>`;
  const actScript = '<script type="module" src="/states/act.js"></script>';
  const statePage = html
    // In development this keeps the app from starting its backend in the browser.
    .replace(/<html\b/, '<html data-backend="state"')
    .replace(/<head>/, (head) => head + preludeScript)
    .replace('</body>', () => `${actScript}</body>`);
  return answer(statePage, 'text/html');
}

/** Answers the page's control requests `/_name/value/step`, which are no calls of the app. */
async function control(session: Session, rest: string, sources: Sources): Promise<Response> {
  const [name, value = '', step = ''] = rest.split('/');
  switch (name) {
    case 'apply':
      session.apply(Number(value));
      return answer('', 'text/plain');
    case 'come-back':
      return answer(String(session.comeBack()), 'text/plain');
    case 'missing':
      return answer(JSON.stringify(session.missingOutcomes()), 'application/json');
    case 'code':
      return answer(session.code(), 'text/plain');
    case 'mail':
      return framePage(session, sources, { from: Number(step), address: session.mail(value) });
    default:
      return new Response('Not found\n', { status: 404 });
  }
}

/** Answers every request below `/states/`. */
export async function handle(request: Request, sources: Sources): Promise<Response> {
  const { pathname, search, searchParams, origin } = new URL(request.url);
  const [, , part = '', id = ''] = pathname.split('/');
  if (part === '') return answer(galleryPage(), 'text/html');
  if (part === 'act.js' || part === 'gallery.js')
    return answer(await sources.script(part === 'act.js' ? 'act' : 'gallery'), 'text/javascript');
  if (part === 'gallery.css') return answer(await sources.style(), 'text/css');
  if (part === 'frame') {
    openCount += 1;
    const key = String(openCount);
    const session = await openSession(stateOf(id), readView(searchParams), `/states/session/${key}`);
    sessions.set(key, session);
    const [oldest] = sessions.keys();
    if (sessions.size > MAX_OPEN && oldest !== undefined) sessions.delete(oldest);
    return framePage(session, sources);
  }
  const session = part === 'session' ? sessions.get(id) : undefined;
  if (!session) return new Response('Not found\n', { status: 404 });
  const rest = pathname.split('/').slice(4).join('/');
  if (rest.startsWith('_') && !rest.startsWith('_i18n')) return control(session, rest.slice(1), sources);
  const { method, headers } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return session.respond(new Request(`${origin}/${rest}${search}`, { method, headers, body }));
}
