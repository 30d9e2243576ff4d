import { type ReactNode, useDeferredValue } from 'react';
import { I18nContext, useI18n } from './context';

/**
 * For the long part of a screen: after a change of language its words follow a moment later, while the browser stays free
 * for the next press. Thousands of them at once would hold it up for half a second on a phone.
 */
export function DeferredWords({ children }: { children: ReactNode }): ReactNode {
  const i18n = useDeferredValue(useI18n());
  return <I18nContext value={i18n}>{children}</I18nContext>;
}
