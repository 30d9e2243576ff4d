/** The look of a link that stands by itself: underlined, and high enough for a finger. */
export const linkStyle = 'inline-flex min-h-11 items-center font-semibold text-accent underline';
