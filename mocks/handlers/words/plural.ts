import type { Language } from '@/generated/schemas/language.zod';

/** The forms of a counted noun that integers need. */
interface Forms {
  one: string;
  /** Czech 2 to 4. */
  few?: string;
  other: string;
}

const rules: Record<Language, Intl.PluralRules> = {
  cs: new Intl.PluralRules('cs'),
  en: new Intl.PluralRules('en'),
};

/** The number with the noun in the right form, such as "3 znaky". */
export function counted(count: number, language: Language, forms: Forms): string {
  const rule = rules[language].select(count);
  const noun = rule === 'one' ? forms.one : rule === 'few' ? (forms.few ?? forms.other) : forms.other;
  return `${count} ${noun}`;
}
