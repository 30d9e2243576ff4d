import type * as z from 'zod/mini';
import * as account from '@/generated/account/account';
import type { Answers } from '@/generated/answers';
import * as match from '@/generated/match/match';
import * as user from '@/generated/user/user';
import { bodyOf, operationOf } from '../../scripts/contract/document.ts';
import { schemas } from '../setup/schemas.ts';

export const client = { ...account, ...match, ...user };

/** The name of a generated client function: the operationId, or one name for each body type (`updateProfileWithJson`). */
export type OperationName = Extract<keyof typeof client, keyof Answers | `${keyof Answers}With${string}`>;

/** The operationId of a client function. */
export const idOf = (name: string): string => name.replace(/With(Json|FormData)$/, '');

/** The name of the provider states' value for a parameter. */
export const valueNameOf = (parameter: string): string => (parameter === 'id' ? 'match_id' : parameter);

/** The schema of the success body; undefined for 204. */
export function answerSchemaOf(name: OperationName): z.core.$ZodType | undefined {
  const { responses } = operationOf(idOf(name));
  const [, response] = Object.entries(responses).find(([status]) => Number(status) < 300) ?? [];
  const reference = bodyOf(response ?? {})?.schema.$ref;
  return typeof reference === 'string' ? schemas[reference.split('/').at(-1) ?? ''] : undefined;
}
