import { delay, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import type { Language } from '@/generated/schemas/language.zod';
import { problemResponse } from './problem.ts';

/** The `Retry-After` of a 429 fault, in seconds. */
export const RETRY_AFTER = 30;

const commonFields = {
  /** An operationId such as `joinMatch`, or a path prefix such as `/api/match/`. */
  target: z.string().check(z.minLength(1)),
  /** The number of requests to which the rule applies; without a number it applies until it is cleared. */
  times: z.nullish(z.int().check(z.gte(1))),
  /** The delay of the request or, with `after`, of the response, in milliseconds. */
  delay_ms: z.optional(z.int().check(z.gte(0), z.lte(120_000))),
  /** Whether the operation runs first, so that only its response is lost. */
  after: z.optional(z.boolean()),
};

/** A rule that makes requests fail on purpose, by its `kind`. */
export const FaultRule = z.discriminatedUnion('kind', [
  /** The response is a problem: `internal_error` (500, the default), `service_unavailable` (503) or `rate_limited` (429). */
  z.object({ ...commonFields, kind: z.literal('status'), status: z.optional(z.literal([429, 500, 503])) }),
  /** The response is an HTML page, truncated JSON or `{}`. Its status is 200 by default. */
  z.object({
    ...commonFields,
    kind: z.enum(['html', 'broken_json', 'empty_object']),
    status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  }),
  /** `reset` causes a network error; `delay` only waits for `delay_ms`. */
  z.object({ ...commonFields, kind: z.enum(['reset', 'delay']) }),
]);
export type FaultRule = z.infer<typeof FaultRule>;

/** The active fault rules; the oldest matching rule applies. */
export interface Faults {
  list(): FaultRule[];
  add(rule: FaultRule): void;
  clear(): void;
  /** Finds the rule for this request and decreases its `times`. */
  consume(operationId: string, path: string): FaultRule | undefined;
}

export function createFaults(): Faults {
  let rules: FaultRule[] = [];
  return {
    list: () => structuredClone(rules),
    add(rule) {
      rules.push({ ...rule });
    },
    clear() {
      rules = [];
    },
    consume(operationId, path) {
      const isTarget = (target: string) =>
        target === operationId || (target.startsWith('/') && path.startsWith(target));
      const rule = rules.find(({ target }) => isTarget(target));
      if (rule?.times != null) {
        rule.times -= 1;
        if (rule.times === 0) rules = rules.filter((otherRule) => otherRule !== rule);
      }
      return rule;
    },
  };
}

function createFaultyResponse(rule: FaultRule, language: Language): Response | undefined {
  const createJsonResponse = (body: string, status = 200) =>
    new HttpResponse(body, { status, headers: { 'Content-Type': 'application/json' } });
  switch (rule.kind) {
    case 'status':
      if (rule.status === 429) return problemResponse('rate_limited', { language, retryAfter: RETRY_AFTER });
      return problemResponse(rule.status === 503 ? 'service_unavailable' : 'internal_error', { language });
    case 'html':
      return HttpResponse.html('<!doctype html><title>Proxy</title><h1>Something else answered</h1>', {
        status: rule.status ?? 200,
      });
    case 'broken_json':
      return createJsonResponse('{"id": 12, "title": "Úterní fut', rule.status);
    case 'empty_object':
      return createJsonResponse('{}', rule.status);
    case 'reset':
      return HttpResponse.error();
    case 'delay':
      return undefined;
  }
}

/** Waits for the delay and returns the faulty response; undefined for a rule that only delays. */
export async function applyFault(rule: FaultRule, language: Language): Promise<Response | undefined> {
  if (rule.delay_ms) await delay(rule.delay_ms);
  return createFaultyResponse(rule, language);
}
