interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  /** Whether an input method (for Japanese, say) is composing a word, which Enter confirms. */
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/**
 * The `keyCode` of the Enter that ends a composition in Safari, where `isComposing` is false by then. It can go when the
 * browsers that we support have https://bugs.webkit.org/show_bug.cgi?id=165004 mended.
 */
const composing = 229;

/**
 * Whether a key sends the message: Enter with a fine pointer. Shift+Enter breaks the line, and on touch Enter does, for there
 * it is the only way.
 */
export const sendsOnEnter = (event: KeyPress, hasFinePointer: boolean): boolean =>
  event.key === 'Enter' &&
  hasFinePointer &&
  !event.shiftKey &&
  !event.isComposing &&
  event.keyCode !== composing;
