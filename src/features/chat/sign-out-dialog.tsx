import { useEffect, useState } from 'react';
import { useApi } from '@/api/context';
import { useOnline } from '@/components/hooks/use-online';
import { copyText } from '@/components/toasts/text-export';
import { Button } from '@/components/ui/button';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { useOutboxes } from '@/features/chat/data/outbox/use-outbox';
import { useI18n } from '@/i18n/context';
import { deliverNow } from './data/outbox/delivery';
import { hasMessagesToSend } from './data/outbox/outbox';

export function SignOutDialog({ onSignOut, onStay }: Record<'onSignOut' | 'onStay', () => void>) {
  const { LL } = useI18n();
  const api = useApi();
  const isOnline = useOnline();
  const [isSending, setIsSending] = useState(false);
  const texts = LL.chat.signOut;
  const boxes = Object.values(useOutboxes());
  const messages = boxes.flat();
  const count = messages.length;
  const hasSendableMessages = boxes.some(hasMessagesToSend);
  useEffect(() => {
    if (isSending && count === 0) onSignOut();
  }, [count, isSending, onSignOut]);
  return (
    <AlertDialog
      open
      onOpenChange={onStay}
      title={texts.title({ count })}
      labels={{ cancel: LL.common.actions.cancel(), confirm: texts.discard() }}
      onConfirm={onSignOut}
      actions={
        <>
          {hasSendableMessages && (
            <Button
              variant="primary"
              busy={isSending && isOnline}
              disabled={!isOnline}
              onClick={() => {
                setIsSending(true);
                deliverNow(api);
              }}
            >
              {texts.send()}
            </Button>
          )}
          <Button onClick={() => copyText(messages.map(({ text }) => text).join('\n\n'))}>
            {texts.copy()}
          </Button>
        </>
      }
    >
      <p>{hasSendableMessages && !isOnline ? texts.offline() : texts.text()}</p>
      <ul className="grid max-h-40 gap-1 overflow-y-auto">
        {messages.map(({ key, text }) => (
          <li key={key} dir="auto" data-private className="truncate rounded-control bg-sunken px-3 py-1.5">
            {text}
          </li>
        ))}
      </ul>
    </AlertDialog>
  );
}
