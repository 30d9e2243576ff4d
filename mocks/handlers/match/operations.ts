import type * as generated from '@/generated/match/match.msw';
import type { OperationMap } from '../operation.ts';
import {
  getChatMessages,
  getChatSummary,
  markChatRead,
  sendChatMessage,
  getChatNotification,
  getChatNotifications,
} from './chat.ts';
import { confirmParticipation, getMatch, getUpcomingMatches, joinMatch, leaveMatch } from './match.ts';

export const matchOperations: OperationMap<typeof generated> = {
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
