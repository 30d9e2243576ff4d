/** What of a contract's changes breaks an app or a backend that was built for the earlier contract. */
import { follow, SchemaComparison } from './schema-changes.mjs';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

function operationsOf(document) {
  return new Map(
    Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      METHODS.filter((method) => item[method]).map((method) => [
        `${method.toUpperCase()} ${path}`,
        { ...item[method], shared: item.parameters ?? [] },
      ]),
    ),
  );
}

/** The whole of a comparison of two documents. */
class Comparison {
  #before;
  #after;
  #sent;
  #received;

  constructor(before, after) {
    this.#before = before;
    this.#after = after;
    // A schema may be fine in requests and breaking in answers, so each is looked at in both.
    this.#sent = new SchemaComparison(before, after);
    this.#received = new SchemaComparison(before, after);
  }

  run() {
    const now = operationsOf(this.#after);
    return [...operationsOf(this.#before)].flatMap(([name, before]) => {
      const after = now.get(name);
      return after ? this.#operation(name, before, after) : [`${name}: removed`];
    });
  }

  #operation(name, before, after) {
    return [
      ...this.#security(name, before, after),
      ...this.#parameters(name, before, after),
      ...this.#body(name, before, after),
      ...this.#responses(name, before, after),
    ];
  }

  #security(name, before, after) {
    const [old, now] = [before.security ?? this.#before.security, after.security ?? this.#after.security];
    const differs = JSON.stringify(old ?? []) !== JSON.stringify(now ?? []);
    return differs ? [`${name}: security ${JSON.stringify(old ?? [])} → ${JSON.stringify(now ?? [])}`] : [];
  }

  #parameters(name, before, after) {
    const read = (document, { parameters = [], shared }) =>
      new Map(
        [...shared, ...parameters].map((parameter) => {
          const { node } = follow(document, parameter);
          return [`${node.in} ${node.name}`, node];
        }),
      );
    const [old, now] = [read(this.#before, before), read(this.#after, after)];
    return [
      ...[...old].flatMap(([key, parameter]) => {
        const other = now.get(key);
        if (!other) return [`${name} ${key}: removed`];
        const required = !parameter.required && other.required ? [`${name} ${key}: required`] : [];
        return [...required, ...this.#requests(`${name} ${key}`, parameter.schema ?? {}, other.schema ?? {})];
      }),
      ...[...now]
        .filter(([key, parameter]) => !old.has(key) && parameter.required)
        .map(([key]) => `${name} ${key}: required`),
    ];
  }

  #body(name, before, after) {
    const old = follow(this.#before, before.requestBody).node;
    const now = follow(this.#after, after.requestBody).node;
    const isNew = Boolean(now.required) && !old.required;
    const gone = before.requestBody && !after.requestBody ? [`${name} request: body removed`] : [];
    return [
      ...gone,
      ...(isNew ? [`${name} request: body required`] : []),
      ...(gone.length > 0 ? [] : this.#contents(`${name} request`, old, now, this.#requests.bind(this))),
    ];
  }

  #responses(name, before, after) {
    return [
      ...Object.entries(before.responses ?? {}).flatMap(([status, response]) => {
        const place = `${name} ${status}`;
        const other = after.responses?.[status];
        if (!other) return [`${place}: removed`];
        const old = follow(this.#before, response).node;
        const now = follow(this.#after, other).node;
        return [
          ...this.#headers(place, old, now),
          ...this.#contents(place, old, now, this.#answers.bind(this)),
        ];
      }),
      ...Object.keys(after.responses ?? {})
        .filter((status) => !before.responses?.[status])
        .map((status) => `${name} ${status}: added`),
    ];
  }

  #headers(place, old, now) {
    return Object.entries(old.headers ?? {}).flatMap(([name, header]) => {
      const other = now.headers?.[name];
      if (!other) return [`${place} header ${name}: removed`];
      const [was, is] = [follow(this.#before, header).node, follow(this.#after, other).node];
      const optional = was.required && !is.required ? [`${place} header ${name}: no longer required`] : [];
      return [...optional, ...this.#answers(`${place} header ${name}`, was.schema ?? {}, is.schema ?? {})];
    });
  }

  #contents(place, old, now, compare) {
    return Object.entries(old.content ?? {}).flatMap(([type, media]) => {
      const other = now.content?.[type];
      return other ? compare(place, media.schema ?? {}, other.schema ?? {}) : [`${place} ${type}: removed`];
    });
  }

  #requests(place, before, after) {
    return this.#sent
      .compare(place, before, after)
      .filter(({ effect }) => effect !== 'wider')
      .map(({ where, what }) => `${where} in requests: ${what}`);
  }

  #answers(place, before, after) {
    return this.#received
      .compare(place, before, after)
      .filter(({ effect }) => effect !== 'narrower')
      .map(({ where, what }) => `${where} in answers: ${what}`);
  }
}

/**
 * The breaking changes from one contract to another, each as one line that names operation or schema, place and change.
 * Answers are checked by the app's own schemas, so whatever an answer may newly hold is breaking too.
 * @param {object} before
 * @param {object} after
 * @returns {string[]}
 */
export const breakingChanges = (before, after) => [...new Set(new Comparison(before, after).run())];
