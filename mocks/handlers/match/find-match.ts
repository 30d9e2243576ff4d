import { Id } from '@/generated/schemas/id.zod';
import { maySeeChat } from '@mocks/db/chat';
import { refuse } from '@mocks/db/refusal';
import { findMatch } from '@mocks/db/rows';
import type { MatchRow } from '@mocks/db/state';
import * as z from 'zod/mini';
import type { MemberCall } from '../operation.ts';

/** The parameters of all paths that name a match. */
export const MatchParams = z.object({ id: Id });

type MatchCall = MemberCall<z.infer<typeof MatchParams>>;

/** The match of the path; refuses with `match_not_found`. */
export const matchOf = ({ store, params }: MatchCall): MatchRow =>
  findMatch(store.state, params.id) ?? refuse('match_not_found');

/** The match whose chat the caller may see; refuses with `match_not_found` or `not_a_participant`. */
export function chatMatchOf(call: MatchCall): MatchRow {
  const match = matchOf(call);
  if (!maySeeChat(call.store.state, match.id, call.user.id)) refuse('not_a_participant');
  return match;
}
