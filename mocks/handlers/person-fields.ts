import type { FieldFault } from '@mocks/db/refusal';

/** A name of nothing but white space is none. */
export const blankNames = (names: Record<string, string>): FieldFault[] =>
  Object.entries(names)
    .filter(([, name]) => name.trim() === '')
    .map(([field]) => ({ field, code: 'too_short', bound: 1 }));
