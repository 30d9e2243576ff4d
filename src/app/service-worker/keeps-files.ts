import { env } from '@/env';

/** Whether this app keeps its files on the device: only a build does, and not one that has it switched off. */
export const keepsFiles = (): boolean => import.meta.env.PROD && env.offline;
