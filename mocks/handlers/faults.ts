import type { Language } from '@/generated/schemas/language.zod';
import { delay, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { problemResponse } from './problem.ts';

/** How many seconds a 429 that is only a fault asks to wait. */
export const RETRY_AFTER = 30;

const commonFields = {
  /** An operationId such as `joinMatch`, or the beginning of a path such as `/api/match/`. */
  target: z.string().check(z.minLength(1)),
  /** After so many requests the rule is gone; without it, or with null, when it is cleared. */
  times: z.nullish(z.int().check(z.gte(1))),
  /** Waits so long before anything else, in milliseconds. */
  delay_ms: z.optional(z.int().check(z.gte(0), z.lte(120_000))),
  /** The operation is carried out first, and only its answer is lost. */
  after: z.optional(z.boolean()),
};

/** One way in which the backend misbehaves on purpose, so that error paths can be repeated by hand. */
export const FaultRule = z.discriminatedUnion('kind', [
  /** A problem document: `internal_error` (500, the default), `service_unavailable` (503) or `rate_limited` (429). */
  z.object({ ...commonFields, kind: z.literal('status'), status: z.optional(z.literal([429, 500, 503])) }),
  /**
   * `html`: a page, as of a proxy or a hotel's Wi-Fi; `broken_json`: JSON cut off in the middle; `empty_object`: `{}`.
   * Each with status 200 unless told otherwise.
   */
  z.object({
    ...commonFields,
    kind: z.enum(['html', 'broken_json', 'empty_object']),
    status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  }),
  /** `reset`: the connection breaks; `delay`: nothing but the delay. */
  z.object({ ...commonFields, kind: z.enum(['reset', 'delay']) }),
]);
export type FaultRule = z.infer<typeof FaultRule>;

/** The rules in force, first come, first applied. */
export interface Faults {
  /** A copy, as the panel shows it. */
  list(): FaultRule[];
  add(rule: FaultRule): void;
  clear(): void;
  /** The rule for this request, counted down; undefined when all is well. */
  consume(operationId: string, path: string): FaultRule | undefined;
}

/** Makes an empty set of rules. They are kept in memory only and end with the program. */
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
      const concerns = (target: string) =>
        target === operationId || (target.startsWith('/') && path.startsWith(target));
      const rule = rules.find(({ target }) => concerns(target));
      if (rule?.times != null) {
        rule.times -= 1;
        if (rule.times === 0) rules = rules.filter((other) => other !== rule);
      }
      return rule;
    },
  };
}

function faultyResponse(rule: FaultRule, language: Language): Response | undefined {
  const json = (body: string, status = 200) =>
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
      return json('{"id": 12, "title": "Úterní fut', rule.status);
    case 'empty_object':
      return json('{}', rule.status);
    case 'reset':
      return HttpResponse.error();
    case 'delay':
      return undefined;
  }
}

/** Waits as the rule says and gives the faulty answer; undefined when the rule only delays. */
export async function applyFault(rule: FaultRule, language: Language): Promise<Response | undefined> {
  if (rule.delay_ms) await delay(rule.delay_ms);
  return faultyResponse(rule, language);
}
