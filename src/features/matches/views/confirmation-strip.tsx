import { mdiCheckCircle, mdiClockAlertOutline } from '@mdi/js';
import type { ComponentType, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { TextWithTimes } from '@/components/views/text-with-times';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import { formatToConfirm } from './match-texts';
import type { RowParts } from './row-view';

export interface ConfirmationParts extends Pick<RowParts, 'MatchLink'> {
  Confirm: ComponentType<{ match: Match; variant: 'row' }>;
}

interface ConfirmationStripProps {
  i18n: I18n;
  /** My matches whose confirmation is due, the nearest deadline first. */
  matchesToConfirm: readonly Match[];
  /** The match that was confirmed last; it keeps the strip's place once nothing is due. */
  confirmedMatch: Match | undefined;
  nextMatchId: number;
  className?: string | false;
  parts: ConfirmationParts;
}

/** The end of the card of my next match: what waits for my confirmation, with its button, apart from the actions of the next match. After the confirmation it says in the same place what was confirmed; null when there is neither. */
export function ConfirmationStrip(props: ConfirmationStripProps): ReactNode {
  const { i18n, matchesToConfirm, confirmedMatch, nextMatchId, className } = props;
  const { MatchLink, Confirm } = props.parts;
  const [dueMatch] = matchesToConfirm;
  const match = dueMatch ?? confirmedMatch;
  if (!match) return null;
  const text = dueMatch
    ? formatToConfirm(i18n, matchesToConfirm, nextMatchId)
    : i18n.LL.confirmation.confirmedNamed({ title: match.title });
  const content = <TextWithTimes text={text} />;
  return (
    <div
      className={cn(
        '-mx-3 flex min-h-11 flex-wrap items-center gap-x-2 rounded-b-[0.6875rem] pl-3 text-sm/[1.125rem] font-semibold xl:-mx-4 xl:pl-4',
        dueMatch ? 'bg-waiting text-on-waiting' : 'bg-joined text-on-joined',
        // A press beside the button opens the next match, unless the words are of another one.
        match.id !== nextMatchId && 'relative',
        className,
      )}
    >
      <Icon path={dueMatch ? mdiClockAlertOutline : mdiCheckCircle} className="size-5 shrink-0" />
      {/* The focus moves here from a pressed button that disappears. */}
      <p data-standing="" tabIndex={-1} className="min-w-0 flex-[999_1_6em] py-1 pr-2 xl:py-2.5 xl:pr-4">
        {match.id === nextMatchId ? (
          content
        ) : (
          <MatchLink
            to="detail"
            params={{ id: match.id }}
            locale={i18n.locale}
            className="underline-offset-2 hover:underline"
          >
            {content}
          </MatchLink>
        )}
      </p>
      {dueMatch && (
        <span className="relative flex shrink-0 grow self-stretch *:grow *:rounded-none *:rounded-br-[0.6875rem] *:px-4 xl:-ml-4 xl:basis-[calc(100%+1rem)] xl:*:rounded-bl-[0.6875rem] print:hidden">
          <Confirm key={match.id} match={match} variant="row" />
        </span>
      )}
    </div>
  );
}
