import { MatchersV3 } from '@pact-foundation/pact';
import * as z from 'zod/mini';
import { ExactValue, stripExactly } from '../answers/exactly.ts';

/** A regex matcher for a value of any type; `MatchersV3.regex` accepts only text. Pact matches the JSON of the value, for a text without its quotes. */
const regexMatcher = (regex: string, value: unknown) => ({ 'pact:matcher:type': 'regex', regex, value });

const escapeRegex = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const regexOfOneOf = (values: readonly unknown[]) =>
  `^(${values.map((value) => escapeRegex(String(value))).join('|')})$`;

type Definition<Part> = Part extends { _zod: { def: infer Def } } ? Def : never;

// oxlint-disable-next-line no-underscore-dangle
const defOf = <Part extends { _zod: { def: object } }>(part: Part) => part._zod.def as Definition<Part>;

const definitionOf = (schema: z.core.$ZodType) => defOf(schema) as Definition<z.core.$ZodTypes>;

const INTEGER_PATTERN = String.raw`-?[0-9]+(\.0+)?`;

interface Check {
  check: string;
  format?: string;
  pattern?: RegExp;
  minimum?: number;
}
const checksOf = ({ checks = [] }: { checks?: z.core.$ZodCheck[] | undefined }): Check[] => checks.map(defOf);

/**
 * The matcher of an integer. JSON has one kind of number, so that a backend may write 1 as `1.0`; `MatchersV3.integer` refuses that, and a
 * pattern alone takes the text "1".
 */
export const integerMatcher = (value: number, pattern = INTEGER_PATTERN) => ({
  'pact:matcher:type': [
    { 'pact:matcher:type': 'number' },
    { 'pact:matcher:type': 'regex', regex: `^${pattern}$` },
  ],
  value,
});

const patternOf = (def: z.core.$ZodStringDef): string | undefined =>
  checksOf(def).find(({ format }) => format === 'regex')?.pattern?.source;

/** The matcher of a text. URLs match as any text, because the app shows no picture for a wrong one. */
function textMatcher(def: z.core.$ZodStringDef, example: string): unknown {
  const pattern = patternOf(def);
  return pattern ? regexMatcher(pattern, example) : MatchersV3.string(example);
}

/** The matcher of a null example: null, or any value of the schema's type. */
function nullableMatcher(schema: z.core.$ZodType): unknown {
  const def = definitionOf(schema);
  if (def.type === 'number') {
    const pattern = 'format' in def ? INTEGER_PATTERN : String.raw`-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?`;
    return regexMatcher(`^(null|${pattern})$`, null);
  }
  if (def.type === 'object') return regexMatcher(String.raw`^(null|\{[\s\S]*\})$`, null);
  if (def.type === 'enum') return regexMatcher(regexOfOneOf(['null', ...Object.values(def.entries)]), null);
  if (def.type !== 'string') throw new Error(`A null of the kind ${def.type} has no matcher.`);
  const pattern = patternOf(def);
  if (pattern) return regexMatcher(`^(null|${pattern.replaceAll(/^\^|\$$/g, '')})$`, null);
  // The JSON of a list looks like a text in brackets: the recorder tells them apart.
  return regexMatcher(String.raw`^[\s\S]*$`, null);
}

function listMatcher(def: z.core.$ZodArrayDef, example: readonly unknown[], path: string): unknown {
  const minLength = checksOf(def).find(({ check }) => check === 'min_length')?.minimum;
  // A list with a minimum length is never empty, so its items match by type.
  if (minLength) return { 'pact:matcher:type': 'type', min: minLength, value: stripExactly(example) };
  return MatchersV3.eachLike(matcherOf(def.element, example[0], `${path}[0]`), 1);
}

function objectMatchers(def: z.core.$ZodObjectDef, example: Record<string, unknown>, path: string): unknown {
  return Object.fromEntries(
    Object.entries(def.shape).flatMap(([name, property]) => {
      // A pact has no optional fields, so an optional field is matched only where the example has it.
      if (example[name] === undefined && definitionOf(property).type === 'optional') return [];
      return [[name, matcherOf(property, example[name], path ? `${path}.${name}` : name)]];
    }),
  );
}

/**
 * The matchers of an example, by the client's own schema of the answer. A value of `exactly()` matches itself only; null matches
 * null and any value of its type; an optional field that is not in the example is not matched. Throws for an example that lacks a
 * required field; `path` is its path within the answer.
 */
export function matcherOf(schema: z.core.$ZodType, example: unknown, path = ''): unknown {
  if (example instanceof ExactValue) {
    const { values } = example;
    const [value] = values;
    if (values.length > 1) return regexMatcher(regexOfOneOf(values), value);
    return typeof value === 'number' ? integerMatcher(value, String.raw`${value}(\.0+)?`) : value;
  }
  const def = definitionOf(schema);
  if (example === undefined)
    throw new Error(`The example lacks ${path || 'a value'}, which the schema requires (${def.type}).`);
  switch (def.type) {
    case 'object':
      return objectMatchers(def, example as Record<string, unknown>, path);
    case 'intersection':
      return Object.assign({}, ...[def.left, def.right].map((part) => matcherOf(part, example, path)));
    case 'array':
      return listMatcher(def, example as unknown[], path);
    case 'optional':
      return matcherOf(def.innerType, example, path);
    case 'nullable':
      return example === null ? nullableMatcher(def.innerType) : matcherOf(def.innerType, example, path);
    case 'union': {
      const options = def.options.filter((option) => definitionOf(option).type !== 'null');
      if (example === null) return nullableMatcher(options[0]!);
      const fits = (option: z.core.$ZodType) => z.safeParse(option, stripExactly(example)).success;
      return matcherOf(options.length === 1 ? options[0]! : options.find(fits)!, example, path);
    }
    case 'enum':
      return regexMatcher(regexOfOneOf(Object.values(def.entries)), example);
    case 'literal':
      return example;
    case 'string':
      return textMatcher(def, example as string);
    case 'number':
      return 'format' in def ? integerMatcher(example as number) : MatchersV3.number(example as number);
    case 'boolean':
      return MatchersV3.boolean(example as boolean);
    default:
      throw new Error(`A schema of the kind ${def.type} has no matcher.`);
  }
}
