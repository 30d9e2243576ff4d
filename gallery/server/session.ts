import { getResponse, HttpResponse } from 'msw';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { createI18n } from '@/i18n/translate';
import { createBackend } from '@mocks/backend';
import { createSeed } from '@mocks/db/seed';
import { demoIds } from '@mocks/db/seed/users';
import type { State as BackendState } from '@mocks/db/state';
import { NOW } from '@mocks/db/state.fixture';
import { RETRY_AFTER } from '@mocks/handlers/faults';
import { problemResponse } from '@mocks/handlers/problem';
import { languageOf } from '@mocks/handlers/request';
import { startSession } from '@mocks/handlers/tokens';
import { bindMessages } from '../../scripts/vite/words/no-break-characters';
import { addressOf } from '../address';
import type { StateFrame, LocalizedStep, View } from '../frame';
import type {
  Fault,
  GivenAnswers,
  OperationId,
  Outcome,
  State,
  Step,
  TextContext,
  BackendContext,
} from '../state';
import { defaultCode, operationAt } from './contract';

/** The absence before `comeBack`; longer than any answer stays fresh. */
const ABSENCE_MS = 20 * 60_000;

const translations = {
  cs: createI18n('cs', bindMessages(cs, 'cs')),
  en: createI18n('en', bindMessages(en, 'en')),
};

let seed: Promise<BackendState> | undefined;

/** An open state with its own backend. */
export type Session = Awaited<ReturnType<typeof openSession>>;

interface Details {
  status: number;
  code?: Parameters<typeof problemResponse>[0];
  fields?: Parameters<typeof problemResponse>[1]['fieldIssues'];
  body?: (body: unknown) => unknown;
}

type AnswerSetting = Fault | Details;

const answerSetting = (answers: GivenAnswers, id: OperationId): AnswerSetting | undefined => {
  const setting = answers[id] as number | AnswerSetting | undefined;
  return typeof setting === 'number' ? { status: setting } : setting;
};

const declaredOutcomes = (answers: GivenAnswers): Outcome[] =>
  (Object.keys(answers) as OperationId[]).flatMap((id) => {
    const setting = answerSetting(answers, id);
    return typeof setting === 'object' ? [`${id} ${String(setting.status)}` as Outcome] : [];
  });

const answersOf = (step: Step): GivenAnswers => ('answers' in step ? step.answers : {});

/** The documented answers that a state declares. */
export const outcomesOf = ({ answers = {}, steps = [] }: State): Outcome[] => [
  ...declaredOutcomes(answers),
  ...steps.flatMap((step) => declaredOutcomes(answersOf(step))),
];

function localizeStep(step: Step, context: TextContext): LocalizedStep {
  if ('meanwhile' in step) return { meanwhile: true };
  if ('answers' in step) return { answers: true };
  return Object.fromEntries(
    Object.entries(step).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'function' ? (value as (context: TextContext) => string)(context) : value,
    ]),
  ) as LocalizedStep;
}

/** A documented refusal. Throws when its code belongs to another status. */
function refusal(request: Request, details: Details, fallback: Details['code'] | null): Response {
  const code = details.code ?? fallback;
  if (!code) return new Response(null, { status: details.status });
  const response = problemResponse(code, {
    language: languageOf(request.headers.get('accept-language')),
    fieldIssues: details.fields,
    retryAfter: details.status === 429 ? RETRY_AFTER : undefined,
  });
  if (response.status !== details.status)
    throw new Error(`${code} is no ${String(details.status)}, but a ${String(response.status)}.`);
  return response;
}

/** Opens a state: seeds and prepares its backend, and signs the person in. */
export async function openSession(state: State, view: View, backendAddress: string) {
  let now = NOW;
  const saved = structuredClone(await (seed ??= createSeed({ now: NOW, pbkdf2Iterations: 1 })));
  const { store, handlers } = await createBackend({ savedState: saved, now: () => now, pbkdf2Iterations: 1 });
  const match = state.match?.(store.state, now);
  const linkOf = (kind: string): string =>
    store.state.outbox.findLast((mail) => mail.kind === kind)?.link ?? '';
  const world: BackendContext = {
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
  const answered = new Set<string>();
  const { locale } = view;
  const context: TextContext = { LL: translations[locale].LL, locale, title: match?.title ?? '' };
  const cookies: Record<string, string> = { locale };
  if (state.as !== undefined) {
    const { access, refresh } = await startSession(store, demoIds[state.as]);
    cookies.refresh_token = refresh;
    // Without an access token the app renews the session at once.
    if (!('refreshToken' in answers)) cookies.access_token = access;
  }
  const path = addressOf(state.at, locale, state.match && world.match.id) + (state.link?.(world) ?? '');

  async function backendAnswer(request: Request, details?: Details): Promise<Response> {
    const response = (await getResponse(handlers, request)) ?? new Response(null, { status: 404 });
    if (!details?.body || !response.ok) return response;
    return HttpResponse.json(details.body(await response.json()) as object, { status: response.status });
  }

  return {
    /** The data for its page: the steps from number `from` on, and an address that can replace the state's. */
    frameData: ({ from = 0, address = path } = {}): StateFrame => ({
      name: state.name,
      backend: backendAddress,
      address,
      cookies,
      view,
      now,
      isOnline: true,
      intercepted: 'getMessages' in answers ? ['/api/', '/_i18n/'] : ['/api/'],
      steps: steps
        .map((step, index): [number, LocalizedStep] => [index, localizeStep(step, context)])
        .filter(([index]) => index >= from),
      shows: state.shows(context),
    }),
    async respond(request: Request): Promise<Response> {
      const id = operationAt(request.method, new URL(request.url).pathname);
      if (!id) return new Response(null, { status: 404 });
      const details = answerSetting(answers, id);
      if (details === 'pending' || details === 'broken')
        return new Response(null, { headers: { 'x-state': details } });
      if (details === 'foreign') return HttpResponse.html('<!doctype html><title>Wi-Fi</title>');
      const response =
        details && details.status >= 400
          ? refusal(request, details, defaultCode(id, details.status))
          : await backendAnswer(request, details);
      answered.add(`${id} ${String(response.status)}`);
      return response;
    },
    /** Applies a step, by number, that changes answers or the backend. */
    apply(step: number): void {
      const change = steps[step]!;
      answers = { ...answers, ...answersOf(change) };
      if ('meanwhile' in change) change.meanwhile(world);
    },
    mail: linkOf,
    code: () => store.state.outbox.findLast(({ code }) => code !== null)?.code ?? '',
    /** Moves the clock on; returns the new time. */
    comeBack(): number {
      now += ABSENCE_MS;
      return now;
    },
    /** Declared answers that the page has not requested yet. */
    missingOutcomes: (): Outcome[] => outcomesOf(state).filter((outcome) => !answered.has(outcome)),
  };
}
