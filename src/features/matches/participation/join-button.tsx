import { type ReactNode, useCallback, useState } from 'react';
import { showToast } from '@/components/toasts';
import { Button } from '@/components/ui/button';
import { useOnIntent } from '@/components/use-on-intent';
import { isFull } from '@/features/matches/data/facts';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import type { TranslationFunctions } from '@/i18n/i18n-types';
import { useParticipation } from './use-participation';

const loadDialog = () => import('./leave-dialog').then((module) => module.LeaveDialog);

type Look = 'row' | 'bar';

interface JoinButtonProps {
  match: Match;
  /** `row` for lists, `bar` for the main action of a screen. */
  look: Look;
}

/** The caption of the button and its name for assistive technology, which also says which match. */
function captionOf(match: Match, look: Look, { common, matches }: TranslationFunctions): [string, string] {
  const { title } = match;
  if (match.can_leave) {
    const waits = match.my_participation?.status === 'waitlisted';
    const caption = waits && look === 'bar' ? common.actions.leaveWaitlist() : common.actions.leave();
    return [caption, matches.leaveNamed({ title })];
  }
  return isFull(match)
    ? [matches.joinWaitlistShort(), matches.joinWaitlistNamed({ title })]
    : [common.actions.join(), matches.joinNamed({ title })];
}

/**
 * The one thing to do with a match: join it, or wait, or leave after being asked; nothing when neither is possible.
 * It stays the same element while it changes its meaning, so that the keyboard's focus stays on it.
 */
export function JoinButton({ match, look }: JoinButtonProps): ReactNode {
  const { LL } = useI18n();
  const { join, leave, pending } = useParticipation(match);
  const [isAsking, setIsAsking] = useState(false);
  const sayOffline = useCallback(() => showToast('danger', LL.problems.offline()), [LL]);
  const { loaded: Dialog, preload, request } = useOnIntent(loadDialog, sayOffline);

  const leaves = match.can_leave;
  if (!leaves && !match.can_join) return null;
  const [caption, name] = captionOf(match, look, LL);
  const ask = (): void => {
    request();
    setIsAsking(true);
  };
  const quiet = look === 'row' ? 'quiet' : 'secondary';
  return (
    <>
      <Button
        variant={leaves ? quiet : isFull(match) ? 'secondary' : 'primary'}
        size={look === 'row' ? 'sm' : 'lg'}
        busy={pending !== null}
        aria-label={name}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={leaves ? ask : join}
      >
        {caption}
      </Button>
      {Dialog && <Dialog match={match} open={isAsking} onOpenChange={setIsAsking} onLeave={leave} />}
    </>
  );
}
