import type { Language } from '@/generated/schemas/language.zod';

/** What other people write by themselves: lines that fit any match, in any order. */
export const smallTalk: Record<Language, readonly string[]> = {
  cs: [
    'Těším se!',
    'Jede někdo autem z centra?',
    'Vezmu náhradní míč, kdyby něco.',
    'Nezapomeňte pití, automat tam nefunguje.',
    'Možná se o pět minut zpozdím.',
    'Kdo bere rozlišováky?',
    'Díky, že to organizujete.',
    'Jak je to tam s parkováním?',
    'Minule to byla paráda.',
    'Může přijít i kamarád, nebo už je plno?',
    'Koleno už je v pořádku, počítejte se mnou.',
    'Po zápase se dá posedět hned vedle.',
    'Mám jednu láhev s vodou navíc.',
    'Začínáme přesně, nebo až se sejdeme?',
    'Přijdu o chvíli dřív a připravím hřiště.',
  ],
  en: [
    'Looking forward to it!',
    'Is anybody driving from the centre?',
    'I will bring a spare ball, just in case.',
    'Might be five minutes late.',
    'Who has the bibs?',
    'Thanks for organising this.',
    'How is the parking there?',
    'Last time was great.',
    'Can a friend come too, or are we full?',
    'See you there.',
  ],
};
