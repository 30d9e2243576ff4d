import type { ZodMiniType } from 'zod/mini';

const modules = import.meta.glob<Record<string, unknown>>('../../src/generated/schemas/*.zod.ts', {
  eager: true,
});

/** Every schema of the contract, by its name there. */
export const schemas = Object.assign({}, ...Object.values(modules)) as Readonly<Record<string, ZodMiniType>>;
