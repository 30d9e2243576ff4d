import { userKey, webStorage } from '@/api/storage';
import type { Match } from '@/generated/schemas/match.zod';
import type { Participant } from '@/generated/schemas/participant.zod';
import * as z from '@/lib/zod';

/** By the user's id: who leaves and comes back has another participation. */
const Person = z.object({ id: z.number(), name: z.string() });

const SeenMatch = z.object({
  starts_at: z.string(),
  ends_at: z.string(),
  place: z.string(),
  cancelled: z.boolean(),
  /** How many play besides me. */
  others: z.number(),
  /** Who was on the roster and the waiting list; only of matches whose own screen was looked at. */
  roster: z.optional(z.array(Person)),
});

/** What a person last saw of a match. */
export type SeenMatch = z.infer<typeof SeenMatch>;

const SeenMatches = z.record(z.string(), SeenMatch);

/** What a person last saw, by match id; kept on the device and dropped at logout. */
export type SeenMatches = z.infer<typeof SeenMatches>;

const storage = () => webStorage(() => localStorage);
const key = userKey('seen_matches');

/** What is kept; nothing when it cannot be read. */
export function readSeen(): SeenMatches {
  try {
    const seen = SeenMatches.safeParse(JSON.parse(storage().get(key) ?? '{}'));
    return seen.success ? seen.data : {};
  } catch {
    return {};
  }
}

const write = (seen: SeenMatches): void => storage().set(key, JSON.stringify(seen));

/** How many play besides me: my own coming and going is no news to me. */
export const othersOf = ({ participants_count: count, my_participation: mine }: Match): number =>
  count - (mine && mine.status !== 'waitlisted' ? 1 : 0);

const seenOf = (match: Match): SeenMatch => ({
  starts_at: match.starts_at,
  ends_at: match.ends_at,
  place: match.venue.name,
  cancelled: match.status === 'cancelled',
  others: othersOf(match),
});

/** Keeps what the list shows; matches that it no longer shows are forgotten. */
export function rememberList(matches: readonly Match[]): void {
  const before = readSeen();
  write(
    Object.fromEntries(
      matches.map((match) => {
        const roster = before[match.id]?.roster;
        return [match.id, { ...seenOf(match), ...(roster && { roster }) }];
      }),
    ),
  );
}

/** Keeps what the screen of one match shows, its people included. */
export function rememberMatch(match: Match & { participants: readonly Participant[] }): void {
  const roster = match.participants
    .filter(({ is_me }) => !is_me)
    .map(({ user }) => ({ id: user.id, name: user.display_name }));
  write({ ...readSeen(), [match.id]: { ...seenOf(match), roster } });
}
