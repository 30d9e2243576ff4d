import type { ReactNode } from 'react';
import { SectionAnchor } from '@/components/focus/section-anchor';
import { DottedFacts } from '@/components/views/visible-and-spoken';
import type { LoadedMatch } from '@/features/matches/data/match';
import { withNoBreakSpaces } from '@/lib/format/format-date';
import type { SectionProps } from '../match-parts';
import { formatVerdict } from '../spots';

const maxFaces = 5;

/** Up to five players as small pictures, me first, whose room is kept while the roster is loading; offline it may never come. */
function Faces({
  match,
  isOnline,
  parts: { Picture },
}: { match: LoadedMatch } & Pick<SectionProps, 'isOnline' | 'parts'>) {
  const players = match.participants
    ?.filter(({ status }) => status !== 'waitlisted')
    .toSorted((a, b) => Number(b.is_me) - Number(a.is_me));
  const playerCount = players?.length ?? match.participants_count;
  const faceCount = Math.min(maxFaces, playerCount);
  if (faceCount === 0 || (!players && !isOnline)) return null;
  return (
    // A way to the roster for a finger: its heading is the one for a keyboard or a screen reader.
    <SectionAnchor id="roster" aria-hidden="true" tabIndex={-1}>
      <span className="flex items-center gap-1 print:hidden">
        {Array.from({ length: faceCount }, (_, index) => {
          const user = players?.[index]?.user;
          return user ? (
            <Picture
              key={user.id}
              name={user.display_name}
              picture={user.profile_picture}
              className="size-7 text-xs"
            />
          ) : (
            <span key={index} className="size-7 rounded-full bg-sunken" />
          );
        })}
        {playerCount > maxFaces && (
          <span className="ml-0.5 text-sm font-semibold text-muted tabular-nums">
            {`+${String(playerCount - maxFaces)}`}
          </span>
        )}
      </span>
    </SectionAnchor>
  );
}

/** One line that says whether an upcoming match takes place, with some of its players; `children` stand beside them. */
export const Verdict = ({
  i18n,
  match,
  isOnline,
  parts,
  hasCard,
  children,
}: SectionProps & { hasCard: boolean; children: ReactNode }) => (
  <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1" data-old={isOnline ? undefined : ''}>
    <p data-figures className="font-semibold in-data-old:font-normal in-data-old:text-muted">
      <DottedFacts facts={formatVerdict(i18n, match, !hasCard).map(withNoBreakSpaces)} />
    </p>
    <Faces match={match} isOnline={isOnline} parts={parts} />
    {children}
  </div>
);
