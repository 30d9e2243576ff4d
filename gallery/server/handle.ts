import { locales, type Locale } from '@/lib/locale';
import type { View } from '../frame';
import { stateOf } from '../states';
import { galleryPage } from './gallery-page';
import { openSession, type Session } from './session';

/** What the addresses below `/states/` are made of; differs between the development server and a built app. */
export interface Sources {
  /** The app's page for an address, as it is served there. */
  page: (address: string) => Promise<string>;
  /** A file of `gallery/browser` as one script. */
  script: (name: 'prelude' | 'act' | 'gallery') => Promise<string>;
  /** The style sheet of the gallery. */
  style: () => Promise<string>;
}

/** So many states may be open at once; the oldest goes when one more comes. */
const OPEN_AT_ONCE = 400;

const sessions = new Map<string, Session>();
let opened = 0;

const answer = (body: string, type: string): Response =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' } });

const viewOf = (query: URLSearchParams): View => ({
  locale: locales.find((locale): locale is Locale => locale === query.get('locale')) ?? 'cs',
  theme: query.get('theme') === 'dark' ? 'dark' : 'light',
  text: Number(query.get('text') ?? 100),
  isLive: query.has('live'),
});

/** JSON that may stand in a script of a page. */
const inline = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The app's page made into a state: what isolates it comes first, what leads it there last. */
async function framePage(
  { frameData: frame }: Session,
  { page, script }: Sources,
  place: Parameters<Session['frameData']>[0] = {},
): Promise<Response> {
  const data = frame(place);
  const html = await page(data.address);
  const first = `<script>window.stateFrame = ${inline(data)};\n${await script('prelude')}</script>`;
  const last = '<script type="module" src="/states/act.js"></script>';
  const whole = html
    // Says to the development server's backend in the browser that it is not needed.
    .replace(/<html\b/, '<html data-backend="state"')
    .replace(/<head>/, (head) => head + first)
    .replace('</body>', () => `${last}</body>`);
  return answer(whole, 'text/html');
}

/** What a state's page does beside its calls, by the name after the underscore. */
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

/** Answers everything below `/states/`. */
export async function handle(request: Request, sources: Sources): Promise<Response> {
  const { pathname, search, searchParams, origin } = new URL(request.url);
  const [, , part = '', id = ''] = pathname.split('/');
  if (part === '') return answer(galleryPage(), 'text/html');
  if (part === 'act.js' || part === 'gallery.js')
    return answer(await sources.script(part === 'act.js' ? 'act' : 'gallery'), 'text/javascript');
  if (part === 'gallery.css') return answer(await sources.style(), 'text/css');
  if (part === 'frame') {
    opened += 1;
    const key = String(opened);
    const session = await openSession(stateOf(id), viewOf(searchParams), `/states/session/${key}`);
    sessions.set(key, session);
    const [oldest] = sessions.keys();
    if (sessions.size > OPEN_AT_ONCE && oldest !== undefined) sessions.delete(oldest);
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
