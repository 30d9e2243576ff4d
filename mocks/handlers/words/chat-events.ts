import type { Language } from '@/generated/schemas/language.zod';
import type { ChatEvent } from '@mocks/db/state';

/** Czech words that need no gender: a name does not tell it. */
const events: Record<ChatEvent, Record<Language, (name: string) => string>> = {
  joined: {
    cs: (name) => `Na soupisce je nově ${name}.`,
    en: (name) => `${name} joined.`,
  },
  waitlisted: {
    cs: (name) => `Mezi náhradníky je nově ${name}.`,
    en: (name) => `${name} joined the waiting list.`,
  },
  promoted: {
    cs: (name) => `Z náhradníků je nově na soupisce ${name}.`,
    en: (name) => `${name} moved up from the waiting list.`,
  },
  left: {
    cs: (name) => `Na soupisce už není ${name}.`,
    en: (name) => `${name} left.`,
  },
  cancelled: {
    cs: () => 'Zápas je zrušený.',
    en: () => 'The match is cancelled.',
  },
};

/** The text of a system message; `name` is that of the person whom it is about. */
export const chatEventText = (event: ChatEvent, name: string, language: Language): string =>
  events[event][language](name);
