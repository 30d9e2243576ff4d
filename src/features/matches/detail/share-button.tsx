import type { ReactNode } from 'react';
import { showToast } from '@/components/toasts';
import { ShareButtonView } from '@/features/matches/views/share-button-view';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { useLocale } from '@/routing/hooks';
import { publicPathname } from '@/routing/rows';

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Shares the match with the device's own sheet, or copies its address where there is none. */
export function ShareButton({ match }: { match: Match }): ReactNode {
  const i18n = useI18n();
  const { LL, format } = i18n;
  const locale = useLocale();
  const words = LL.detail.share;

  async function share(): Promise<void> {
    const url = new URL(publicPathname('detail', locale, { id: match.id }), window.location.origin).href;
    const text = words.text({
      title: match.title,
      when: format.dayAndTime(match.starts_at, match.timezone),
      where: match.venue.name,
    });
    if ('share' in navigator) {
      await navigator.share({ title: match.title, text, url });
      return;
    }
    // Absent on pages without https.
    await (navigator as Navigator).clipboard.writeText(url);
    showToast('success', words.copied());
  }

  return (
    <ShareButtonView
      i18n={i18n}
      onClick={() => {
        share().catch((error: unknown) => {
          if (!isCancelled(error)) showToast('danger', words.failed());
        });
      }}
    />
  );
}
