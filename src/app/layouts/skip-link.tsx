import type { ReactNode } from 'react';
import { SkipLink } from '@/components/skip-link';
import { useI18n } from '@/i18n/context';

export const contentId = 'content';

/** The first stop of the keyboard: past the navigation, to the content. */
export function SkipToContent(): ReactNode {
  const { LL } = useI18n();
  return <SkipLink target={`#${contentId}`}>{LL.header.skipToContent()}</SkipLink>;
}
