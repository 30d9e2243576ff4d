import type { FieldErrorCode } from '@/generated/schemas/fieldErrorCode.zod';
import type { Language } from '@/generated/schemas/language.zod';
import type { FieldFault } from '@mocks/db/refusal';
import { counted } from './plural.ts';

type Wording = (bound: number, field: string) => string;

const czech: Record<FieldErrorCode, Wording> = {
  required: () => 'Vyplňte prosím toto pole.',
  invalid: () => 'Tady něco nesedí, zkontrolujte to prosím.',
  too_short: (bound) =>
    bound === 1
      ? 'Napište aspoň jeden znak.'
      : `Napište aspoň ${counted(bound, 'cs', { one: 'znak', few: 'znaky', other: 'znaků' })}.`,
  too_long: (bound) =>
    `Napište nejvýš ${counted(bound, 'cs', { one: 'znak', few: 'znaky', other: 'znaků' })}.`,
  too_small: (bound) => `Může to být nejméně ${bound}.`,
  too_big: (bound) => `Může to být nejvýš ${bound}.`,
  not_accepted: () => 'Toto je potřeba zaškrtnout.',
  taken: (_, field) =>
    field === 'email' ? 'S tímto e-mailem už někdo účet má.' : 'Toto uživatelské jméno už někdo má.',
  unknown_city: () => 'Takové město neznáme.',
};

const english: Record<FieldErrorCode, Wording> = {
  required: () => 'Please fill this in.',
  invalid: () => 'This doesn’t look right.',
  too_short: (bound) => `Write at least ${counted(bound, 'en', { one: 'character', other: 'characters' })}.`,
  too_long: (bound) => `Write at most ${counted(bound, 'en', { one: 'character', other: 'characters' })}.`,
  too_small: (bound) => `It can be ${bound} at least.`,
  too_big: (bound) => `It can be ${bound} at most.`,
  not_accepted: () => 'This needs to be ticked.',
  taken: (_, field) =>
    field === 'email' ? 'Somebody has an account with this address.' : 'Somebody has this username.',
  unknown_city: () => 'We don’t know this city.',
};

/** What is wrong with the field, for a reader of that language. */
export function fieldMessage({ code, bound = 1, field }: FieldFault, language: Language): string {
  return (language === 'cs' ? czech : english)[code](bound, field);
}
