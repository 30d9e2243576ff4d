import { emptyState, STATE_VERSION, type State } from '../db/state.ts';

const LIST_NAMES = Object.entries(emptyState('', 0)).flatMap(([name, value]) =>
  Array.isArray(value) ? [name] : [],
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks a saved state; throws an error with the reason when it has another version or is damaged. */
export function parseState(value: unknown): State {
  if (!isObject(value)) throw new Error('it holds no object');
  if (value.version !== STATE_VERSION)
    throw new Error(`it is of version ${JSON.stringify(value.version)}, this program needs ${STATE_VERSION}`);
  if (typeof value.secret !== 'string' || value.secret === '') throw new Error('its secret is missing');
  if (typeof value.seeded_at !== 'number') throw new Error('the time of its seed is missing');
  for (const name of LIST_NAMES) {
    const list = value[name];
    if (!Array.isArray(list) || !list.every(isObject))
      throw new Error(`its list "${name}" is missing or damaged`);
  }
  return value as unknown as State;
}
