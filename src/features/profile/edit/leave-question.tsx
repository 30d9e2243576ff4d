import { useRef } from 'react';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { useI18n } from '@/i18n/context';

interface LeaveQuestionProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const { LL } = useI18n();
  const texts = LL.profile.leave;
  const isLeaving = useRef(false);
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={() => {
        if (!isLeaving.current) onStay();
      }}
      title={texts.title()}
      labels={{ cancel: LL.common.actions.stay(), confirm: texts.leave() }}
      onConfirm={() => {
        // The dialog also closes itself after "leave", which must not cancel the navigation.
        isLeaving.current = true;
        onLeave();
      }}
    >
      <p>{texts.text()}</p>
    </AlertDialog>
  );
}
