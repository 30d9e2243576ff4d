import type { ReactNode } from 'react';
import { useLeavesFocus } from '@/components/focus';
import { linkOfRow } from '@/features/matches/data/link-of-row';
import { type ConfirmButtonProps, ConfirmButtonView } from '@/features/matches/views/confirm-button-view';
import { useI18n } from '@/i18n/context';
import { useConfirm } from './use-confirm';

export function ConfirmButton(props: ConfirmButtonProps): ReactNode {
  const { confirm, isPending } = useConfirm(props.match);
  const button = useLeavesFocus<HTMLButtonElement>(linkOfRow);
  return <ConfirmButtonView ref={button} i18n={useI18n()} busy={isPending} onClick={confirm} {...props} />;
}
