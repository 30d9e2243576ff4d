import type { ZodMiniType } from 'zod/mini';

const modules = import.meta.glob<Record<string, unknown>>('../../src/generated/schemas/*.zod.ts', {
  eager: true,
});

/** Every generated schema by its name in the contract. */
export const schemas = Object.assign({}, ...Object.values(modules)) as Readonly<Record<string, ZodMiniType>>;
