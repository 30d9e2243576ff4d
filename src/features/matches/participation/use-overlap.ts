import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asPressed, pendingActs } from '@/features/matches/data/pending';
import { matchesAtHandQuery } from '@/features/matches/data/queries';
import { afterPaint } from '@/lib/after-paint';
import type { Match } from '@/generated/schemas/match.zod';

/** The first of my matches, on a roster or a waiting list, that takes place at the same time as another match. */
export function overlappingMatch(matches: readonly Match[], match: Match): Match | null {
  const start = Date.parse(match.starts_at);
  const end = Date.parse(match.ends_at);
  const overlaps = (other: Match): boolean =>
    other.id !== match.id &&
    other.my_participation !== null &&
    other.status === 'scheduled' &&
    Date.parse(other.starts_at) < end &&
    start < Date.parse(other.ends_at);
  return matches.find(overlaps) ?? null;
}

interface UseOverlap {
  /**
   * The match of mine that takes place at the same time, or null. Asks the list at hand; where there is none, as on a match
   * that was opened from a shared link, it is read first. When it cannot be had, joining does not depend on it.
   */
  findOverlap: () => Promise<Match | null>;
  /** Whether the list is being read. */
  isLooking: boolean;
}

/** Finds what else I play at the time of a match. */
export function useOverlap(match: Match): UseOverlap {
  const client = useQueryClient();
  const [isLooking, setIsLooking] = useState(false);
  const findOverlap = async (): Promise<Match | null> => {
    setIsLooking(true);
    // The button answers first: to lay what was pressed over a long list takes a while.
    await new Promise<void>((resolve) => void afterPaint(resolve));
    const list = await client.query(matchesAtHandQuery()).catch(() => []);
    setIsLooking(false);
    // What was pressed a moment ago is mine already.
    const acts = pendingActs(client);
    const pressed = list.map((other) => asPressed(other, acts.get(other.id)));
    return overlappingMatch(pressed, match);
  };
  return { findOverlap, isLooking };
}
