import { mdiCheckCircle, mdiClockAlertOutline } from '@mdi/js';
import type { ComponentType } from 'react';
import { Icon } from '@/components/ui/icon';
import { TextWithTimes } from '@/components/views/text-with-times';
import { hiddenComma, separator, VisibleAndSpoken } from '@/components/views/visible-and-spoken';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import { formatToConfirm } from './match-texts';
import type { RowParts } from './row/row-parts';

export interface ConfirmationParts extends Pick<RowParts, 'MatchLink'> {
  Confirm: ComponentType<{ match: Match; variant: 'row' }>;
}

interface ConfirmationStripProps {
  i18n: I18n;
  /** My matches whose confirmation is due, the nearest deadline first. */
  matchesToConfirm: readonly Match[];
  /** The match that was confirmed last; it keeps the strip's place once nothing is due. */
  confirmedMatch: Match | undefined;
  /** The match of the card that the strip ends; the strip of another match names it, and stands apart. */
  cardMatchId: number | undefined;
  className?: string | false;
  parts: ConfirmationParts;
}

/** Below my next match: what waits for my confirmation, with its button. After the confirmation it says in the same place what was confirmed; null when there is neither. */
export function ConfirmationStrip(props: ConfirmationStripProps) {
  const { i18n, matchesToConfirm, confirmedMatch, cardMatchId, className } = props;
  const { MatchLink, Confirm } = props.parts;
  const [dueMatch, ...otherMatches] = matchesToConfirm;
  const match = dueMatch ?? confirmedMatch;
  if (!match) return null;
  const isOfCard = match.id === cardMatchId;
  const isNamed = dueMatch !== undefined && !isOfCard;
  const [deadlineText = '', othersText] = dueMatch
    ? formatToConfirm(i18n, [dueMatch, ...otherMatches])
    : [i18n.LL.confirmation.confirmedNamed({ title: match.title })];
  return (
    <div
      className={cn(
        'flex min-h-11 flex-wrap items-center gap-x-2 border pl-3 text-sm/[1.125rem] font-semibold xl:pl-4',
        dueMatch
          ? 'border-edge-waiting bg-waiting text-on-waiting'
          : 'border-primary bg-joined text-on-joined',
        isOfCard ? 'rounded-b-[0.75rem] border-t-0' : 'mt-2 rounded-card shadow-card',
        className,
      )}
    >
      <Icon
        path={dueMatch ? mdiClockAlertOutline : mdiCheckCircle}
        className={cn('size-5 shrink-0', isNamed && 'max-[26rem]:hidden')}
      />
      {/* The focus moves here from a pressed button that disappears. */}
      <div data-standing="" tabIndex={-1} className="min-w-0 flex-[999_1_6em] py-1 pr-2 xl:py-2.5 xl:pr-4">
        <TextWithTimes text={deadlineText} />
        {othersText && (
          <>
            {separator}
            <VisibleAndSpoken text={othersText} spokenText={`, ${othersText}`} />
          </>
        )}
        {isNamed && (
          <>
            {hiddenComma}
            <MatchLink
              to="detail"
              params={{ id: match.id }}
              locale={i18n.locale}
              className="block font-normal underline-offset-2 hover:underline max-xl:truncate"
            >
              {match.title}
            </MatchLink>
          </>
        )}
      </div>
      {dueMatch && (
        <span
          className={cn(
            'flex shrink-0 grow self-stretch *:grow *:rounded-none *:rounded-br-[0.6875rem] *:px-4 xl:-ml-4 xl:basis-[calc(100%+1rem)] xl:*:rounded-bl-[0.6875rem] print:hidden',
            !isOfCard && 'max-xl:*:rounded-tr-[0.6875rem]',
          )}
        >
          <Confirm key={match.id} match={match} variant="row" />
        </span>
      )}
    </div>
  );
}
