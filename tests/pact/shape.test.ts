import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { shape } from './shape.ts';

const schema = z.object({
  venue: z.object({ name: z.string(), surface: z.optional(z.nullable(z.string())) }),
});
const venueOf = (example: unknown) => (shape(schema, example) as { venue: object }).venue;

it('asks for an optional field where the example has it, and not where it has not', () => {
  expect(Object.keys(venueOf({ venue: { name: 'Hala', surface: 'grass' } }))).toEqual(['name', 'surface']);
  expect(Object.keys(venueOf({ venue: { name: 'Hala', surface: null } }))).toEqual(['name', 'surface']);
  expect(Object.keys(venueOf({ venue: { name: 'Hala' } }))).toEqual(['name']);
});

it('names the field that an example lacks', () => {
  expect(() => shape(schema, { venue: {} })).toThrow('The example lacks venue.name');
});
