import type { World } from './world.ts';

/** Values by name, as they travel in requests. */
export type Values = Readonly<Record<string, string | number>>;

type Widened<Given> = { -readonly [Key in keyof Given]: Given[Key] extends number ? number : string };

/** A provider state as the pacts name it, and how the embedded backend comes into it. */
export interface ProviderState<Params = Values, Given = Values | void> {
  /** What must be true of the backend besides its name, for the author of the hook (docs/provider.md). */
  readonly means: string;
  /** Told to the backend; requests hold these values as they are. */
  readonly params?: Params;
  /** Asked of the backend, here with examples: what it gives stands in for `${name}` in the requests. */
  readonly values?: Given;
  /** Makes it true of the embedded backend; gives its values. */
  readonly make: (world: World, params: Widened<Params>) => Widened<Given> | Promise<Widened<Given>>;
}

/** A state that gives values, such as these. */
export const giving =
  <const Given extends Values>(values: Given) =>
  (means: string, make: (world: World) => Widened<Given> | Promise<Widened<Given>>) => ({
    means,
    values,
    make,
  });

/** A state that is told values. */
export const told =
  <const Params extends Values>(params: Params) =>
  (means: string, make: (world: World, params: Widened<Params>) => unknown) => ({
    means,
    params,
    make: async (world: World, given: Widened<Params>) => void (await make(world, given)),
  });

/** A state without values. */
export const plainly = (means: string, make: (world: World) => unknown) => ({
  means,
  make: (world: World) => void make(world),
});
