import { startSession } from '@mocks/handlers/tokens';
import { partsOf, type Case } from '../case.ts';
import {
  operations,
  outcomesOf,
  resolve,
  type ContractOperation,
} from '../../../scripts/contract/document.ts';
import { MINUTE, type CallParts, type World } from '../world.ts';

/** A request of each operation that succeeds: the first one of its rows. */
type Usual = (id: string) => (world: World) => Promise<CallParts>;

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** What every operation with a session refuses. */
const tokenCases = (operation: string, usual: (world: World) => Promise<CallParts>): Case[] => {
  const anonymous = async (world: World) => ({ ...(await usual(world)), as: undefined });
  return [
    { operation, status: 401, code: 'token_missing', name: 'without a token', request: anonymous },
    {
      operation,
      status: 401,
      code: 'token_missing',
      name: 'with another kind of proof',
      request: async (world) => ({
        ...(await anonymous(world)),
        headers: { Authorization: 'Basic amFuYTpqYW5h' },
      }),
    },
    {
      operation,
      status: 401,
      code: 'token_invalid',
      name: 'with a broken token',
      request: async (world) => ({ ...(await anonymous(world)), headers: bearer('a.b.c') }),
    },
    {
      operation,
      status: 401,
      code: 'token_expired',
      name: 'with an old token',
      request: async (world) => {
        const parts = await anonymous(world);
        const { access } = await startSession(world.store, 1);
        world.setTime(world.store.now() + 5 * MINUTE);
        return { ...parts, headers: bearer(access) };
      },
    },
  ];
};

const otherLanguage = (operation: string, usual: (world: World) => Promise<CallParts>): Case[] =>
  [
    ['in another language', 'de', 'invalid'],
    ['in no language', '', 'required'],
  ].map(([name, language, code]) => ({
    operation,
    status: 400,
    code: 'validation_failed',
    name: name!,
    request: async (world) => ({ ...(await usual(world)), headers: { 'Accept-Language': language! } }),
    fields: { 'Accept-Language': code as 'invalid' | 'required' },
    invalid: true,
  }));

/** An id that is none, where the path has one. */
const noId = (operation: string, usual: (world: World) => Promise<CallParts>): Case => ({
  operation,
  status: 400,
  code: 'validation_failed',
  name: 'of no number',
  request: async (world) => ({ ...(await usual(world)), params: { id: '12a' } }),
  fields: { id: 'invalid' },
  invalid: true,
});

/** The body without each field that it must have. */
const incomplete = (
  { id, bodies }: ContractOperation,
  usual: (world: World) => Promise<CallParts>,
): Case[] => {
  const required = (resolve(bodies['application/json']).required ?? []) as string[];
  return required.map((field) => ({
    operation: id,
    status: 400,
    code: 'validation_failed',
    name: `without ${field}`,
    request: async (world) => {
      const { body, ...parts } = await usual(world);
      return { ...parts, body: { ...(body as object), [field]: undefined } };
    },
    fields: { [field]: 'required' },
    invalid: true,
  }));
};

const failing = (operation: ContractOperation, usual: (world: World) => Promise<CallParts>): Case => ({
  operation: operation.id,
  status: 500,
  code: 'internal_error',
  name: 'when the backend fails',
  request: async (world) => {
    const parts = await usual(world);
    world.faults.add({ target: '/api/', kind: 'status', times: 1 });
    return parts;
  },
});

/** The rows that all operations have alike, made from what the contract says that each can answer. */
export function casesEverywhere(rows: readonly Case[]): Case[] {
  const usual: Usual = (id) => async (world) => {
    const row = rows.find(({ operation, status }) => operation === id && status < 300);
    if (!row) throw new Error(`No row lets ${id} succeed.`);
    return partsOf(row, world);
  };
  return operations.flatMap((operation) => {
    const outcomes = outcomesOf(operation);
    return [
      ...(operation.secured ? tokenCases(operation.id, usual(operation.id)) : []),
      ...(outcomes.includes(`${operation.id} 400 validation_failed`)
        ? otherLanguage(operation.id, usual(operation.id))
        : []),
      ...(operation.path.includes('{id}') ? [noId(operation.id, usual(operation.id))] : []),
      ...incomplete(operation, usual(operation.id)),
      failing(operation, usual(operation.id)),
    ];
  });
}
