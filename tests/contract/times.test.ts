import { expect, it } from 'vitest';
import { contract, nodeOf, resolve } from '../../scripts/contract/document.ts';
import { PAST } from './times.ts';

/** Fields whose time may be ahead, or must be. */
const AHEAD = ['starts_at', 'ends_at', 'join_deadline', 'leave_deadline', 'confirm_by', 'expires_at'];

const isTime = (schema: unknown): boolean =>
  [schema, ...((nodeOf(schema).anyOf ?? []) as unknown[])].some((one) => resolve(one).format === 'date-time');

it('of each field it is known whether it tells what has been', () => {
  const fields = Object.values(nodeOf(nodeOf(contract.components).schemas)).flatMap((schema) =>
    Object.entries(nodeOf(resolve(schema).properties)).flatMap(([name, field]) =>
      isTime(field) ? [name] : [],
    ),
  );
  expect([...new Set(fields)].toSorted()).toEqual([...PAST, ...AHEAD].toSorted());
});
