import type * as generated from '@/generated/match/match.msw';
import type { OperationsOf } from '../operations-of.ts';
import { getChatMessages, getChatSummary, markChatRead, sendChatMessage } from './chat.ts';
import { confirmParticipation } from './confirm.ts';
import { getChatNotification, getChatNotifications } from './notifications.ts';
import { getMatch, getUpcomingMatches } from './reading.ts';
import { joinMatch, leaveMatch } from './taking-part.ts';

/** Every operation of the contract's tag `match`. */
export const matchOperations: OperationsOf<typeof generated> = {
  getUpcomingMatches,
  joinMatch,
  leaveMatch,
  confirmParticipation,
  getChatNotifications,
  getMatch,
  getChatMessages,
  sendChatMessage,
  getChatSummary,
  markChatRead,
  getChatNotification,
};
