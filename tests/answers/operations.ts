import type { Answers } from '@/generated/answers';
import * as account from '@/generated/account/account';
import { schemas } from '../setup/schemas.ts';
import * as match from '@/generated/match/match';
import * as user from '@/generated/user/user';
import type * as z from 'zod/mini';
import type { Values } from './state.ts';
import {
  bodyOf,
  nodeOf,
  operationOf as contractOperationOf,
  resolve,
} from '../../scripts/contract/document.ts';

const client = { ...account, ...match, ...user };

/** The name of a generated function: that of the operation, or one for each of its bodies (`updateProfileWithJson`). */
export type OperationName = Extract<keyof typeof client, keyof Answers | `${keyof Answers}With${string}`>;

/** What a call is made with: the values of the provider states, and the request's own parts. */
export interface Input {
  values: Values;
  body: unknown;
  /** The `Idempotency-Key`. */
  key?: string | undefined;
}

/** An operation as the contract writes it down, and the generated function that must keep to it. */
interface Operation {
  method: string;
  /** With `${name}` for values of provider states. */
  path: string;
  query?: Record<string, string>;
  /** Whether the Bearer token is due; without it none is sent to anybody who is not signed in. */
  bearer: boolean;
  /** The schema of its success; undefined for 204. */
  answer?: z.core.$ZodType | undefined;
  call: (input: Input) => Promise<unknown>;
}

/** The contract's operationId of a generated function. */
export const idOf = (name: string): string => name.replace(/With(Json|FormData)$/, '');

/** The name of a parameter's value among those of the provider states. */
export const valueNameOf = (parameter: string): string => (parameter === 'id' ? 'match_id' : parameter);

/** The client's own schema of what the operation answers with when all is well. */
function answerOf(id: string): z.core.$ZodType | undefined {
  const success = Object.entries(contractOperationOf(id).responses).find(([status]) => Number(status) < 300);
  const reference = bodyOf(success?.[1] ?? {})?.schema.$ref;
  if (typeof reference !== 'string') return undefined;
  return schemas[reference.split('/').at(-1) ?? ''];
}

/** The operation under that name. Its function takes the path's values, the body, the query's values, in this order. */
export function operationOf(name: OperationName): Operation {
  const { method, path, parameters, bodies, secured } = contractOperationOf(idOf(name));
  const named = (where: 'path' | 'query') => parameters.filter((parameter) => parameter.in === where);
  const query = Object.fromEntries(named('query').map((one) => [one.name, `\${${valueNameOf(one.name)}}`]));
  const hasQuery = Object.keys(query).length > 0;
  const [file = ''] = Object.keys(nodeOf(resolve(bodies['multipart/form-data']).properties));
  const send = client[name] as (...args: unknown[]) => Promise<unknown>;
  return {
    method,
    path: path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => `\${${valueNameOf(parameter)}}`),
    ...(hasQuery && { query }),
    bearer: secured,
    answer: answerOf(idOf(name)),
    call({ values, body, key }) {
      const valueOf = ({ name: parameter, schema }: (typeof parameters)[number]) => {
        const value = values[valueNameOf(parameter)];
        return resolve(schema).type === 'integer' ? Number(value) : String(value);
      };
      return send(
        ...named('path').map(valueOf),
        ...(Object.keys(bodies).length > 0 ? [body instanceof File ? { [file]: body } : body] : []),
        ...(hasQuery ? [Object.fromEntries(named('query').map((one) => [one.name, valueOf(one)]))] : []),
        {
          ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
          // The session is over for the client by then.
          ...(name === 'logout' && { token: String(values.access_token) }),
        },
      );
    },
  };
}
