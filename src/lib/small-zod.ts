import { core, regexes } from 'zod/mini';
import { emailAddress } from './email-address.ts';

/**
 * What the built app checks with in place of Zod (decision 054): as much of `zod/mini` as schemas are written in here, at a tenth
 * of its size. Whatever this takes, refuses, changes and names is what Zod does: small-zod.test.ts compares the two over
 * every schema. Nobody imports this: `src/lib/zod.ts` becomes it when the app is built.
 */
interface Issue {
  readonly code: string;
  readonly path: PropertyKey[];
  /**
   * Whether other checks of the value, and its place in a union, still mean something. Where nothing is said they do not, save
   * for the length of what the value is in.
   */
  readonly isOpen: boolean | undefined;
}

type Result =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

/** Gives the value as the schema has it, and adds to the issues. */
type Parse = (value: unknown, issues: Issue[]) => unknown;

/** Whether a value passes, asked only if it is of the right type or has a length; what is wrong otherwise. */
interface Check {
  readonly code: string;
  readonly ofLength: boolean;
  readonly passes: (value: never) => boolean;
}

interface Schema {
  readonly run: Parse;
  readonly check: (...checks: readonly Check[]) => Schema;
  readonly safeParse: (value: unknown) => Result;
  /** Of an enum or a literal: the only values that it takes. */
  readonly options?: readonly unknown[];
  /** Of an object: its fields. */
  readonly shape?: Shape;
}

type Shape = Readonly<Record<string, Schema>>;

const refuse = (issues: Issue[], code: string, isOpen?: boolean, path: PropertyKey[] = []): void => {
  issues.push({ code, path, isOpen });
};

const isOpen = (issue: Issue) => issue.isOpen;
const isNotClosed = (issue: Issue): boolean => issue.isOpen !== false;

const withChecks =
  (parse: Parse, checks: readonly Check[]): Parse =>
  (input, issues) => {
    const before = issues.length;
    const value = parse(input, issues);
    for (const { code, ofLength, passes } of checks) {
      if (ofLength && (value as { length?: number } | null | undefined)?.length === undefined) continue;
      const applies = issues.slice(before).every(ofLength ? isNotClosed : isOpen);
      if (applies && !passes(value as never)) refuse(issues, code, true);
    }
    return value;
  };

const schema = (run: Parse, more: Partial<Schema> = {}): Schema => ({
  run,
  check: (...checks) => schema(withChecks(run, checks), more),
  safeParse(value) {
    const issues: Issue[] = [];
    const data = run(value, issues);
    return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
  },
  ...more,
});

/** A schema of all values that pass. */
const only = (
  passes: (value: unknown) => boolean,
  code = 'invalid_type',
  more?: Pick<Schema, 'options'>,
): Schema =>
  schema((value, issues) => {
    if (!passes(value)) refuse(issues, code);
    return value;
  }, more);

const oneOf = (options: readonly unknown[]): Schema =>
  only((value) => options.includes(value), 'invalid_value', { options });

const onlyNull = (): Schema => only((value) => value === null);

const ofClass = (constructor: abstract new (...args: never[]) => unknown): Schema =>
  only((value) => value instanceof constructor);

export { ofClass as instanceof, oneOf as enum, onlyNull as null };

export const literal = (value: unknown): Schema => oneOf([value]);

export const unknown = (): Schema => schema((value) => value);

export const boolean = (): Schema => only((value) => typeof value === 'boolean');

export const string = (): Schema => only((value) => typeof value === 'string');

export const number = (): Schema => only(Number.isFinite);

const isUnsafe = (value: unknown): value is number => Number.isInteger(value) && !Number.isSafeInteger(value);

export const int = (): Schema =>
  schema((value, issues) => {
    if (!Number.isFinite(value)) refuse(issues, 'invalid_type');
    else if (!Number.isInteger(value)) refuse(issues, 'invalid_type', false);
    else if (isUnsafe(value)) refuse(issues, value > 0 ? 'too_big' : 'too_small', true);
    return value;
  });

const check =
  (code: string, ofLength = false) =>
  (passes: (value: never) => boolean): Check => ({ code, ofLength, passes });

const pairs = /[\uD800-\uDBFF]/;

