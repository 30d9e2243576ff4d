import { links } from '@/generated/rules';
import type { Language } from '@/generated/schemas/language.zod';
import type { Instant } from '../state.ts';

export type MailContent =
  | { kind: 'verify_email' | 'reset_password'; uid: string; token: string; username: string }
  | { kind: 'one_time_code'; code: string }
  | {
      kind: 'confirm_participation';
      pid: number;
      token: string;
      match: { title: string; starts_at: Instant; timezone: string; venue: string };
      confirm_by: Instant;
    };

const formatEnglishTime = (instant: Instant, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(instant);

/** The hours with the Czech preposition "ve" instead of "v", as in "ve 12:00". */
const HOURS_AFTER_VE = [2, 3, 4, 12, 13, 14, 20, 21, 22, 23];

/** Formats a time such as "25. listopadu v 8:00", without the weekday, which would need a case ending in Czech. */
function formatCzechTime(instant: Instant, timeZone: string): string {
  const formatPart = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('cs-CZ', { ...options, timeZone }).format(instant);
  const time = formatPart({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  const preposition = HOURS_AFTER_VE.includes(Number.parseInt(time, 10)) ? 've' : 'v';
  return `${formatPart({ day: 'numeric', month: 'long' })} ${preposition} ${time}`;
}

const formatTime = (language: Language, instant: Instant, timeZone: string) =>
  language === 'cs' ? formatCzechTime(instant, timeZone) : formatEnglishTime(instant, timeZone);

/** The subject of a mail and its paragraphs after the greeting. */
function writeTexts(content: MailContent, language: Language): [subject: string, ...paragraphs: string[]] {
  const isCzech = language === 'cs';
  switch (content.kind) {
    case 'verify_email':
      return isCzech
        ? [
            'Ověřte svůj e-mail',
            'děkujeme za registraci v Hrajem. Otevřením odkazu potvrdíte, že je tato adresa vaše. Odkaz platí 24 hodin.',
            `Vaše uživatelské jméno pro přihlášení: ${content.username}`,
            'Pokud jste se neregistrovali, e-mail prosím ignorujte.',
          ]
        : [
            'Verify your email address',
            'thank you for signing up for Hrajem. Open the link to confirm that this address is yours. It works for 24 hours.',
            `Your username for signing in: ${content.username}`,
            'If you didn’t sign up, please ignore this email.',
          ];
    case 'reset_password':
      return isCzech
        ? [
            'Nastavte si nové heslo',
            'někdo, nejspíš vy, požádal o nové heslo k vašemu účtu. Nastavíte si ho přes odkaz, který platí hodinu a jen jednou.',
            `Vaše uživatelské jméno: ${content.username}`,
            'Pokud jste o nic nežádali, nemusíte dělat nic. Heslo zůstává stejné.',
          ]
        : [
            'Set a new password',
            'somebody, most likely you, asked for a new password for your account. Set it with the link, which works for an hour and only once.',
            `Your username: ${content.username}`,
            'If you didn’t ask, there’s nothing to do: your password stays as it is.',
          ];
    case 'one_time_code':
      return isCzech
        ? [
            `${content.code} je váš přihlašovací kód`,
            `přihlášení dokončíte kódem ${content.code}. Platí 10 minut a nikomu ho neříkejte.`,
            'Pokud se nepřihlašujete vy, někdo zná vaše heslo. Změňte si ho.',
          ]
        : [
            `${content.code} is your sign-in code`,
            `finish signing in with the code ${content.code}. It works for 10 minutes; don’t share it with anybody.`,
            'If it isn’t you who’s signing in, somebody knows your password. Please change it.',
          ];
    case 'confirm_participation': {
      const { title, venue, starts_at, timezone } = content.match;
      const start = formatTime(language, starts_at, timezone);
      const deadline = formatTime(language, content.confirm_by, timezone);
      return isCzech
        ? [
            `Potvrďte účast: ${title}`,
            `máte místo na soupisce zápasu „${title}“. Hraje se ${start}, ${venue}.`,
            `Dejte ostatním vědět, že dorazíte. Potvrďte to prosím nejpozději ${deadline}.`,
            'Pokud to nevyjde, odhlaste se ze zápasu, ať může hrát někdo z náhradníků.',
          ]
        : [
            `Confirm your participation: ${title}`,
            `you have a place in “${title}”. You’re playing on ${start} at ${venue}.`,
            `Please confirm with the link that you’ll come. You can do so until ${deadline}.`,
            'If you can’t make it, leave the match, so that somebody from the waiting list can play.',
          ];
    }
  }
}

function writeLink(content: MailContent, language: Language): string | null {
  if (content.kind === 'one_time_code') return null;
  const values: Record<string, unknown> = { ...content };
  const fillIn = (_: string, name: string) => encodeURIComponent(String(values[name]));
  return links[content.kind][language].replaceAll(/\{(\w+)\}/g, fillIn);
}

/** Writes the subject, text, link and code of a mail in a language. */
export function writeMail(content: MailContent, language: Language) {
  const [subject, ...paragraphs] = writeTexts(content, language);
  return {
    subject,
    text: [language === 'cs' ? 'Dobrý den,' : 'Hello,', ...paragraphs].join('\n\n'),
    link: writeLink(content, language),
    code: content.kind === 'one_time_code' ? content.code : null,
  };
}
