import * as z from 'zod/mini';
import barStyle from './client/bar.css?raw';
import barScript from './client/bar.js?raw';
import panelStyle from './client/panel.css?raw';
import panelScript from './client/panel.js?raw';
import type { Instant, MailRow } from '@mocks/db/state';
import type { Store } from '@mocks/db/store';
import { FaultRule, type Faults } from '@mocks/handlers/faults';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { httpProblem } from '../http/problem.ts';
import { newestMailId, panelPage } from './page.ts';
import { PANEL_PATH } from './bar.ts';

/** Development shows the panel in an iframe of the app, so `frame-ancestors` allows the same origin. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

const HEADERS = { 'Cache-Control': 'no-store', 'X-Hrajem-Mock': '1' };

/** Responds with an HTML page. */
const page = (text: string): Response =>
  HttpResponse.html(text, {
    headers: {
      ...HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'Referrer-Policy': 'no-referrer',
      // The app has the same policy; otherwise the link of the demo bar could not reuse the panel's tab.
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  });

/** Responds with a style sheet or script. */
const asset = (text: string, type: string): Response =>
  new HttpResponse(text, {
    headers: { ...HEADERS, 'Cache-Control': 'no-cache', 'Content-Type': `${type}; charset=utf-8` },
  });

/** Responds with a JSON value. */
const json = (value: unknown, headers: Record<string, string> = {}): Response =>
  HttpResponse.json(value as Parameters<typeof HttpResponse.json>[0], {
    headers: { ...HEADERS, ...headers },
  });

/** Whether a form of the panel sent the request; its response is a redirect instead of JSON. */
const isUrlEncodedForm = (request: Request): boolean =>
  (request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded');

/** Redirects to the panel, optionally to one of its sections. */
const redirectToPanel = (section?: string): Response =>
  new HttpResponse(null, {
    status: 303,
    headers: { ...HEADERS, Location: section === undefined ? PANEL_PATH : `${PANEL_PATH}#${section}` },
  });

/** Converts the panel's form to a fault rule; undefined when it is invalid. */
function faultFromForm(form: FormData): FaultRule | undefined {
  const filled = Object.fromEntries([...form].filter(([, value]) => value !== ''));
  const numbers = ['status', 'times', 'delay_ms'].filter((name) => name in filled);
  return FaultRule.safeParse({
    ...filled,
    ...Object.fromEntries(numbers.map((name) => [name, Number(filled[name])])),
  }).data;
}

/** A clock that can be moved, so that deadlines and expiry can be tested without waiting. */
export interface Clock {
  now: () => Instant;
  /** Milliseconds ahead of the real time; negative when behind. */
  shift: number;
}

interface PanelOptions {
  store: Store;
  faults: Faults;
  clock: Clock;
  /** Restores a fresh seed, the real time, and no faults. */
  reset: () => Promise<void>;
  /** The operation ids that a fault can apply to. */
  targets: readonly string[];
}

const noContent = () => new HttpResponse(null, { status: 204 });

const badRequest = (request: Request) =>
  httpProblem(400, { language: request.headers.get('accept-language') });

const serializeMail = (mail: MailRow) => ({ ...mail, sent_at: new Date(mail.sent_at).toISOString() });

async function parseBody<Schema extends z.ZodMiniType>(request: Request, schema: Schema) {
  return schema.safeParse(await request.json().catch(() => undefined));
}

function outboxHandlers({ store }: PanelOptions): RequestHandler[] {
  return [
    http.head('*/_mock/outbox', () => {
      const { outbox } = store.state;
      return json(null, { 'X-Outbox-Count': String(outbox.length), 'X-Outbox-Newest': newestMailId(outbox) });
    }),
    http.get('*/_mock/outbox', ({ request }) => {
      const to = new URL(request.url).searchParams.get('to');
      const mails = store.state.outbox.filter((mail) => to === null || mail.to === to);
      return json(mails.toReversed().map(serializeMail));
    }),
    http.post('*/_mock/outbox/clear', async () => {
      store.mutate((state) => {
        state.outbox = [];
      });
      await store.flush();
      return redirectToPanel('outbox');
    }),
  ];
}

function faultHandlers({ faults }: PanelOptions): RequestHandler[] {
  return [
    http.get('*/_mock/faults', () => json(faults.list())),
    http.put('*/_mock/faults', async ({ request }) => {
      const { data } = await parseBody(request, z.array(FaultRule));
      if (!data) return badRequest(request);
      faults.clear();
      for (const rule of data) faults.add(rule);
      return json(faults.list());
    }),
    http.delete('*/_mock/faults', () => {
      faults.clear();
      return noContent();
    }),
    http.post('*/_mock/faults/add', async ({ request }) => {
      const rule = isUrlEncodedForm(request) ? faultFromForm(await request.formData()) : undefined;
      if (!rule) return badRequest(request);
      faults.add(rule);
      return redirectToPanel('faults');
    }),
    http.post('*/_mock/faults/clear', () => {
      faults.clear();
      return redirectToPanel('faults');
    }),
  ];
}

function clockHandlers({ clock }: PanelOptions): RequestHandler[] {
  const time = () => json({ now: new Date(clock.now()).toISOString(), shift_ms: clock.shift });
  return [
    http.get('*/_mock/time', time),
    http.post('*/_mock/time', async ({ request }) => {
      const { data } = await parseBody(request, z.object({ shift_ms: z.int() }));
      if (!data) return badRequest(request);
      clock.shift = data.shift_ms;
      return time();
    }),
  ];
}

/** Creates the handlers below /_mock: the page of the demo panel, and a JSON API for outbox, faults, clock and reset. */
export function createPanelHandlers(options: PanelOptions): RequestHandler[] {
  const { store, faults, targets, reset } = options;
  return [
    http.get('*/_mock/', () => page(panelPage({ state: store.state, faults: faults.list(), targets }))),
    http.get('*/_mock', () => redirectToPanel()),
    http.get('*/_mock/bar.css', () => asset(barStyle, 'text/css')),
    http.get('*/_mock/bar.js', () => asset(barScript, 'text/javascript')),
    http.get('*/_mock/panel.css', () => asset(panelStyle, 'text/css')),
    http.get('*/_mock/panel.js', () => asset(panelScript, 'text/javascript')),
    http.post('*/_mock/reset', async ({ request }) => {
      await reset();
      return isUrlEncodedForm(request) ? redirectToPanel('reset') : noContent();
    }),
    ...outboxHandlers(options),
    ...faultHandlers(options),
    ...clockHandlers(options),
  ];
}
