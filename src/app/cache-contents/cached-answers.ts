import type { ResponseSchema } from '@/api/http';
import { pathPattern } from '@/api/offline-cache/cache-database';
import type { CachedAnswerKind } from '@/api/offline-cache/cached-answer-kind';
import type { OfflineCacheCode } from '@/api/offline-cache/offline-cache';
import { createCacheStore } from '@/api/offline-cache/store';
import { lostMessages } from '@/components/state/lost-messages';
import { createOutboxDatabase } from '@/features/chat/data/outbox/outbox-database';
import type { LoadedChat } from '@/features/chat/data/pages';
import { getGetSessionUrl } from '@/generated/account/account';
import {
  getGetChatMessagesUrl,
  getGetChatNotificationsUrl,
  getGetChatSummaryUrl,
  getGetMatchUrl,
  getGetUpcomingMatchesUrl,
} from '@/generated/match/match';
import { ChatMessages } from '@/generated/schemas/chatMessages.zod';
import { ChatNotifications } from '@/generated/schemas/chatNotifications.zod';
import { ChatSummary } from '@/generated/schemas/chatSummary.zod';
import { Cities } from '@/generated/schemas/cities.zod';
import { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { Profile } from '@/generated/schemas/profile.zod';
import { Session } from '@/generated/schemas/session.zod';
import { Statistics } from '@/generated/schemas/statistics.zod';
import { UpcomingMatches } from '@/generated/schemas/upcomingMatches.zod';
import { getGetCitiesUrl, getGetProfileUrl, getGetStatisticsUrl } from '@/generated/user/user';

const keptMessages = 50;

const keepNewest = (chat: ChatMessages): ChatMessages => ({
  ...chat,
  results: chat.results.slice(-keptMessages),
});

/** No schema with a transformation, as every screen would load Zod's code of these. */
const KeptChat: ResponseSchema = {
  safeParse(value) {
    const chat = ChatMessages.safeParse(value);
    if (!chat.success || chat.data.results.length < keptMessages) return chat;
    return { success: true, data: { ...chat.data, earlierCount: null } satisfies LoadedChat };
  },
};

/** All of mine, and more matches of others than begin within a few days. */
function selectFirstMatches(matches: UpcomingMatches): UpcomingMatches {
  let otherCount = 0;
  return matches.filter(({ my_participation: participation }) => participation || ++otherCount <= 120);
}

const cachedAnswers: readonly CachedAnswerKind[] = [
  { path: pathPattern(getGetSessionUrl()), schema: Session },
  { path: pathPattern(getGetUpcomingMatchesUrl()), schema: UpcomingMatches, selectHead: selectFirstMatches },
  { path: pathPattern(getGetMatchUrl(0)), schema: MatchDetail, fallbackPath: getGetUpcomingMatchesUrl() },
  { path: pathPattern(getGetChatMessagesUrl(0)), schema: KeptChat, shorten: keepNewest },
  { path: pathPattern(getGetChatSummaryUrl(0)), schema: ChatSummary },
  { path: pathPattern(getGetChatNotificationsUrl()), schema: ChatNotifications },
  { path: pathPattern(getGetProfileUrl()), schema: Profile },
  { path: pathPattern(getGetCitiesUrl()), schema: Cities },
  { path: pathPattern(getGetStatisticsUrl()), schema: Statistics },
];

export const offlineCacheCode: OfflineCacheCode = {
  createCacheStore: () => createCacheStore(cachedAnswers),
  forgetOtherOwners: async (owner) => lostMessages.set((await createOutboxDatabase().read(owner)).lostCount),
};
