import { mdiSend } from '@mdi/js';
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useFocusOnUnmount } from '@/components/focus/focus';
import { useUnsavedWork } from '@/components/state/unsaved-work';
import { protectFromCovering } from '@/components/toasts/collision-avoidance';
import { Button } from '@/components/ui/button';
import { inputStyle } from '@/components/ui/fields/field';
import { Icon } from '@/components/ui/icon';
import { sendChatMessageRequestMessageMax as maxLength } from '@/generated/schemas/sendChatMessageRequest.zod';
import { useI18n } from '@/i18n/context';
import { listen } from '@/lib/browser/listen';
import { cn } from '@/lib/cn';
import { countCharacters, visibleText } from '@/lib/format/text';
import { getDraft, isDraftRestored, saveDraft, takeDraftOfOtherTab } from './drafts';

/** The number of remaining characters is shown when it is at most this. */
const maxShownRemainingCount = 100;

const hasFinePointer = (): boolean => matchMedia('(pointer: fine)').matches;

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
export function Composer({ ref, matchId, onSend }: ComposerProps): ReactNode {
  const { LL } = useI18n();
  const texts = LL.chat.compose;
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  // The chat may close while somebody types, when they have left the match on another device.
  const controls = useFocusOnUnmount<HTMLDivElement>((leavingElement) => leavingElement.closest('section'));
  const [text, setText] = useState(() => getDraft(matchId));
  const [isTextRestored, setIsTextRestored] = useState(() => isDraftRestored(matchId));
  /** The current text, also before React renders it, so that a second quick press on Send finds an empty text. */
  const latestText = useRef(text);
  const remainingCount = maxLength - countCharacters(text.trim());
  const isTooLong = remainingCount < 0;

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
    <form
      method="dialog"
      ref={protectFromCovering}
      className="grid grid-cols-1 gap-1 border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isTextRestored && (
        <p role="status" aria-live="polite" className="text-xs text-muted">
          {texts.returned()}
        </p>
      )}
      <label htmlFor={id} className="sr-only">
        {texts.label()}
      </label>
      <div ref={controls} className="flex items-end gap-2">
        <textarea
          ref={input}
          id={id}
          rows={Math.min(5, text.split('\n').length)}
          dir="auto"
          value={text}
          placeholder={texts.placeholder()}
          autoComplete="off"
          enterKeyHint={typeof matchMedia === 'function' && hasFinePointer() ? 'send' : 'enter'}
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${id}-hint ${id}-count`}
          onChange={(event) => changeText(event.target.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event.nativeEvent, hasFinePointer())) return;
            event.preventDefault();
            send();
          }}
          className={cn(
            inputStyle,
            'field-sizing-content max-h-36 min-w-0 flex-1 resize-none -scroll-mb-8 py-3 md:-scroll-mb-24 short:max-h-20',
          )}
        />
        <Button
          type="submit"
          variant="primary"
          size="icon"
          aria-label={texts.send()}
          className="size-12 shrink-0 -scroll-mb-8 md:-scroll-mb-24"
        >
          <Icon path={mdiSend} />
        </Button>
      </div>
      <p id={`${id}-hint`} className="hidden text-xs text-muted pointer-fine:block md:pointer-fine:sr-only">
        {texts.hint()}
      </p>
      <p
        id={`${id}-count`}
        aria-live="polite"
        className={cn('text-xs empty:hidden', isTooLong ? 'font-semibold text-danger' : 'text-muted')}
      >
        {isTooLong
          ? texts.tooLong({ count: -remainingCount })
          : remainingCount <= maxShownRemainingCount
            ? texts.left({ count: remainingCount })
            : null}
      </p>
    </form>
  );
}
