import type { ComponentType } from 'react';
import type { Match } from '@/generated/schemas/match.zod';

/** The buttons of a match's screen: once the app is there they answer, before that they only look the same. */
export interface MatchParts {
  /** To join or to leave; nothing when neither is possible. */
  Join: ComponentType<{ match: Match; look: 'bar' }>;
  /** Adds it to a calendar. */
  Calendar: ComponentType<{ match: Match }>;
  Share: ComponentType<{ match: Match }>;
}
