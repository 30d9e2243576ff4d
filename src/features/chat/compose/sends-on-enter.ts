/**
 * The `keyCode` of the Enter that ends a composition in Safari, where `isComposing` is false by then. It can go when the
 * browsers that we support have https://bugs.webkit.org/show_bug.cgi?id=165004 mended.
 */
const composing = 229;

/**
 * Whether a key sends the message: Enter with a fine pointer. Shift+Enter breaks the line, and on touch Enter does, for there
 * it is the only way. An Enter confirms the word that an input method (for Japanese, say) is composing.
 */
export const sendsOnEnter = (
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>,
  hasFinePointer: boolean,
): boolean =>
  event.key === 'Enter' &&
  hasFinePointer &&
  !event.shiftKey &&
  !event.isComposing &&
  // oxlint-disable-next-line typescript/no-deprecated -- Safari needs it
  event.keyCode !== composing;
