/** Shares a loading that is under way or done; a failed one is forgotten, so that the next call tries again. */
export function retryable<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
