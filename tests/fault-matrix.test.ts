import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { setSoleCodes } from '@/api/calls/response';
import { createTransport } from '@/api/calls/transport';
import { setTransport } from '@/api/http';
import { describeError } from '@/api/problem';
import { errorText, getFieldProblemText } from '@/components/failures/error-text';
import { refusedFields } from '@/forms/field-errors';
import { confirmPasswordReset, login, verifyOtp } from '@/generated/account/account';
import { joinMatch } from '@/generated/match/match';
import { soleCodes } from '@/generated/sole-codes';
import cs from '@/i18n/cs';
import { messageShape } from '@/i18n/shape';
import { createI18n } from '@/i18n/translate';
import { callRows } from '../gallery/calls/calls.ts';
import { bodyOf, everyOperation, operationOf, resolve } from '../scripts/contract/document.ts';
import { faultsIn } from './contract/validate.ts';
import {
  answerSchema,
  mutated,
  mutatedAnswers,
  readings,
  validAnswers,
} from './e2e/failures/fuzz/answers.ts';
import { pathsIn } from './e2e/failures/fuzz/json-changes.ts';
import { schemas } from './setup/schemas.ts';

const bodiesOf = (id: string): (string | undefined)[] => {
  const bodies = Object.keys(operationOf(id).bodies);
  return bodies.length > 1 ? bodies : [undefined];
};

// The browser test runs every row, and fails when the app has not called its operation.
test('the fault matrix has a row for every operation of the contract, with each of its bodies', () => {
  const matrix = callRows.map(({ operation, body }) => `${operation} ${body ?? ''}`);
  const contract = everyOperation.flatMap(({ id }) => bodiesOf(id).map((body) => `${id} ${body ?? ''}`));
  expect(
    matrix.toSorted(),
    'gallery/calls/<tag>.ts says of each operation how it is called and where its failure is shown',
  ).toEqual(contract.toSorted());
});

test('each operation is a read or a write in the fault matrix as its HTTP method says', () => {
  const isRead = (id: string) => operationOf(id).method === 'GET' || id === 'refreshToken';
  const visible = callRows.filter(({ kind }) => kind !== 'quiet');
  const unexpected = visible.filter(({ kind, operation }) => kind !== (isRead(operation) ? 'read' : 'write'));
  // The contract confirms with a GET, because an e-mailed link calls it.
  expect(unexpected.map(({ operation }) => operation)).toEqual(['confirmParticipation']);
  // A write is sent once, but a message is sent until the backend answers: its idempotency key prevents duplicates.
  const repeated = callRows.filter(({ kind, maxCalls }) => kind === 'write' && maxCalls !== undefined);
  expect(repeated.map(({ operation }) => operation)).toEqual(['sendChatMessage']);
});

const keysOf = (value: unknown): string => JSON.stringify(pathsIn(value));

/** The client's schema of an answer, which has the same name as the contract's schema. */
function clientSchema(operation: string) {
  const schema = bodyOf(operationOf(operation).responses['200'] ?? {})?.schema;
  return schemas[String(schema?.$ref).split('/').at(-1) ?? '']!;
}

test.each(readings)('%s: the client accepts exactly the answers that fit the contract', (operation) => {
  const schema = answerSchema(operation);
  const client = clientSchema(operation);
  expect(resolve(schema)).toBeDefined();
  const answers = [...validAnswers(operation, 200), ...mutatedAnswers(operation, 200)];
  const verdicts = answers.map((answer) => {
    const faults = faultsIn(schema, answer);
    const { success, error } = client.safeParse(answer);
    return { answer, fits: faults.length === 0, faults, success, issues: error?.issues };
  });
  expect(verdicts.slice(0, 200).filter(({ fits }) => !fits)).toEqual([]);
  expect(verdicts.filter(({ fits, success }) => fits !== success)).toEqual([]);
});

// The contract describes a dictionary only as a tree, so the app compares its keys with those of the build.
test('getMessages: the client accepts only complete dictionaries', () => {
  const shape = messageShape(cs);
  const paths = pathsIn(cs);
  const changed = Array.from({ length: 200 }, (_, index) => mutated(cs, index * 7 + 1));
  expect(paths.length).toBeGreaterThan(500);
  const complete = changed.filter((dictionary) => messageShape(dictionary) === shape);
  // A changed text leaves the dictionary complete.
  expect(complete.map((dictionary) => keysOf(dictionary)).filter((keys) => keys !== keysOf(cs))).toEqual([]);
  expect(complete.length).toBeLessThan(50);
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => messageShape(value) !== shape),
    { seed: 55, numRuns: 200 },
  );
});

const { LL } = createI18n('cs', cs);
const marked = (text: string) => `username: ${text}`;
const { codes, statuses, fields, form, malformed } = cs.problems;

interface Shape {
  from: string;
  status: number;
  body: unknown;
  /** The sentence above the form, or the form's marked field and its text. */
  shown: string;
  call?: () => Promise<unknown>;
  type?: string;
}

const signIn = () => login({ username: 'jana', password: 'x' });
const html = { body: '<h1>Sign in</h1>', type: 'text/html' };
const text = 'Tohle nejde.';