/** Of a string in characters (code points), which are counted only where there are some of two units. */
const lengthOf = (value: string | readonly unknown[]): number =>
  typeof value === 'string' && pairs.test(value) ? Array.from(value).length : value.length;

export const gte = (least: number): Check => check('too_small')((value: number) => value >= least);
export const lte = (most: number): Check => check('too_big')((value: number) => value <= most);
export const minLength = (least: number): Check =>
  check('too_small', true)((value: string) => lengthOf(value) >= least);
export const maxLength = (most: number): Check =>
  check('too_big', true)((value: string) => lengthOf(value) <= most);
export const regex = (pattern: RegExp): Check =>
  check('invalid_format')((value: string) => pattern.test(value));

export const email = (): Schema => string().check(regex(emailAddress));

export const iso = {
  datetime: (options: Parameters<typeof regexes.datetime>[0]): Schema =>
    string().check(regex(regexes.datetime(options))),
};

export const url = (): Schema =>
  schema((value, issues) => {
    if (typeof value !== 'string') refuse(issues, 'invalid_type');
    else if (core.canParseURL(value.trim())) return core.stripTabAndNewline(value.trim());
    else refuse(issues, 'invalid_format', true);
    return value;
  });

export const optional = (inner: Schema): Schema =>
  schema((value, issues) => (value === undefined ? value : inner.run(value, issues)));

export const nullable = (inner: Schema): Schema =>
  schema((value, issues) => (value === null ? value : inner.run(value, issues)));

/** What is inside of a value, at that place. */
function inside(key: PropertyKey, value: unknown, inner: Schema, issues: Issue[]): unknown {
  const before = issues.length;
  const result = inner.run(value, issues);
  for (let index = before; index < issues.length; index++) issues[index]?.path.unshift(key);
  return result;
}

/** A schema of lists; of one that is too long, which may be of any size, nothing else is asked. */
export const array = (inner: Schema, checks: readonly Check[] = []): Schema =>
  schema(
    withChecks((value, issues) => {
      if (!Array.isArray(value)) refuse(issues, 'invalid_type');
      else if (checks.some(({ code, passes }) => code === 'too_big' && !passes(value as never)))
        refuse(issues, 'too_big', false);
      else return value.map((item, index) => inside(index, item, inner, issues));
      return value;
    }, checks),
    { check: (...more) => array(inner, [...checks, ...more]) },
  );

/** A schema of objects (no arrays), given their content. */
const objects = (fill: (value: object, issues: Issue[]) => object, more?: Pick<Schema, 'shape'>): Schema =>
  schema((value, issues) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return fill(value, issues);
    refuse(issues, 'invalid_type');
    return value;
  }, more);

export function object(shape: Shape): Schema {
  const fields = Object.entries(shape);
  return objects(
    (value, issues) => {
      const filled: Record<string, unknown> = {};
      for (const [key, inner] of fields) {
        const field = inside(key, (value as Record<string, unknown>)[key], inner, issues);
        if (field !== undefined || key in value) filled[key] = field;
      }
      return filled;
    },
    { shape },
  );
}

export const record = (_keys: Schema, inner: Schema): Schema =>
  objects((value, issues) =>
    Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== '__proto__')
        .map(([key, item]) => [key, inside(key, item, inner, issues)]),
    ),
  );

export const union = (options: readonly Schema[]): Schema =>
  schema((value, issues) => {
    const open: [unknown, Issue[]][] = [];
    for (const option of options) {
      const found: Issue[] = [];
      const result = option.run(value, found);
      if (found.length === 0) return result;
      if (found.every(isOpen)) open.push([result, found]);
    }
    const [[result, found] = [value, []]] = open;
    if (open.length !== 1) refuse(issues, 'invalid_union');
    else issues.push(...found);
    return open.length === 1 ? result : value;
  });

export const discriminatedUnion = (key: string, options: readonly Schema[]): Schema =>
  objects((value, issues) => {
    const option = options.find(({ shape }) =>
      shape?.[key]?.options?.includes((value as Record<string, unknown>)[key]),
    );
    if (option) return option.run(value, issues) as object;
    refuse(issues, 'invalid_union', undefined, [key]);
    return value;
  });

/** Of two objects. */
export const intersection = (left: Schema, right: Schema): Schema =>
  schema((value, issues) => {
    const results = [left.run(value, issues), right.run(value, issues)];
    return Object.assign({}, ...results);
  });
