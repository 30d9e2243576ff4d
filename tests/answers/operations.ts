import type * as z from 'zod/mini';
import * as account from '@/generated/account/account';
import type { Answers } from '@/generated/answers';
import * as match from '@/generated/match/match';
import * as user from '@/generated/user/user';
import { bodyOf, nodeOf, operationOf as findOperation, resolve } from '../../scripts/contract/document.ts';
import { schemas } from '../setup/schemas.ts';
import type { Values } from './state.ts';

const client = { ...account, ...match, ...user };

/** The name of a generated client function: the operationId, or one name for each body type (`updateProfileWithJson`). */
export type OperationName = Extract<keyof typeof client, keyof Answers | `${keyof Answers}With${string}`>;

export interface Input {
  values: Values;
  body: unknown;
  /** The `Idempotency-Key`. */
  key?: string | undefined;
}

interface Operation {
  method: string;
  /** The path, with `${name}` for values of provider states. */
  path: string;
  query: Record<string, string>;
  isSecured: boolean;
  /** The schema of the success body; undefined for 204. */
  answerSchema?: z.core.$ZodType | undefined;
  call: (input: Input) => Promise<unknown>;
}

/** The operationId of a client function. */
export const idOf = (name: string): string => name.replace(/With(Json|FormData)$/, '');

/** The name of the provider states' value for a parameter. */
export const valueNameOf = (parameter: string): string => (parameter === 'id' ? 'match_id' : parameter);

function answerSchemaOf(id: string): z.core.$ZodType | undefined {
  const { responses } = findOperation(id);
  const [, response] = Object.entries(responses).find(([status]) => Number(status) < 300) ?? [];
  const reference = bodyOf(response ?? {})?.schema.$ref;
  if (typeof reference !== 'string') return undefined;
  return schemas[reference.split('/').at(-1) ?? ''];
}

/** The operation that a client function calls; its arguments are the values of the path, the body and the values of the query, of whose optional parameters those in `chosenQuery`. */
export function operationOf(name: OperationName, chosenQuery: Values = {}): Operation {
  const { method, path, parameters, bodies, isSecured } = findOperation(idOf(name));
  const pathParameters = parameters.filter((parameter) => parameter.in === 'path');
  const queryParameters = parameters.filter(
    (parameter) => parameter.in === 'query' && (parameter.required || parameter.name in chosenQuery),
  );
  const hasQuery = parameters.some((parameter) => parameter.in === 'query');
  const query = Object.fromEntries(
    queryParameters.map(({ name: parameter }) => [
      parameter,
      String(chosenQuery[parameter] ?? `\${${valueNameOf(parameter)}}`),
    ]),
  );
  const [fileField = ''] = Object.keys(nodeOf(resolve(bodies['multipart/form-data']).properties));
  const send = client[name] as (...args: unknown[]) => Promise<unknown>;
  return {
    method,
    path: path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => `\${${valueNameOf(parameter)}}`),
    query,
    isSecured,
    answerSchema: answerSchemaOf(idOf(name)),
    call({ values, body, key }) {
      const valueOf = ({ name: parameter, schema }: (typeof parameters)[number]) => {
        const value = chosenQuery[parameter] ?? values[valueNameOf(parameter)];
        return resolve(schema).type === 'integer' ? Number(value) : String(value);
      };
      const queryValues = queryParameters.map((parameter) => [parameter.name, valueOf(parameter)]);
      return send(
        ...pathParameters.map(valueOf),
        ...(Object.keys(bodies).length > 0 ? [body instanceof File ? { [fileField]: body } : body] : []),
        ...(hasQuery ? [Object.fromEntries(queryValues)] : []),
        {
          ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
          // The client ends its session before this call, so the call passes the token itself.
          ...(name === 'logout' && { token: String(values.access_token) }),
        },
      );
    },
  };
}
