import type { TestBackend } from './test-backend.ts';

/** Values of provider states by name. */
export type Values = Readonly<Record<string, string | number>>;

/** The same object type with `number` and `string` in place of literal types. */
type Widen<Literals> = { -readonly [Key in keyof Literals]: Literals[Key] extends number ? number : string };

/** A provider state, and the function that sets it up in the embedded backend. */
export interface ProviderState<Params = Values, Result = Values | void> {
  /** The meaning of the state, beyond its name, for the author of a hook (docs/provider.md). */
  readonly description: string;
  /** Values that the hook gets; requests contain the same values. */
  readonly params?: Params;
  /** Examples of the values that the hook returns; they replace `${name}` in the requests. */
  readonly values?: Result;
  /** Sets up the state in the embedded backend; returns the values of the state. */
  readonly make: (backend: TestBackend, params: Widen<Params>) => Widen<Result> | Promise<Widen<Result>>;
}

/** Returns a function that creates states whose hook returns values like these. */
export const stateWithValues =
  <const Result extends Values>(values: Result) =>
  (description: string, make: (backend: TestBackend) => Widen<Result> | Promise<Widen<Result>>) => ({
    description,
    values,
    make,
  });

/** Returns a function that creates states whose hook gets these parameters. */
export const stateWithParams =
  <const Params extends Values>(params: Params) =>
  (description: string, make: (backend: TestBackend, params: Widen<Params>) => unknown) => ({
    description,
    params,
    make: async (backend: TestBackend, hookParams: Widen<Params>) => void (await make(backend, hookParams)),
  });

/** Creates a state without values and parameters. */
export const simpleState = (description: string, make: (backend: TestBackend) => unknown) => ({
  description,
  make: (backend: TestBackend) => void make(backend),
});
