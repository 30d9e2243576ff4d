/** Joins functions that stop something into one. */
export const joinStops =
  (...stops: readonly (() => void)[]) =>
  (): void =>
    stops.forEach((stop) => stop());

/** Listens to events of these types; returns a function that stops it. */
export function listen(
  target: EventTarget | null | undefined,
  types: readonly string[],
  listener: (event: never) => void,
  options?: AddEventListenerOptions,
): () => void {
  for (const type of types) target?.addEventListener(type, listener as EventListener, options);
  return () => types.forEach((type) => target?.removeEventListener(type, listener as EventListener, options));
}
