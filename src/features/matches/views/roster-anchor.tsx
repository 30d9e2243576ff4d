import type { ReactNode } from 'react';
import { SectionAnchor } from '@/components/section-anchor';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import type { I18n } from '@/i18n/translate';
import type { MatchParts } from './match-parts';
import { rosterId, rosterCount } from './roster';

/** How many faces are shown at most. */
const mostFaces = 5;

interface RosterAnchorProps {
  i18n: I18n;
  match: MatchDetail;
  parts: Pick<MatchParts, 'Picture'>;
}

/** Who plays, at a glance: the first faces and the count. Leads down to the roster. Nothing while nobody is on it. */
export function RosterAnchor({ i18n, match, parts: { Picture } }: RosterAnchorProps): ReactNode {
  const { LL } = i18n;
  const count = rosterCount(i18n, match);
  const playing = match.participants.filter(({ status }) => status !== 'waitlisted');
  if (playing.length === 0) return null;
  return (
    <SectionAnchor to={rosterId}>
      <span className="flex -space-x-0.5 max-[18rem]:hidden" aria-hidden="true">
        {playing.slice(0, mostFaces).map(({ pid, user }) => (
          <Picture
            key={pid}
            name={user.display_name}
            picture={user.profile_picture}
            className="size-7 text-xs ring-2 ring-canvas"
          />
        ))}
      </span>
      <span className="shrink-0 font-semibold text-accent">{LL.detail.roster()}</span>{' '}
      <span data-figures className="text-muted">
        {count}
      </span>
    </SectionAnchor>
  );
}
