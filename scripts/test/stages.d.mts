import type { Stage } from './run-stages.mjs';

export const STAGES: Stage[];
export const LONG_STAGES: Stage[];
export const BROWSER_STAGES: Stage[];
