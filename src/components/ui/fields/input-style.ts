/** The classes of all text inputs. The text has 16 px, so that phones do not zoom in on focus. */
export const inputStyle =
  'min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-base text-text ring-danger transition-shadow ring-inset aria-invalid:border-danger aria-invalid:ring-1';
