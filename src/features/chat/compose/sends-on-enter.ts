interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  /** Whether an input method (for Japanese, say) is composing a word, which Enter confirms. */
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** The code that Safari gives to the Enter that ends a composition, with `isComposing` already false. */
const composing = 229;

/**
 * Whether a key sends the message: Enter with a fine pointer. Shift+Enter breaks the line, and on touch Enter does, for
 * there it is the only way (product decisions, section 7).
 */
export const sendsOnEnter = (event: KeyPress, hasFinePointer: boolean): boolean =>
  event.key === 'Enter' &&
  hasFinePointer &&
  !event.shiftKey &&
  !event.isComposing &&
  event.keyCode !== composing;
