import { useEffect } from 'react';

/** Says in the document's head what the screen is about, for search engines and shared links, while it is shown. */
export function useDescription(text: string): void {
  useEffect(() => {
    const tags = [...document.querySelectorAll('meta[name="description"], meta[property="og:description"]')];
    const former = tags.map((tag) => tag.getAttribute('content') ?? '');
    for (const tag of tags) tag.setAttribute('content', text);
    return () => tags.forEach((tag, index) => tag.setAttribute('content', former[index] ?? ''));
  }, [text]);
}
