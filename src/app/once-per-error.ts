/** Tells of each error once, however often a boundary catches it again while it is tried anew. */
export function oncePerError(tell: (error: unknown) => void): (error: unknown) => void {
  const told = new WeakSet();
  return (error) => {
    if (error instanceof Error) {
      if (told.has(error)) return;
      told.add(error);
    }
    tell(error);
  };
}
