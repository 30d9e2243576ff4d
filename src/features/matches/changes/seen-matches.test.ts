// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withOptimisticUpdate } from '@/features/matches/data/match';
import { aMatch } from '@/features/matches/data/match.fixture';
import type { Participant } from '@/generated/schemas/participant.zod';
import {
  findChanges,
  findRosterChange,
  readSeenMatches,
  saveSeenMatch,
  type SeenMatch,
} from './seen-matches';
import { usePreviouslySeenMatches, usePreviouslySeenMatch } from './use-seen-matches';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const match = aMatch();
const matches = [match];
const matchDetail = { ...match, participants: [] };
const seenMatch: SeenMatch = {
  starts_at: match.starts_at,
  ends_at: match.ends_at,
  place: match.venue.name,
  cancelled: false,
  others: match.participants_count,
};

test('finds no change in a new match, an unchanged one, and one whose times are written in another time zone', () => {
  expect(findChanges(undefined, match)).toEqual([]);
  expect(findChanges(seenMatch, match)).toEqual([]);
  expect(findChanges({ ...seenMatch, starts_at: '2026-11-24T17:00:00Z' }, match)).toEqual([]);
});

test('finds a cancellation, another time and another venue, with the previous values', () => {
  const times = { starts_at: '2026-11-24T17:00:00+01:00', ends_at: '2026-11-24T18:30:00+01:00' };
  const cancelledMatch = aMatch({ status: 'cancelled' });
  expect(findChanges({ ...seenMatch, ...times, place: 'Hala Vodova' }, cancelledMatch)).toEqual([
    { kind: 'cancelled' },
    { kind: 'time', previousTimes: times },
    { kind: 'venue', previousVenue: 'Hala Vodova' },
  ]);
  expect(findChanges({ ...seenMatch, cancelled: true }, match)).toEqual([{ kind: 'renewed' }]);
});

test('finds a change in the number of players only for a participant', () => {
  const myMatch = withOptimisticUpdate(aMatch({ participants_count: 7 }), 'join');
  expect(findChanges({ ...seenMatch, others: 5 }, myMatch)).toEqual([{ kind: 'more', count: 2 }]);
  expect(findChanges({ ...seenMatch, others: 9 }, myMatch)).toEqual([{ kind: 'fewer', count: 2 }]);
  expect(findChanges({ ...seenMatch, others: 5 }, match)).toEqual([]);
  expect(findChanges(seenMatch, myMatch), 'my own joining').toEqual([]);
});

const createParticipant = (id: number, name: string, is_me = false): Participant => ({
  pid: 100 + id,
  user: { id, display_name: name, profile_picture: null },
  status: 'joined',
  waitlist_position: null,
  joined_at: match.starts_at,
  is_me,
});

test('names the people who joined and left, without me', () => {
  const roster = [
    { id: 1, name: 'Petr Dvořák' },
    { id: 2, name: 'Lenka Malá' },
  ];
  const participants = [
    createParticipant(1, 'Petr Dvořák'),
    createParticipant(3, 'Marek Veselý'),
    createParticipant(4, 'Jana Nováková', true),
  ];
  expect(findRosterChange({ ...seenMatch, roster }, participants)).toEqual({
    joinedNames: ['Marek Veselý'],
    leftNames: ['Lenka Malá'],
  });
  expect(findRosterChange(seenMatch, participants)).toBeNull();
  expect(
    findRosterChange({ ...seenMatch, roster: [{ id: 1, name: 'Petr' }] }, [createParticipant(1, 'Petr')]),
  ).toBeNull();
});

test('finds no change when a person left and came back', () => {
  const petr = createParticipant(1, 'Petr Dvořák');
  saveSeenMatch({ ...match, participants: [petr, createParticipant(4, 'Jana Nováková', true)] });
  expect(findRosterChange(readSeenMatches()[match.id], [{ ...petr, pid: 900 }])).toBeNull();
  expect(findRosterChange(readSeenMatches()[match.id], [createParticipant(2, 'Lenka Malá')])).toEqual({
    joinedNames: ['Lenka Malá'],
    leftNames: ['Petr Dvořák'],
  });
});

test('ignores the people stored by an older version of the app, and uses the other stored facts', () => {
  const olderEntry = { ...seenMatch, place: 'Hala Vodova', people: [{ pid: 1, name: 'Petr' }] };
  localStorage.setItem('user:seen_matches', JSON.stringify({ [match.id]: olderEntry }));
  const restoredMatch = readSeenMatches()[match.id];
  expect(findRosterChange(restoredMatch, [createParticipant(1, 'Petr')])).toBeNull();
  expect(findChanges(restoredMatch, match)).toEqual([{ kind: 'venue', previousVenue: 'Hala Vodova' }]);
});

test('saves the shown matches only when the browser is idle', () => {
  renderHook(() => usePreviouslySeenMatches(matches));
  expect(readSeenMatches()).toEqual({});
  vi.runAllTimers();
  expect(Object.keys(readSeenMatches())).toEqual([String(match.id)]);
  renderHook(() => usePreviouslySeenMatch(matchDetail));
  expect(readSeenMatches()[match.id]?.roster).toBeUndefined();
  vi.runAllTimers();
  expect(readSeenMatches()[match.id]?.roster).toEqual([]);
});

test('saves nothing after the list is unmounted, as after signing out', () => {
  const { unmount } = renderHook(() => usePreviouslySeenMatches(matches));
  unmount();
  vi.runAllTimers();
  expect(readSeenMatches()).toEqual({});
});
