import type { ReactNode } from 'react';

/**
 * Says in both languages that a dictionary could not be had, and offers to try again. Its words stand here because the
 * dictionaries are what is missing.
 */
export function MessagesUnavailable({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className="mx-auto grid max-w-xl gap-4 p-4">
      <p lang="cs">
        Texty aplikace se nepodařilo načíst. Zkontrolujte prosím připojení k internetu a zkuste to znovu.
      </p>
      <p lang="en">
        The texts of the app could not be loaded. Please check your internet connection and try again.
      </p>
      <button
        type="button"
        onClick={onRetry}
        className="min-h-11 justify-self-start rounded-control bg-primary px-4 font-semibold text-on-primary hover:bg-primary-hover"
      >
        <span lang="cs">Zkusit znovu</span> / <span lang="en">Try again</span>
      </button>
    </div>
  );
}
