/**
 * How a JSON Schema of OpenAPI 3.1 differs from an earlier one: each difference allows less than before (`narrower`), or
 * more (`wider`), or neither and both. Less breaks whoever sends; more breaks whoever receives and checks.
 */

/** @typedef {{ where: string, what: string, effect: 'narrower' | 'wider' | 'both' }} Difference */

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value) => (value === undefined ? [] : [value].flat());
const show = (value) => JSON.stringify(value);

/** Bounds below: higher is narrower. */
const LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
/** Bounds above: lower is narrower. */
const MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/** Follows a `$ref` within a document; the name of the last one, and what it leads to. */
export function follow(document, node) {
  let name;
  let at = node;
  while (isObject(at) && typeof at.$ref === 'string') {
    const parts = at.$ref.replace(/^#\//, '').split('/');
    name = parts.at(-1);
    at = parts.reduce((parent, key) => parent?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
    if (at === undefined) throw new Error(`${node.$ref} leads nowhere`);
  }
  return { name, node: isObject(at) ? at : {} };
}

/** One schema that says what `allOf` says in parts. */
function flat(document, schema) {
  const { allOf, ...own } = schema;
  return listOf(allOf).reduce((sum, part) => {
    const { node } = follow(document, part);
    const { properties = {}, required = [], ...rest } = flat(document, node);
    const shared = { ...sum.properties };
    for (const [name, property] of Object.entries(properties)) {
      shared[name] = shared[name] ? { allOf: [shared[name], property] } : property;
    }
    return {
      ...rest,
      ...sum,
      ...(Object.keys(shared).length > 0 && { properties: shared }),
      required: [...new Set([...listOf(sum.required), ...required])],
    };
  }, own);
}

/** Types as a set; a number may be an integer. */
const typesOf = ({ type }) => {
  const types = listOf(type);
  return types.includes('number') ? [...types, 'integer'] : types;
};

const valuesOf = ({ enum: values, const: only }) => (only === undefined ? values : [only]);

/**
 * Whether a schema lists values beside any text at all, as `code` of a problem does: the list says which ones are known, and may
 * grow.
 */
const isOpen = ({ anyOf = [] }) => anyOf.some((branch) => show(branch) === '{"type":"string"}');

/** Differences of two sets of allowed things, where undefined allows everything. */
function setDifferences(where, noun, before, after) {
  if (before === undefined && after === undefined) return [];
  if (before === undefined) return [{ where, what: `${noun} limited to ${show(after)}`, effect: 'narrower' }];
  if (after === undefined)
    return [{ where, what: `${noun} no longer limited to ${show(before)}`, effect: 'wider' }];
  const gone = before.filter((value) => !after.includes(value));
  const come = after.filter((value) => !before.includes(value));
  return [
    ...gone.map((value) => ({ where, what: `${noun} ${show(value)} removed`, effect: 'narrower' })),
    ...come.map((value) => ({ where, what: `${noun} ${show(value)} added`, effect: 'wider' })),
  ];
}

function boundDifferences(where, before, after) {
  const compare = (names, isNarrower) =>
    names.flatMap((name) => {
      const [old, now] = [before[name], after[name]];
      if (old === now) return [];
      const effect = old === undefined || (now !== undefined && isNarrower(old, now)) ? 'narrower' : 'wider';
      return [{ where, what: `${name} ${show(old) ?? 'none'} → ${show(now) ?? 'none'}`, effect }];
    });
  return [...compare(LEAST, (old, now) => now > old), ...compare(MOST, (old, now) => now < old)];
}

function wordDifferences(where, before, after) {
  return ['pattern', 'format', 'uniqueItems'].flatMap((name) => {
    const [old, now] = [before[name] || undefined, after[name] || undefined];
    if (old === now) return [];
    const effect = old === undefined ? 'narrower' : now === undefined ? 'wider' : 'both';
    return [{ where, what: `${name} ${show(old) ?? 'none'} → ${show(now) ?? 'none'}`, effect }];
  });
}

/** Compares schemas of two documents. */
export class SchemaComparison {
  #before;
  #after;
  #seen = new Set();

  constructor(before, after) {
    this.#before = before;
    this.#after = after;
  }

  /**
   * The differences, each with its place: the name of the component, or `where`, and the way from there.
   * @returns {Difference[]}
   */
  compare(where, beforeRef, afterRef) {
    const old = follow(this.#before, beforeRef);
    const now = follow(this.#after, afterRef);
    const place = old.name ?? where;
    if (old.name) {
      // Once is enough, and a schema may hold itself.
      const pair = `${old.name} ${now.name}`;
      if (this.#seen.has(pair)) return [];
      this.#seen.add(pair);
    }
    const before = flat(this.#before, old.node);
    const after = flat(this.#after, now.node);
    const isOpenStill = isOpen(before) && isOpen(after);
    return [
      ...setDifferences(place, 'type', ...this.#types(before, after)),
      ...(isOpenStill ? [] : setDifferences(place, 'value', valuesOf(before), valuesOf(after))),
      ...boundDifferences(place, before, after),
      ...wordDifferences(place, before, after),
      ...this.#properties(place, before, after),
      ...this.#parts(place, before, after),
      ...this.#branches(place, before.oneOf, after.oneOf),
      ...(isOpenStill ? [] : this.#branches(place, before.anyOf, after.anyOf)),
    ];
  }

  #types(before, after) {
    const [old, now] = [typesOf(before), typesOf(after)];
    return [old.length > 0 ? old : undefined, now.length > 0 ? now : undefined];
  }

  #properties(where, before, after) {
    const [old, now] = [before.properties ?? {}, after.properties ?? {}];
    const [must, mustNow] = [before.required ?? [], after.required ?? []];
    return [
      ...Object.keys(old).flatMap((name) =>
        name in now
          ? this.compare(`${where}.${name}`, old[name], now[name])
          : [{ where: `${where}.${name}`, what: 'removed', effect: 'both' }],
      ),
      ...must
        .filter((name) => !mustNow.includes(name) && name in now)
        .map((name) => ({ where: `${where}.${name}`, what: 'no longer required', effect: 'wider' })),
      ...mustNow
        .filter((name) => !must.includes(name))
        .map((name) => ({ where: `${where}.${name}`, what: 'required', effect: 'narrower' })),
    ];
  }

  #parts(where, before, after) {
    const items = before.items && after.items ? this.compare(`${where}[]`, before.items, after.items) : [];
    const [old = true, now = true] = [before.additionalProperties, after.additionalProperties];
    if (isObject(old) && isObject(now)) return [...items, ...this.compare(`${where}.*`, old, now)];
    if (show(old) === show(now)) return items;
    const what = `additionalProperties ${show(old)} → ${show(now)}`;
    return [...items, { where, what, effect: now === true ? 'wider' : old === true ? 'narrower' : 'both' }];
  }

  /** Branches of a choice belong together by the name of their schema, else by their order. */
  #branches(where, before, after) {
    if (!before && !after) return [];
    if (!before) return [{ where, what: 'limited to a choice', effect: 'narrower' }];
    if (!after) return [{ where, what: 'no longer limited to a choice', effect: 'wider' }];
    const keyOf = (branch) => branch.$ref ?? show(branch);
    const keys = new Set(after.map(keyOf));
    const same = new Set(before.map(keyOf).filter((key) => keys.has(key)));
    const pairs = [...same].map((key) =>
      [before, after].map((list) => list.find((one) => keyOf(one) === key)),
    );
    const gone = before.filter((branch) => !same.has(keyOf(branch)));
    const come = after.filter((branch) => !same.has(keyOf(branch)));
    const paired = Math.min(gone.length, come.length);
    return [
      ...pairs.flatMap(([old, now]) => this.compare(where, old, now)),
      ...gone.slice(0, paired).flatMap((branch, index) => this.compare(where, branch, come[index])),
      ...gone
        .slice(paired)
        .map((branch) => ({ where, what: `choice ${keyOf(branch)} removed`, effect: 'narrower' })),
      ...come
        .slice(paired)
        .map((branch) => ({ where, what: `choice ${keyOf(branch)} added`, effect: 'wider' })),
    ];
  }
}
