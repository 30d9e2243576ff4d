import type { Language } from '@/generated/schemas/language.zod';
import type { ProblemCode } from '@/generated/schemas/problemCode.zod';

type Words = Record<Language, readonly [title: string, detail: string]>;

/** A code of the contract, or one that only a fault gives: the client has no words for it and shows `detail`. */
export type AnyProblemCode = ProblemCode | 'service_unavailable';

interface ProblemWords extends Words {
  status: number;
}

const linkInvalid: Words = {
  cs: ['Odkaz není platný', 'Zkontrolujte, že jste otevřeli celý odkaz z e-mailu.'],
  en: ['The link is not valid', 'Please check that you opened the whole link from the email.'],
};
const linkExpired: Words = {
  cs: ['Odkaz vypršel', 'Nechte si poslat nový.'],
  en: ['The link has expired', 'Please ask for a new one.'],
};
const signedOut: Words = {
  cs: ['Přihlášení vypršelo', 'Přihlaste se prosím znovu.'],
  en: ['Your session has ended', 'Please sign in again.'],
};

/** Status, title and detail of each code. */
export const problemWords: Record<AnyProblemCode, ProblemWords> = {
  validation_failed: {
    status: 400,
    cs: ['Požadavek není v pořádku', 'Některý údaj chybí nebo není v pořádku.'],
    en: ['The request is not right', 'Something is missing or not right.'],
  },
  token_missing: {
    status: 401,
    cs: ['Nejste přihlášeni', 'Přihlaste se prosím.'],
    en: ['You are not signed in', 'Please sign in.'],
  },
  token_expired: { status: 401, ...signedOut },
  token_invalid: {
    status: 401,
    cs: ['Přihlášení neplatí', 'Přihlaste se prosím znovu.'],
    en: ['Your session is not valid', 'Please sign in again.'],
  },
  invalid_credentials: {
    status: 401,
    cs: ['Přihlášení se nezdařilo', 'Uživatelské jméno nebo heslo nesouhlasí.'],
    en: ['Signing in failed', 'The username or the password is wrong.'],
  },
  email_not_verified: {
    status: 403,
    cs: ['E-mail není ověřený', 'Otevřete odkaz z e-mailu, který jsme vám poslali.'],
    en: ['Your email address is not verified', 'Please open the link in the email that we sent you.'],
  },
  google_credential_invalid: {
    status: 400,
    cs: ['Přihlášení přes Google se nezdařilo', 'Google vaše přihlášení nepotvrdil.'],
    en: ['Signing in with Google failed', 'Google did not confirm who you are.'],
  },
  otp_invalid: {
    status: 401,
    cs: ['Kód nesouhlasí', 'Opište šest číslic z posledního e-mailu.'],
    en: ['The code is wrong', 'Please copy the six digits from the latest email.'],
  },
  otp_expired: {
    status: 410,
    cs: ['Kód vypršel', 'Přihlaste se znovu, pošleme vám nový kód.'],
    en: ['The code has expired', 'Please sign in again and we will send you a new one.'],
  },
  refresh_token_invalid: {
    status: 401,
    cs: ['Přihlášení neplatí', 'Přihlaste se prosím znovu.'],
    en: ['Your session is not valid', 'Please sign in again.'],
  },
  refresh_token_expired: { status: 401, ...signedOut },
  username_taken: {
    status: 409,
    cs: ['Uživatelské jméno je obsazené', 'Zvolte prosím jiné uživatelské jméno.'],
    en: ['The username is taken', 'Please choose another username.'],
  },
  email_taken: {
    status: 409,
    cs: ['E-mail už u nás účet má', 'Přihlaste se, nebo si nechte poslat nové heslo.'],
    en: ['There is an account with this email address', 'Please sign in, or ask for a new password.'],
  },
  verification_link_invalid: { status: 400, ...linkInvalid },
  verification_link_expired: { status: 410, ...linkExpired },
  reset_link_invalid: { status: 400, ...linkInvalid },
  reset_link_expired: { status: 410, ...linkExpired },
  reset_link_used: {
    status: 410,
    cs: ['Odkaz už byl použit', 'Nové heslo je nastavené. Chcete-li jiné, nechte si poslat nový odkaz.'],
    en: [
      'The link was used already',
      'The new password is set. If you want another one, please ask for a new link.',
    ],
  },
  confirmation_link_invalid: { status: 404, ...linkInvalid },
  confirmation_link_expired: {
    status: 410,
    cs: ['Odkaz vypršel', 'Čas na potvrzení účasti uplynul.'],
    en: ['The link has expired', 'The time to confirm your participation is over.'],
  },
  match_not_found: {
    status: 404,
    cs: ['Zápas neexistuje', 'Tento zápas neexistuje, nebo už byl smazán.'],
    en: ['There is no such match', 'This match does not exist, or it was deleted.'],
  },
  not_a_participant: {
    status: 403,
    cs: ['Nástěnka je jen pro účastníky', 'Nástěnku vidí jen lidé ze soupisky a náhradníci.'],
    en: ['The chat is for participants', 'Only people on the roster and the waiting list can see the chat.'],
  },
  match_cancelled: {
    status: 409,
    cs: ['Zápas je zrušený', 'Zápas se nehraje.'],
    en: ['The match is cancelled', 'The match does not take place.'],
  },
  match_started: {
    status: 409,
    cs: ['Zápas už začal', 'Hraje se, na změny už je pozdě.'],
    en: ['The match has started', 'It is being played; it is too late for changes.'],
  },
  match_finished: {
    status: 409,
    cs: ['Zápas skončil', 'Je dohráno, na změny už je pozdě.'],
    en: ['The match is over', 'It has been played; it is too late for changes.'],
  },
  join_deadline_passed: {
    status: 409,
    cs: ['Přihlašování skončilo', 'Na tento zápas se už nedá přihlásit.'],
    en: ['Joining has closed', 'This match cannot be joined any more.'],
  },
  leave_deadline_passed: {
    status: 409,
    cs: ['Odhlašování skončilo', 'Z tohoto zápasu se už nedá odhlásit. Napište to ostatním na nástěnku.'],
    en: ['Leaving has closed', 'This match cannot be left any more. Please tell the others in the chat.'],
  },
  picture_too_large: {
    status: 413,
    cs: ['Obrázek je příliš velký', 'Obrázek smí mít nejvýš 10 MB a 50 megapixelů.'],
    en: ['The picture is too large', 'A picture may have at most 10 MB and 50 megapixels.'],
  },
  picture_type_unsupported: {
    status: 415,
    cs: ['Tento typ souboru neumíme', 'Nahrajte obrázek JPEG, PNG nebo WebP.'],
    en: ['This type of file is not supported', 'Please choose a JPEG, PNG or WebP picture.'],
  },
  picture_unreadable: {
    status: 400,
    cs: ['Obrázek se nedá přečíst', 'Soubor je poškozený nebo to není obrázek.'],
    en: ['The picture cannot be read', 'The file is damaged or is not a picture.'],
  },
  rate_limited: {
    status: 429,
    cs: ['Příliš mnoho pokusů', 'Zkuste to prosím později.'],
    en: ['Too many attempts', 'Please try again later.'],
  },
  internal_error: {
    status: 500,
    cs: ['Chyba serveru', 'Na naší straně se něco pokazilo.'],
    en: ['Server error', 'Something went wrong on our side.'],
  },
  service_unavailable: {
    status: 503,
    cs: ['Služba je mimo provoz', 'Právě probíhá údržba. Zkuste to prosím za chvíli.'],
    en: ['The service is down', 'We are doing maintenance. Please try again in a while.'],
  },
};
