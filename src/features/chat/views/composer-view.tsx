import { mdiSend } from '@mdi/js';
import type { ComponentProps, Ref } from 'react';
import { Button } from '@/components/ui/button';
import { inputStyle } from '@/components/ui/fields/input-style';
import { Icon } from '@/components/ui/icon';
import { sendChatMessageRequestMessageMax as maxLength } from '@/generated/schemas/sendChatMessageRequest.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import { countCharacters } from '@/lib/format/text';

/** The number of remaining characters is shown when it is at most this. */
const maxShownRemainingCount = 100;

export const hasFinePointer = (): boolean => matchMedia('(pointer: fine)').matches;

const id = 'chat-message';

interface ComposerViewProps {
  i18n: I18n;
  text: string;
  /** Whether the text is a draft that was restored after an expired session. */
  isTextRestored?: boolean;
  field: ComponentProps<'textarea'>;
  formRef?: Ref<HTMLFormElement>;
  controlsRef?: Ref<HTMLDivElement>;
  onSubmit?: ComponentProps<'form'>['onSubmit'];
}

/** The field for a message, with the button that sends it. */
export function ComposerView(props: ComposerViewProps) {
  const { i18n, text, isTextRestored = false, field, formRef, controlsRef, onSubmit } = props;
  const texts = i18n.LL.chat.compose;
  const remainingCount = maxLength - countCharacters(text.trim());
  const isTooLong = remainingCount < 0;
  return (
    <form
      method="dialog"
      ref={formRef}
      className="grid grid-cols-1 gap-1 border-t border-line p-3"
      onSubmit={onSubmit}
    >
      {isTextRestored && (
        <p role="status" aria-live="polite" className="text-xs text-muted">
          {texts.returned()}
        </p>
      )}
      <label htmlFor={id} className="sr-only">
        {texts.label()}
      </label>
      <div ref={controlsRef} className="flex items-end gap-2">
        <textarea
          {...field}
          id={id}
          // An early text and an early press on Send are found again by this name.
          name="message"
          rows={Math.min(5, text.split('\n').length)}
          dir="auto"
          placeholder={texts.label()}
          autoComplete="off"
          enterKeyHint={typeof matchMedia === 'function' && hasFinePointer() ? 'send' : 'enter'}
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${id}-hint ${id}-count`}
          className={cn(
            inputStyle,
            'field-sizing-content max-h-36 min-w-0 flex-1 resize-none -scroll-mb-8 py-2.75 md:-scroll-mb-24 short:max-h-20',
          )}
        />
        <Button
          type="submit"
          variant="primary"
          size="icon"
          aria-label={texts.send()}
          className="min-h-12 min-w-12 -scroll-mb-8 md:-scroll-mb-24"
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
