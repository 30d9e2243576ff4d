/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Match } from './schemas/match.zod.ts';
import type { MatchDetail } from './schemas/matchDetail.zod.ts';
import type { ChatMessages } from './schemas/chatMessages.zod.ts';
import type { ChatSummary } from './schemas/chatSummary.zod.ts';
import type { City } from './schemas/city.zod.ts';

export declare const isMatch: (value: unknown) => value is Match;
export declare const isMatchDetail: (value: unknown) => value is MatchDetail;
export declare const isChatMessages: (value: unknown) => value is ChatMessages;
export declare const isChatSummary: (value: unknown) => value is ChatSummary;
export declare const isCity: (value: unknown) => value is City;
