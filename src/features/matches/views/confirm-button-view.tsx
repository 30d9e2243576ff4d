import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { JoinButtonView, rowButton } from './join-button-view';

export interface ConfirmButtonProps {
  match: Match;
  variant: 'row' | 'bar';
}

/** Whether I can confirm my participation here: while the backend gives me the token for it. */
export const canConfirm = ({ my_participation: mine }: Match): boolean =>
  mine?.confirmation_token !== undefined;

type Behaviour = Pick<ComponentProps<typeof Button>, 'ref' | 'busy' | 'onClick'>;

export function ConfirmButtonView({
  i18n: { LL },
  match,
  variant,
  ...behaviour
}: ConfirmButtonProps & Behaviour & { i18n: I18n }): ReactNode {
  const isRow = variant === 'row';
  return (
    <Button
      variant={isRow ? 'tonal' : 'primary'}
      size={isRow ? 'sm' : 'md'}
      className={isRow ? rowButton : undefined}
      aria-label={LL.confirmation.actionNamed({ title: match.title })}
      data-press={`confirm-${String(match.id)}`}
      {...behaviour}
    >
      {isRow ? LL.confirmation.actionShort() : LL.confirmation.action()}
    </Button>
  );
}

/** The buttons of a match before the app is there: they look the same and do nothing. */
export function StillButtons(props: ConfirmButtonProps & { i18n: I18n }): ReactNode {
  const confirms = canConfirm(props.match);
  return (
    <>
      {confirms && <ConfirmButtonView {...props} />}
      {!(confirms && props.variant === 'row') && <JoinButtonView {...props} />}
    </>
  );
}