/** Error bodies as the frameworks' documentation has them, and what the login form shows of them. */
const shapes: Shape[] = [
  { from: 'SimpleJWT', status: 401, body: { detail: 'No active account' }, shown: codes.invalid_credentials },
  { from: 'DRF', status: 403, body: { detail: text }, shown: codes.email_not_verified },
  { from: 'DRF', status: 400, body: { username: [text] }, shown: marked(text) },
  { from: 'DRF', status: 400, body: { user: { username: [text, 'Ani to.'] } }, shown: marked(text) },
  {
    from: 'DRF with full details',
    status: 400,
    body: { username: [{ message: text, code: 'required' }] },
    shown: marked(fields.required),
  },
  { from: 'DRF', status: 400, body: { non_field_errors: [text] }, shown: text },
  { from: 'DRF', status: 400, body: [text], shown: text },
  { from: 'DRF', status: 400, body: { detail: text }, shown: text },
  { from: 'DRF', status: 405, body: { detail: text }, shown: statuses[405] },
  { from: 'DRF', status: 409, body: { detail: text }, shown: text, call: () => joinMatch(1) },
  { from: 'DRF', status: 409, body: {}, shown: statuses[409], call: () => joinMatch(1) },
  {
    from: 'DRF',
    status: 404,
    body: { detail: 'Not found.' },
    shown: codes.match_not_found,
    call: () => joinMatch(1),
  },
  {
    from: 'DRF',
    status: 410,
    body: { detail: text },
    shown: text,
    call: () => confirmPasswordReset({ uid: 'u', token: 't', password: 'x' }),
  },
  {
    from: 'DRF',
    status: 401,
    body: { detail: text },
    shown: codes.otp_invalid,
    call: () => verifyOtp({ otp_token: 't', code: '123456' }),
  },
  { from: 'DRF', status: 429, body: { detail: text }, shown: codes.rate_limited },
  {
    from: 'FastAPI',
    status: 422,
    body: { detail: [{ type: 'missing', loc: ['body', 'username'], msg: text, input: {} }] },
    shown: marked(text),
  },
  {
    from: 'FastAPI',
    status: 422,
    body: { detail: [{ type: 'json_invalid', loc: ['body', 3], msg: text }] },
    shown: form,
  },
  { from: 'FastAPI', status: 401, body: { detail: text }, shown: codes.invalid_credentials },
  { from: 'FastAPI', status: 400, body: { detail: text }, shown: text },
  {
    from: 'Spring Boot',
    status: 400,
    body: {
      status: 400,
      error: 'Bad Request',
      errors: [{ field: 'username', code: 'Size', defaultMessage: text }],
    },
    shown: marked(text),
  },
  {
    from: 'Spring Boot',
    status: 400,
    body: { timestamp: 1, status: 400, error: 'Bad Request', path: '/api' },
    shown: form,
  },
  {
    from: 'Spring Boot',
    status: 500,
    body: { status: 500, error: 'Internal Server Error' },
    shown: codes.internal_error,
  },
  {
    from: 'Spring 6',
    status: 400,
    body: {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: 'Invalid request content.',
      instance: '/api',
      errors: { username: text },
    },
    shown: marked(text),
  },
  {
    from: 'Spring 6',
    status: 400,
    body: {
      title: 'Bad Request',
      status: 400,
      properties: { errors: [{ field: 'username', message: text }] },
    },
    shown: marked(text),
  },
  { from: 'Spring 6', status: 400, body: { title: 'Bad Request', status: 400, detail: text }, shown: text },
  { from: 'Rails', status: 422, body: { errors: { username: [text] } }, shown: marked(text) },
  { from: 'Rails', status: 422, body: { username: [text] }, shown: marked(text) },
  { from: 'Rails', status: 422, body: { errors: [text, 'Ani to.'] }, shown: `${text} Ani to.` },
  { from: 'Rails', status: 422, body: { errors: { base: [text] } }, shown: text },
  { from: 'Rails', status: 400, body: { status: 400, error: 'Bad Request' }, shown: form },
  { from: 'Rails', status: 401, body: { error: text }, shown: codes.invalid_credentials },
  {
    from: 'Laravel',
    status: 422,
    body: { message: 'The given data was invalid.', errors: { username: [text] } },
    shown: marked(text),
  },
  { from: 'Laravel', status: 422, body: { message: text, errors: {} }, shown: text },
  { from: 'Laravel', status: 401, body: { message: 'Unauthenticated.' }, shown: codes.invalid_credentials },
  {
    from: 'RFC 9457',
    status: 422,
    body: { title: 'x', errors: [{ detail: text, pointer: '#/username' }] },
    shown: marked(text),
  },
  { from: 'a proxy', status: 401, ...html, shown: statuses[401] },
  { from: 'a proxy', status: 403, ...html, shown: statuses[403] },
  { from: 'a proxy', status: 401, body: '<h1>x</h1>', shown: statuses[401] },
  { from: 'a proxy', status: 400, ...html, shown: malformed },
];

/** What a person sees of an error answer: the marked field of the login form, or the sentence above it. */
async function seeAnswer({ status, body, type = 'application/json', call = signIn }: Shape): Promise<string> {
  const answer = typeof body === 'string' ? body : JSON.stringify(body);
  const fetch = async () => new Response(answer, { status, headers: { 'Content-Type': type } });
  setTransport(createTransport({ origin: '', getLocale: () => 'cs', fetch }));
  const failure = describeError(await call().catch((error: unknown) => error));
  const [field] = refusedFields(failure, ['username', 'password']);
  if (field) return `${field[0]}: ${getFieldProblemText(LL, field[1])}`;
  return failure.kind === 'problem' && failure.code === 'validation_failed' ? form : errorText(LL, failure);
}

// The form's own rule for `validation_failed` is tested in form-alert.test.tsx.
test.each(shapes)('$from, $status $body: the person reads "$shown"', async (shape) => {
  setSoleCodes(soleCodes);
  expect(await seeAnswer(shape)).toBe(shape.shown);
});
