import { keptMessages } from '@/app/kept/kept-messages';
import { getGetSessionUrl } from '@/generated/account/account';
import {
  getGetChatMessagesUrl,
  getGetChatSummaryUrl,
  getGetMatchUrl,
  getGetUpcomingMatchesUrl,
} from '@/generated/match/match';
import { getGetCitiesUrl, getGetProfileUrl, getGetStatisticsUrl } from '@/generated/user/user';
import type { KeptAnswer } from '@/api/kept/kept-answers';

const contract = () => import('@/generated/contract');

/** The paths of a call: with id 0 in its address, those with any id. */
const pathsOf = (address: string): RegExp => new RegExp(`^${address.replace('/0/', String.raw`/\d+/`)}$`);

/** What is kept on the device for the person who is signed in (product decisions, section 9). */
export const keptAnswers: readonly KeptAnswer[] = [
  { path: pathsOf(getGetSessionUrl()), schema: async () => (await contract()).Session },
  { path: pathsOf(getGetUpcomingMatchesUrl()), schema: async () => (await contract()).UpcomingMatches },
  { path: pathsOf(getGetMatchUrl(0)), schema: async () => (await contract()).MatchDetail },
  {
    path: pathsOf(getGetChatMessagesUrl(0)),
    schema: async () => (await contract()).ChatMessages,
    shorten: keptMessages,
  },
  { path: pathsOf(getGetChatSummaryUrl(0)), schema: async () => (await contract()).ChatSummary },
  { path: pathsOf(getGetProfileUrl()), schema: async () => (await contract()).Profile },
  { path: pathsOf(getGetCitiesUrl()), schema: async () => (await contract()).Cities },
  { path: pathsOf(getGetStatisticsUrl()), schema: async () => (await contract()).Statistics },
];
