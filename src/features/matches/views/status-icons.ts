import { mdiAccountClock } from '@mdi/js';

/** Icons that stand in several files of the build: it shares an object, and would copy a text into each of them. */
export const statusIcons = { waiting: mdiAccountClock };
