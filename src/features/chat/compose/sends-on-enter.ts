/** The `keyCode` of the Enter that ends a composition in Safari, where `isComposing` is false by then (https://bugs.webkit.org/show_bug.cgi?id=165004). */
const compositionKeyCode = 229;

/** Whether a key sends the message: Enter with a fine pointer, as on touch it is the only way to break the line. */
export const isSendKey = (
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>,
  hasFinePointer: boolean,
): boolean =>
  event.key === 'Enter' &&
  hasFinePointer &&
  !event.shiftKey &&
  !event.isComposing &&
  // oxlint-disable-next-line typescript/no-deprecated -- Safari needs it
  event.keyCode !== compositionKeyCode;
