import type { QueryClient } from '@tanstack/react-query';

export type EntityTags = ReturnType<typeof createEntityTags>;

/** Keeps the entity tags of answers (RFC 9110, section 8.8.3) in memory only, each beside the value of its query, so that a value that is purged or changed has none. */
export function createEntityTags(client: QueryClient) {
  const queryCache = client.getQueryCache();
  /** By value: the language and the tag. */
  const tags = new WeakMap<object, readonly [language: string, tag: string]>();
  /** By address: the tags of answers that no query holds yet. */
  const newTags = new Map<string, readonly [language: string, tag: string]>();
  let isEnabled = true;

  queryCache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const [url, ...parameters] = event.query.queryKey;
    const { data } = event.query.state as { data: unknown };
    if (typeof url !== 'string' || parameters.length > 0) return;
    const newTag = newTags.get(url);
    newTags.delete(url);
    if (typeof data !== 'object' || data === null) return;
    if (newTag) tags.set(data, newTag);
    else tags.delete(data);
  });

  return {
    /** The answer that a query holds for an address; undefined when it has no tag, was changed since, or is in another language. */
    find(url: string, language: string): { tag: string; data: unknown } | undefined {
      const data = client.getQueryData<object>([url]);
      const [tagLanguage, tag] = (isEnabled && data && tags.get(data)) || [];
      return tag !== undefined && tagLanguage === language ? { tag, data } : undefined;
    },
    /** Keeps the tag of an answer until a query holds the answer's value; null forgets it. */
    record(url: string, language: string, tag: string | null): void {
      if (tag === null || !queryCache.find({ queryKey: [url] })) newTags.delete(url);
      else newTags.set(url, [language, tag]);
    },
    /** Runs a call without tags; when it succeeds, no later call of this page uses any. */
    async runWithout<T>(call: () => Promise<T>): Promise<T> {
      const wasEnabled = isEnabled;
      isEnabled = false;
      try {
        return await call();
      } catch (error) {
        isEnabled = wasEnabled;
        throw error;
      }
    },
  };
}
