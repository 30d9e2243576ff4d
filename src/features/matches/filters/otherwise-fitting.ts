import { createContext } from 'react';
import type { Match } from '@/generated/schemas/match.zod';

/** The matches that all filters but the named one leave in: a choice counts among them while it is open. */
export const OtherwiseFittingContext = createContext<(filter: string) => readonly Match[]>(() => []);
