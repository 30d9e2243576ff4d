import { mdiAlertCircle } from '@mdi/js';
import { Icon } from '@/components/ui/icon';
import { hiddenComma } from '@/components/views/visible-and-spoken';
import type { Outbox } from '@/features/chat/data/outbox/outbox';
import type { I18n } from '@/i18n/translate';

export const RefusalSummary = ({ i18n: { LL }, messages }: { i18n: I18n; messages: Outbox }) => (
  <>
    <Icon path={mdiAlertCircle} className="size-5 shrink-0 text-danger" />
    <span className="grid min-w-0 flex-1">
      <span className="font-semibold text-danger">
        {LL.chat.bell.unsent({ count: messages.length })}
        {hiddenComma}
      </span>
      <bdi className="truncate text-sm text-muted">{messages[0]?.text}</bdi>
    </span>
  </>
);
