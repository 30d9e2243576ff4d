import { mdiCheck } from '@mdi/js';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';

interface MessageLogViewProps {
  i18n: I18n;
  match: Pick<Match, 'status' | 'starts_at'>;
  now: number;
  messages: readonly ChatMessage[];
  hasEarlier?: boolean;
  hasPending?: boolean;
  logRef?: Ref<HTMLDivElement>;
  contentRef?: Ref<HTMLDivElement>;
  onScroll?: ComponentProps<'div'>['onScroll'];
  buttonAbove?: ReactNode;
  buttonBelow?: ReactNode;
  children: ReactNode;
}

/** The scrollable messages, which stand at the end of the log. */
export function MessageLogView({
  i18n: { LL },
  match: { status, starts_at },
  now,
  messages,
  hasEarlier = false,
  hasPending = false,
  logRef,
  contentRef,
  onScroll,
  buttonAbove,
  buttonBelow,
  children,
}: MessageLogViewProps) {
  const isEmpty = messages.length === 0 && !hasPending;
  /** Nobody has written yet: the events tell only who came and went. */
  const isSilent = !hasEarlier && !hasPending && messages.every(({ kind }) => kind === 'system');
  const isLastMessageSent = !hasPending && messages.at(-1)?.is_mine === true;
  return (
    <div
      data-log={isEmpty ? undefined : ''}
      className={cn('relative flex-1', isEmpty ? 'grid grid-cols-1' : 'flex min-h-0 flex-col')}
    >
      {buttonAbove}
      <div
        ref={logRef}
        onScroll={onScroll}
        role="group"
        aria-label={LL.chat.messages()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className={cn(
          'overflow-y-auto overscroll-contain -outline-offset-3',
          isEmpty ? 'grid grid-cols-1' : 'min-h-0 flex-1',
        )}
      >
        <div ref={contentRef} className="flex min-h-full flex-col justify-end pb-3">
          <div role="list">{children}</div>
          {isSilent && (
            <p className="m-auto max-w-72 p-6 text-center text-muted short:max-w-none short:py-2">
              {status === 'scheduled' && now < Date.parse(starts_at) ? LL.chat.empty() : LL.chat.silent()}
            </p>
          )}
          {isLastMessageSent && (
            <p className="flex items-center justify-end gap-1 px-3 pt-1 text-xs text-muted">
              <Icon path={mdiCheck} className="size-4" />
              {LL.chat.sending.sent()}
            </p>
          )}
        </div>
      </div>
      {buttonBelow}
    </div>
  );
}
