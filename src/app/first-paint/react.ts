/**
 * As much of React as the first paint needs, in its place (an alias of the build, scripts/vite/first-paint.ts): components are
 * called once and nothing is ever rendered again. What is missing here stops the build when a component asks for it.
 */

/** An element: a component, the name of an HTML element, a context or `Fragment`, with its properties. */
export interface JsxElement {
  type: unknown;
  props: Readonly<Record<string, unknown>>;
}

/** A context, and the value that it has where something is being drawn. */
export interface Context<T> {
  isContext: true;
  value: T;
}

/** What the JSX of the components is compiled to. */
export const jsx = (type: unknown, props: JsxElement['props']): JsxElement => ({ type, props });
export { jsx as jsxs };

export const Fragment = Symbol('Fragment');

export const createContext = <T>(value: T): Context<T> => ({ isContext: true, value });

export const use = <T>({ value }: Context<T>): T => value;

export const useState = <T>(initial: T | (() => T)): [T, () => void] => [
  typeof initial === 'function' ? (initial as () => T)() : initial,
  () => undefined,
];

export const useSyncExternalStore = <T>(_subscribe: unknown, snapshot: () => T): T => snapshot();
