import type { TestBackend } from './test-backend.ts';

/** Values of provider states by name. */
export type Values = Readonly<Record<string, string | number>>;

type Widened<Given> = { -readonly [Key in keyof Given]: Given[Key] extends number ? number : string };

/** A provider state, and the function that sets it up in the embedded backend. */
export interface ProviderState<Params = Values, Given = Values | void> {
  /** What the state means besides its name, for the author of a hook (docs/provider.md). */
  readonly description: string;
  /** Values that the hook gets; requests contain the same values. */
  readonly params?: Params;
  /** Examples of the values that the hook returns; they replace `${name}` in the requests. */
  readonly values?: Given;
  /** Sets the state up in the embedded backend; returns its values. */
  readonly make: (backend: TestBackend, params: Widened<Params>) => Widened<Given> | Promise<Widened<Given>>;
}

/** Creates states whose hook returns values like these. */
export const stateWithValues =
  <const Given extends Values>(values: Given) =>
  (description: string, make: (backend: TestBackend) => Widened<Given> | Promise<Widened<Given>>) => ({
    description,
    values,
    make,
  });

/** Creates states whose hook gets these parameters. */
export const stateWithParams =
  <const Params extends Values>(params: Params) =>
  (description: string, make: (backend: TestBackend, params: Widened<Params>) => unknown) => ({
    description,
    params,
    make: async (backend: TestBackend, given: Widened<Params>) => void (await make(backend, given)),
  });

/** Creates a state without values and parameters. */
export const simpleState = (description: string, make: (backend: TestBackend) => unknown) => ({
  description,
  make: (backend: TestBackend) => void make(backend),
});
