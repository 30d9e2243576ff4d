import type { ComponentType } from 'react';
import type { Phase } from '@/features/matches/data/phase';
import type { Match } from '@/generated/schemas/match.zod';

/** The interactive parts of a match's screen. The first paint draws them with the same look, but without their behaviour. */
export interface MatchParts {
  /** To join or to leave; nothing when neither is possible. */
  Join: ComponentType<{ match: Match; variant: 'bar' }>;
  /** Adds it to a calendar. */
  Calendar: ComponentType<{ match: Match }>;
  Share: ComponentType<{ match: Match }>;
  /** Whether I am in, and whether it takes place. */
  Status: ComponentType<{ match: Match; phase: Phase }>;
  /** A person's picture, which may fail to load. */
  Picture: ComponentType<{ name: string; picture: string | null; className: string }>;
}
