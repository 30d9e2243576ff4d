import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useFocusOnUnmount } from '@/components/focus/focus';
import { useUnsavedWork } from '@/components/state/unsaved-work';
import { protectFromCovering } from '@/components/toasts/collision-avoidance';
import { ComposerView, hasFinePointer } from '@/features/chat/views/composer-view';
import { sendChatMessageRequestMessageMax as maxLength } from '@/generated/schemas/sendChatMessageRequest.zod';
import { useI18n } from '@/i18n/context';
import { listen } from '@/lib/browser/listen';
import { countCharacters, visibleText } from '@/lib/format/text';
import { getDraft, isDraftRestored, saveDraft, takeDraftOfOtherTab } from './drafts';

/** In Safari `isComposing` is false for the Enter that ends a composition (https://bugs.webkit.org/show_bug.cgi?id=165004). */
const compositionKeyCode = 229;

/** Enter sends with a fine pointer; on touch it breaks the line, because Shift+Enter is not available there. */
export const isSendKey = (
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>,
  isPointerFine: boolean,
): boolean =>
  event.key === 'Enter' &&
  isPointerFine &&
  !event.shiftKey &&
  !event.isComposing &&
  // oxlint-disable-next-line typescript/no-deprecated -- Safari needs it
  event.keyCode !== compositionKeyCode;

export interface ComposerHandle {
  /** Adds a text to the draft as lines of its own, and focuses the field. */
  add: (text: string) => void;
}

interface ComposerProps {
  ref: Ref<ComposerHandle>;
  matchId: number;
  onSend: (text: string) => void;
}

/** The field for a message. It stores the draft at each change, so that a reload does not lose it, and all tabs show the same. */
export function Composer({ ref, matchId, onSend }: ComposerProps) {
  const i18n = useI18n();
  const input = useRef<HTMLTextAreaElement>(null);
  // The chat may close while somebody types, when they have left the match on another device.
  const controls = useFocusOnUnmount<HTMLDivElement>((leavingElement) =>
    leavingElement.closest('section')?.querySelector('h2'),
  );
  const [text, setText] = useState(() => getDraft(matchId));
  const [isTextRestored, setIsTextRestored] = useState(() => isDraftRestored(matchId));
  /** The current text, also before React renders it, so that a second quick press on Send finds an empty text. */
  const latestText = useRef(text);

  useEffect(() => {
    if (isTextRestored) saveDraft(matchId, latestText.current);
  }, [isTextRestored, matchId]);
  useUnsavedWork(text.trim() !== '');

  const showText = useCallback((newText: string): void => {
    latestText.current = newText;
    setText(newText);
    setIsTextRestored(false);
  }, []);
  const changeText = (newText: string): void => {
    showText(newText);
    saveDraft(matchId, newText);
  };
  /** Shows what another tab has typed or sent since; returns whether it has. */
  const followOtherTab = useCallback((): boolean => {
    const otherText = takeDraftOfOtherTab(matchId, latestText.current);
    if (otherText !== null) showText(otherText);
    return otherText !== null;
  }, [matchId, showText]);
  // A page in the back/forward cache gets no `storage` events.
  useEffect(() => listen(window, ['storage', 'pageshow'], followOtherTab), [followOtherTab]);
  useImperativeHandle(ref, () => ({
    add(addedText) {
      changeText([addedText, latestText.current].filter((part) => part.trim() !== '').join('\n'));
      input.current?.focus();
    },
  }));
  const send = (): void => {
    input.current?.focus();
    if (followOtherTab()) return;
    const message = visibleText(latestText.current);
    if (message === '' || countCharacters(message) > maxLength) return;
    onSend(message);
    changeText('');
  };

  return (
    <ComposerView
      i18n={i18n}
      text={text}
      isTextRestored={isTextRestored}
      formRef={protectFromCovering}
      controlsRef={controls}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      field={{
        ref: input,
        value: text,
        onChange: (event) => changeText(event.target.value),
        onKeyDown: (event) => {
          if (!isSendKey(event.nativeEvent, hasFinePointer())) return;
          event.preventDefault();
          send();
        },
      }}
    />
  );
}
