import { createI18n } from '@/i18n/translate';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { createBackend } from '@mocks/backend';
import { createSeed } from '@mocks/db/seed';
import { demoIds } from '@mocks/db/seed/users';
import { NOW } from '@mocks/db/state.fixture';
import type { State as BackendState } from '@mocks/db/state';
import { RETRY_AFTER } from '@mocks/handlers/faults';
import { problemResponse } from '@mocks/handlers/problem';
import { languageOf } from '@mocks/handlers/request';
import { startSession } from '@mocks/handlers/tokens';
import { getResponse, HttpResponse } from 'msw';
import { bindMessages } from '../../scripts/vite/bind-short-words';
import type { Frame, SpokenStep, View } from '../frame';
import type { Fault, GivenAnswers, OperationId, Outcome, State, Step, Told, World } from '../state';
import { addressOf } from '../address';
import { codeOf, operationAt } from './contract';

/** How long somebody was away who comes back: longer than anything read stays fresh. */
const ABSENCE_MS = 20 * 60_000;

const words = { cs: createI18n('cs', bindMessages(cs, 'cs')), en: createI18n('en', bindMessages(en, 'en')) };

let seed: Promise<BackendState> | undefined;

/** A state that somebody has opened: a small backend of its own. */
export interface Session {
  /** What its page is told, with the steps from that number on and another address than the state's. */
  frame: (options?: { from?: number; address?: string }) => Frame;
  /** Answers a call of its page. */
  respond: (request: Request) => Promise<Response>;
  /** Lets the step of that number change how operations answer, or what they know. */
  apply: (step: number) => void;
  /** The address in the newest mail of that kind. */
  mail: (kind: string) => string;
  /** The newest one-time code that was mailed. */
  code: () => string;
  /** Lets time pass until somebody comes back; gives the time then. */
  comeBack: () => number;
  /** Declared answers that nothing has asked for so far. */
  missing: () => Outcome[];
}

interface Details {
  status: number;
  code?: Parameters<typeof problemResponse>[0];
  fields?: Parameters<typeof problemResponse>[1]['fieldIssues'];
  retryAfter?: number;
  body?: (body: unknown) => unknown;
}

type Given = Fault | Details;

const givenOf = (answers: GivenAnswers, id: OperationId): Given | undefined => {
  const given = answers[id] as number | Given | undefined;
  return typeof given === 'number' ? { status: given } : given;
};

const declared = (answers: GivenAnswers): Outcome[] =>
  (Object.keys(answers) as OperationId[]).flatMap((id) => {
    const given = givenOf(answers, id);
    return typeof given === 'object' ? [`${id} ${String(given.status)}` as Outcome] : [];
  });

const answersOf = (step: Step): GivenAnswers => ('answers' in step ? step.answers : {});

/** Every documented answer that a state gives. */
export const outcomesOf = ({ answers = {}, steps = [] }: State): Outcome[] => [
  ...declared(answers),
  ...steps.flatMap((step) => declared(answersOf(step))),
];

function spoken(step: Step, told: Told): SpokenStep {
  if ('meanwhile' in step) return { meanwhile: true };
  if ('answers' in step) return { answers: true };
  return Object.fromEntries(
    Object.entries(step).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'function' ? (value as (told: Told) => string)(told) : value,
    ]),
  ) as SpokenStep;
}

/** A refusal as the contract documents it. */
function refusal(request: Request, details: Details, fallback: Details['code'] | null): Response {
  const code = details.code ?? fallback;
  if (!code) return new Response(null, { status: details.status });
  const response = problemResponse(code, {
    language: languageOf(request.headers.get('accept-language')),
    fieldIssues: details.fields,
    retryAfter: details.status === 429 ? (details.retryAfter ?? RETRY_AFTER) : undefined,
  });
  if (response.status !== details.status)
    throw new Error(`${code} is no ${String(details.status)}, but a ${String(response.status)}.`);
  return response;
}

/** Puts a state up: seeds its backend, prepares it, and signs its person in. */
export async function openSession(state: State, view: View, backendAddress: string): Promise<Session> {
  let now = NOW;
  const saved = structuredClone(await (seed ??= createSeed({ now: NOW, pbkdf2Iterations: 1 })));
  const { store, handlers } = await createBackend({ savedState: saved, now: () => now, pbkdf2Iterations: 1 });
  const match = state.match?.(store.state, now);
  const linkOf = (kind: string): string =>
    store.state.outbox.findLast((mail) => mail.kind === kind)?.link ?? '';
  const world: World = {
    state: store.state,
    now,
    get match() {
      if (!match) throw new Error(`${state.name}: the seed has no such match.`);
      return match;
    },
    mail: (kind) => linkOf(kind).replace(/^[^?]*/, ''),
  };
  state.prepare?.(world);

  const steps = state.steps ?? [];
  let answers: GivenAnswers = { ...state.answers };
  const given = new Set<string>();
  const told: Told = { LL: words[view.locale].LL, locale: view.locale, title: match?.title ?? '' };
  const cookies: Record<string, string> = { locale: view.locale };
  if (state.as !== undefined) {
    const { access, refresh } = await startSession(store, demoIds[state.as]);
    cookies.refresh_token = refresh;
    // Renewed at once where a state is about that.
    if (!('refreshToken' in answers)) cookies.access_token = access;
  }
  const path = addressOf(state.at, view.locale, state.match && world.match.id) + (state.link?.(world) ?? '');

  async function ownAnswer(request: Request, details?: Details): Promise<Response> {
    const response = (await getResponse(handlers, request)) ?? new Response(null, { status: 404 });
    if (!details?.body || !response.ok) return response;
    return HttpResponse.json(details.body(await response.json()) as object, { status: response.status });
  }

  return {
    frame: ({ from = 0, address = path } = {}) => ({
      name: state.name,
      backend: backendAddress,
      address,
      cookies,
      view,
      now,
      isOnline: true,
      intercepted: 'getMessages' in answers ? ['/api/', '/_i18n/'] : ['/api/'],
      steps: steps
        .map((step, index): [number, SpokenStep] => [index, spoken(step, told)])
        .filter(([index]) => index >= from),
      shows: state.shows(told),
    }),
    async respond(request) {
      const id = operationAt(request.method, new URL(request.url).pathname);
      if (!id) return new Response(null, { status: 404 });
      const details = givenOf(answers, id);
      if (details === 'pending' || details === 'broken')
        return new Response(null, { headers: { 'x-state': details } });
      if (details === 'foreign') return HttpResponse.html('<!doctype html><title>Wi-Fi</title>');
      const response =
        details && details.status >= 400
          ? refusal(request, details, codeOf(id, details.status))
          : await ownAnswer(request, details);
      given.add(`${id} ${String(response.status)}`);
      return response;
    },
    apply(step) {
      const change = steps[step]!;
      answers = { ...answers, ...answersOf(change) };
      if ('meanwhile' in change) change.meanwhile(world);
    },
    mail: linkOf,
    code: () => store.state.outbox.findLast(({ code }) => code !== null)?.code ?? '',
    comeBack() {
      now += ABSENCE_MS;
      return now;
    },
    missing: () => outcomesOf(state).filter((outcome) => !given.has(outcome)),
  };
}
