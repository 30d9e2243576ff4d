import { waitForFocus } from '@/components/focus/focus';
import { Skeleton } from '@/components/ui/skeleton';
import { useI18n } from '@/i18n/context';

interface FoundCountProps {
  /** The number of matches in the list; undefined until all matches are there. */
  count: number | undefined;
  /** Whether the list already shows its first rows. */
  isLoading: boolean;
}

/** Hides the count from a screen reader that waits for the new screen's heading: it would say the count first. */
function hideUntilFocus(count: HTMLElement | null): void {
  if (!count || !document.activeElement?.matches('[data-silent]')) return;
  count.style.visibility = 'hidden';
  void waitForFocus(document).then(() => count.style.removeProperty('visibility'));
}

/** Says how many matches the list has, beside its heading. */
export function FoundCount({ count, isLoading }: FoundCountProps) {
  const { LL } = useI18n();
  return (
    <p
      role="status"
      aria-live="polite"
      data-figures
      data-title-words=""
      className="flex-1 pt-1 text-sm text-muted max-[18rem]:order-last max-[18rem]:basis-full"
    >
      {count !== undefined ? (
        // With no match the count is visually hidden: the empty list says that there is no match.
        <span ref={hideUntilFocus} className={count === 0 ? 'sr-only' : undefined}>
          {LL.matches.found({ count })}
        </span>
      ) : (
        isLoading && <Skeleton className="my-0.5 h-4 w-20" />
      )}
    </p>
  );
}
