import { MatchersV3 } from '@pact-foundation/pact';
import * as z from 'zod/mini';
import { Exactly, plain } from '../answers/exactly.ts';

/** Pact's regex matcher sees any value as its JSON, text without its quotes; its own function takes examples of text only. */
const pattern = (regex: string, value: unknown) => ({ 'pact:matcher:type': 'regex', regex, value });

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const oneOf = (values: readonly unknown[]) =>
  `^(${values.map((value) => escaped(String(value))).join('|')})$`;

type Definition<Part> = Part extends { _zod: { def: infer Def } } ? Def : never;

/** What a schema or a check of Zod's is made of. */
// oxlint-disable-next-line no-underscore-dangle
const defOf = <Part extends { _zod: { def: object } }>(part: Part) => part._zod.def as Definition<Part>;

const kindOf = (schema: z.core.$ZodType) => defOf(schema) as Definition<z.core.$ZodTypes>;
const isNull = (schema: z.core.$ZodType) => kindOf(schema).type === 'null';
const fits = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** The bounds and patterns of a schema. */
interface Check {
  check: string;
  format?: string;
  pattern?: RegExp;
  minimum?: number;
}
const checksOf = ({ checks = [] }: { checks?: z.core.$ZodCheck[] | undefined }): Check[] => checks.map(defOf);

const DATE_TIME = String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$`;

/** Addresses of mail and web are the backend's to check; their patterns are long and say little. */
function textShape(def: z.core.$ZodStringDef & { format?: string }, example: string): unknown {
  if (def.format === 'datetime') return pattern(DATE_TIME, example);
  const regex = checksOf(def).find(({ format }) => format === 'regex')?.pattern;
  return regex ? pattern(regex.source, example) : MatchersV3.string(example);
}

/** An example of null says: null, or anything of the kind that the schema has otherwise. */
function orNull(schema: z.core.$ZodType): unknown {
  const { type } = kindOf(schema);
  if (type === 'number') return pattern(String.raw`^(null|-?\d+(\.\d+)?([eE][+-]?\d+)?)$`, null);
  if (type === 'object') return pattern(String.raw`^(null|\{[\s\S]*\})$`, null);
  if (type === 'enum')
    return pattern(oneOf(['null', ...Object.values((kindOf(schema) as z.core.$ZodEnumDef).entries)]), null);
  return pattern(String.raw`^(null|[^{\[][\s\S]*)$`, null);
}

function listShape(
  { element, checks }: z.core.$ZodArrayDef,
  example: readonly unknown[],
  at: string,
): unknown {
  const min = checksOf({ checks }).find(({ check }) => check === 'min_length')?.minimum;
  // Nobody leaves a list of fixed length empty: its items then match by type.
  if (min) return { 'pact:matcher:type': 'type', min, value: plain(example) };
  return MatchersV3.eachLike(shape(element, example[0], `${at}[0]`), 1);
}

function objectShape(def: z.core.$ZodObjectDef, example: Record<string, unknown>, at: string): unknown {
  return Object.fromEntries(
    Object.entries(def.shape).flatMap(([name, property]) => {
      // A pact cannot say "if it is there": what is optional is asked for where the example has it.
      if (example[name] === undefined && kindOf(property).type === 'optional') return [];
      return [[name, shape(property, example[name], at ? `${at}.${name}` : name)]];
    }),
  );
}

/**
 * The matchers that ask for exactly what the client's own schema of an answer needs, around an example. `exactly()` asks
 * for a value, null allows null, any other example of a nullable field asks for a value of its type; an optional field that the
 * example leaves out is not asked for.
 * @param at where in the answer this is, for the error
 * @throws Error naming a required field that the example lacks
 */
export function shape(schema: z.core.$ZodType, example: unknown, at = ''): unknown {
  if (example instanceof Exactly) return example.value;
  if (example === undefined)
    throw new Error(
      `The example lacks ${at || 'a value'}, which the schema requires (${kindOf(schema).type}).`,
    );
  const def = kindOf(schema);
  switch (def.type) {
    case 'object':
      return objectShape(def, example as Record<string, unknown>, at);
    case 'intersection':
      return { ...(shape(def.left, example, at) as object), ...(shape(def.right, example, at) as object) };
    case 'array':
      return listShape(def, example as unknown[], at);
    case 'optional':
      return shape(def.innerType, example, at);
    case 'nullable':
      return example === null ? orNull(def.innerType) : shape(def.innerType, example, at);
    case 'union': {
      const some = def.options.filter((option) => !isNull(option));
      if (example === null) return orNull(some[0]!);
      return shape(
        some.find((option) => some.length === 1 || fits(option, plain(example)))!,
        example,
        at,
      );
    }
    case 'enum':
      return pattern(oneOf(Object.values(def.entries)), example);
    case 'literal':
      return example;
    case 'string':
      return textShape(def, example as string);
    case 'number':
      return 'format' in def ? MatchersV3.integer(example as number) : MatchersV3.number(example as number);
    case 'boolean':
      return MatchersV3.boolean(example as boolean);
    default:
      throw new Error(`A schema of the kind ${def.type} has no matcher.`);
  }
}
