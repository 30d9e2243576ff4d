import { codesIn, bodyOf, operationOf } from '../../../scripts/contract/document.ts';
import { filled } from '../inject.ts';
import { idOf } from '../operations.ts';
import { SIGNED_IN, valuesOf, type Row } from '../row.ts';

const codesOf = (id: string, status: number): string[] =>
  codesIn(bodyOf(operationOf(id).responses[status] ?? {})?.schema);

/** Signing out goes on without a session; the 401 of any other call with one ends it in the client. */
const goesOnWithout = (id: string): boolean => id === 'logout';

/** What an operation refuses like every other one: made of its first row and of what the contract says that it answers. */
function refusalsOf(first: Row): Row[] {
  const { operation, body, key, picture } = first;
  const id = idOf(operation);
  const { secured, path } = operationOf(id);
  const isOfMatch = path.includes('{id}');
  // The body is well; its values need not be real ones.
  const request = { operation, key, picture, body: filled(body, valuesOf(first)) };
  const rows: Row[] = [];
  if (codesOf(id, 403).includes('not_a_participant'))
    rows.push({
      ...request,
      when: 'a match of others',
      given: [SIGNED_IN, 'a match that can be joined'],
      status: 403,
      problem: { code: 'not_a_participant' },
    });
  if (codesOf(id, 404).includes('match_not_found'))
    rows.push({
      ...request,
      when: 'no such match',
      given: [SIGNED_IN, 'no such match'],
      status: 404,
      problem: { code: 'match_not_found' },
    });
  if (secured)
    rows.push({
      ...request,
      when: 'the session is over',
      given: [
        'a person whose access token has expired',
        ...(isOfMatch ? (['a match that can be joined'] as const) : []),
      ],
      status: 401,
      // Whatever the reason, the client does the same.
      problem: { code: ['token_missing', 'token_expired', 'token_invalid'] },
      ...(!goesOnWithout(id) && { endsSession: true }),
    });
  return rows;
}

/** The rows that operations have alike. */
export const rowsEverywhere = (rows: readonly Row[]): Row[] =>
  [...new Set(rows.map(({ operation }) => operation))].flatMap((operation) =>
    refusalsOf(rows.find((row) => row.operation === operation)!),
  );
