import * as z from 'zod/mini';
import barStyle from './client/bar.css?raw';
import barScript from './client/bar.js?raw';
import panelStyle from './client/panel.css?raw';
import panelScript from './client/panel.js?raw';
import type { MailRow } from '@mocks/db/state';
import type { Store } from '@mocks/db/store';
import { FaultRule, type Faults } from '@mocks/handlers/faults';
import { HttpResponse, http, type RequestHandler } from 'msw';
import type { Clock } from '../clock.ts';
import { httpProblem } from '../http/problem.ts';
import { newestMailId, panelPage } from './page.ts';
import { asset, isUrlEncodedForm, json, page, redirectToPanel } from './respond.ts';

/** Converts the panel's form to a fault rule; undefined when it is invalid. */
function faultFromForm(form: FormData): FaultRule | undefined {
  const filled = Object.fromEntries([...form].filter(([, value]) => value !== ''));
  const numbers = ['status', 'times', 'delay_ms'].filter((name) => name in filled);
  return FaultRule.safeParse({
    ...filled,
    ...Object.fromEntries(numbers.map((name) => [name, Number(filled[name])])),
  }).data;
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
