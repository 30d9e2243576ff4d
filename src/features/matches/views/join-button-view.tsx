import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { isFull } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import type { TranslationFunctions } from '@/i18n/i18n-types';
import { cn } from '@/lib/cn';

type Variant = 'row' | 'bar';

export interface JoinButtonProps {
  match: Match;
  variant: Variant;
}

/** The caption of the button and its name for assistive technology, which also says which match. */
function captionOf(
  match: Match,
  variant: Variant,
  { common, matches }: TranslationFunctions,
): [string, string] {
  const { title } = match;
  if (match.can_leave) {
    const waits = match.my_participation?.status === 'waitlisted';
    if (!waits || variant === 'row') return [common.actions.leave(), matches.leaveNamed({ title })];
    return [common.actions.leaveWaitlist(), matches.leaveWaitlistNamed({ title })];
  }
  return isFull(match)
    ? variant === 'row'
      ? [matches.joinWaitlistShort(), matches.joinWaitlistShortNamed({ title })]
      : [common.actions.joinWaitlist(), matches.joinWaitlistNamed({ title })]
    : [common.actions.join(), matches.joinNamed({ title })];
}

type Behaviour = Pick<
  ComponentProps<typeof Button>,
  'ref' | 'busy' | 'onPointerEnter' | 'onFocus' | 'onClick'
>;

/** 36 px high, so that four matches fit on a phone, but 44 px to a finger. The ring of the focus is inside, or it would cover the price. */
export const rowButton =
  'min-w-19 shrink-0 after:absolute after:inset-x-0 after:-inset-y-1 max-md:min-h-9 max-md:-outline-offset-3 max-[22rem]:px-2 max-[18rem]:max-w-full';

/** A list of filled buttons would shout: filled is the one action of a screen. */
const buttonVariants = {
  row: { leave: 'quiet', wait: 'sunken', join: 'tonal' },
  bar: { leave: 'quiet', wait: 'secondary', join: 'primary' },
} as const;

export type JoinButtonViewProps = JoinButtonProps & Behaviour & { i18n: I18n };

export function JoinButtonView({
  i18n: { LL },
  match,
  variant,
  ...behaviour
}: JoinButtonViewProps): ReactNode {
  const leaves = match.can_leave;
  if (!leaves && !match.can_join) return null;
  const [caption, name] = captionOf(match, variant, LL);
  return (
    <Button
      variant={buttonVariants[variant][leaves ? 'leave' : isFull(match) ? 'wait' : 'join']}
      size={variant === 'row' ? 'sm' : leaves ? 'md' : 'lg'}
      className={cn(
        variant === 'row' && rowButton,
        // The longest caption would leave no room for the places beside it.
        variant === 'row' && isFull(match) && 'max-md:px-2 max-[12rem]:px-1',
      )}
      aria-label={name}
      data-press={`join-${String(match.id)}`}
      {...behaviour}
    >
      {caption}
    </Button>
  );
}
