import type { ComponentType } from 'react';
import type { Match } from '@/generated/schemas/match.zod';
import type { RememberProps } from './remember-button-view';
import type { StandingProps } from './standing-view';

/** The interactive parts of a match's screen. The first paint draws them with the same look, but without their behaviour. */
export interface MatchParts {
  /** To join or to leave; nothing when neither is possible. */
  Join: ComponentType<{ match: Match; variant: 'bar' }>;
  /** Adds it to a calendar. */
  Calendar: ComponentType<{ match: Match }>;
  Share: ComponentType<{ match: Match }>;
  /** Keeps it in mind without joining; nothing where there is no need. */
  Remember: ComponentType<RememberProps>;
  /** Whether I play. */
  Standing: ComponentType<StandingProps>;
  /** A person's picture, which may fail to load. */
  Picture: ComponentType<{ name: string; picture: string | null; className: string }>;
}
