import type { Turn } from './run-stages.mjs';

export const STAGES: Turn[];
export const LONG_STAGES: Turn[];
export const BROWSER_STAGES: Turn[];
