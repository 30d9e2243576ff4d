import { HttpResponse, http, type RequestHandler } from 'msw';
import * as z from 'zod/mini';
import type { Instant, MailRow } from '@mocks/db/state';
import type { Store } from '@mocks/db/store';
import { FaultRule, type Faults } from '@mocks/handlers/faults';
import { httpProblem } from '../http/problem.ts';
import { PANEL_PATH } from './bar.ts';
import barScript from './client/bar.js?raw';
import panelScript from './client/panel.js?raw';
import { newestMailId, renderPanel } from './page.ts';
import barStyle from './client/bar.css?raw';
import panelStyle from './client/panel.css?raw';

/** Development shows the panel in an iframe of the app, so `frame-ancestors` allows the same origin. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

const HEADERS = { 'Cache-Control': 'no-store', 'X-Hrajem-Mock': '1' };

const pageResponse = (text: string): Response =>
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

const assetResponse = (text: string, type: string): Response =>
  new HttpResponse(text, {
    headers: { ...HEADERS, 'Cache-Control': 'no-cache', 'Content-Type': `${type}; charset=utf-8` },
  });

const jsonResponse = (value: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(value, { headers: { ...HEADERS, ...headers } });

/** Whether a form of the panel sends the request, which is then redirected to the panel. */
const isUrlEncodedForm = (request: Request): boolean =>
  (request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded');

const redirectToPanel = (section?: string): Response =>
  new HttpResponse(null, {
    status: 303,
    headers: { ...HEADERS, Location: section === undefined ? PANEL_PATH : `${PANEL_PATH}#${section}` },
  });

/** Converts the panel's form to a fault rule; undefined when a field is invalid. */
function parseFaultForm(form: FormData): FaultRule | undefined {
  const filledFields = Object.fromEntries([...form].filter(([, value]) => value !== ''));
  const numberNames = ['status', 'times', 'delay_ms'].filter((name) => name in filledFields);
  return FaultRule.safeParse({
    ...filledFields,
    ...Object.fromEntries(numberNames.map((name) => [name, Number(filledFields[name])])),
  }).data;
}

/** A clock that can be moved, so that deadlines and expiry can be tested without waiting. */
export interface Clock {
  now: () => Instant;
  /** The milliseconds that the clock is ahead of the real time; negative when it is behind. */
  shift: number;
}

interface PanelOptions {
  store: Store;
  faults: Faults;
  clock: Clock;
  reset: () => Promise<void>;
  /** The operation ids that a fault can apply to. */
  targets: readonly string[];
}

const noContentResponse = () => new HttpResponse(null, { status: 204 });

const badRequestResponse = (request: Request) =>
  httpProblem(400, { language: request.headers.get('accept-language') });

const serializeMail = (mail: MailRow) => ({ ...mail, sent_at: new Date(mail.sent_at).toISOString() });

async function parseBody<Schema extends z.ZodMiniType>(request: Request, schema: Schema) {
  return schema.safeParse(await request.json().catch(() => undefined));
}

function createOutboxHandlers({ store }: PanelOptions): RequestHandler[] {
  return [
    http.head('*/_mock/outbox', () => {
      const { outbox } = store.state;
      const count = String(outbox.length);
      return jsonResponse(null, { 'X-Outbox-Count': count, 'X-Outbox-Newest': newestMailId(outbox) });
    }),
    http.get('*/_mock/outbox', ({ request }) => {
      const to = new URL(request.url).searchParams.get('to');
      const mails = store.state.outbox.filter((mail) => to === null || mail.to === to);
      return jsonResponse(mails.toReversed().map(serializeMail));
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

function createFaultHandlers({ faults }: PanelOptions): RequestHandler[] {
  return [
    http.get('*/_mock/faults', () => jsonResponse(faults.list())),
    http.put('*/_mock/faults', async ({ request }) => {
      const { data: rules } = await parseBody(request, z.array(FaultRule));
      if (!rules) return badRequestResponse(request);
      faults.clear();
      for (const rule of rules) faults.add(rule);
      return jsonResponse(faults.list());
    }),
    http.delete('*/_mock/faults', () => {
      faults.clear();
      return noContentResponse();
    }),
    http.post('*/_mock/faults/add', async ({ request }) => {
      const rule = isUrlEncodedForm(request) ? parseFaultForm(await request.formData()) : undefined;
      if (!rule) return badRequestResponse(request);
      faults.add(rule);
      return redirectToPanel('faults');
    }),
    http.post('*/_mock/faults/clear', () => {
      faults.clear();
      return redirectToPanel('faults');
    }),
  ];
}

function createClockHandlers({ clock }: PanelOptions): RequestHandler[] {
  const timeResponse = () =>
    jsonResponse({ now: new Date(clock.now()).toISOString(), shift_ms: clock.shift });
  return [
    http.get('*/_mock/time', timeResponse),
    http.post('*/_mock/time', async ({ request }) => {
      const { data: clockData } = await parseBody(request, z.object({ shift_ms: z.int() }));
      if (!clockData) return badRequestResponse(request);
      clock.shift = clockData.shift_ms;
      return timeResponse();
    }),
  ];
}

/** Creates the handlers below /_mock: the page of the demo panel, and a JSON API for outbox, faults, clock and reset. */
export function createPanelHandlers(options: PanelOptions): RequestHandler[] {
  const { store, faults, targets, reset } = options;
  return [
    http.get('*/_mock/', () =>
      pageResponse(renderPanel({ state: store.state, faults: faults.list(), targets })),
    ),
    http.get('*/_mock', () => redirectToPanel()),
    http.get('*/_mock/bar.css', () => assetResponse(barStyle, 'text/css')),
    http.get('*/_mock/bar.js', () => assetResponse(barScript, 'text/javascript')),
    http.get('*/_mock/panel.css', () => assetResponse(panelStyle, 'text/css')),
    http.get('*/_mock/panel.js', () => assetResponse(panelScript, 'text/javascript')),
    http.post('*/_mock/reset', async ({ request }) => {
      await reset();
      return isUrlEncodedForm(request) ? redirectToPanel('reset') : noContentResponse();
    }),
    ...createOutboxHandlers(options),
    ...createFaultHandlers(options),
    ...createClockHandlers(options),
  ];
}
