/** The licences that a package may have: all of them permissive, or weakly reciprocal per file (MPL-2.0). The one list of them. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
];

/** Whether an SPDX expression of names, AND and OR can be fulfilled with the allowed licences; not without one. */
export function isAllowed(expression: unknown): boolean {
  if (typeof expression !== 'string') return false;
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((name) => ALLOWED.includes(name)));
}
