import { useEffect, useRef } from 'react';
import { whenIdle } from '@/components/when-idle';
import type { Locale } from '@/lib/locale';

/**
 * Keeps `html lang` the language of the words. After a change it follows when the browser has nothing better to do: the style of
 * every element is looked at then, which is half of what the press would take with a long list.
 */
export function useDocumentLanguage(locale: Locale): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const page = document.documentElement;
    const write = (): void => {
      // Set again, it would cost the same.
      if (page.lang !== locale) page.lang = locale;
    };
    if (!isFirst.current) return whenIdle(write);
    isFirst.current = false;
    write();
    return undefined;
  }, [locale]);
}
