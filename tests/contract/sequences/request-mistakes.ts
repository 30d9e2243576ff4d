import type { Answer } from '../../../scripts/lib/answer-proxy.ts';
import { HOOK } from '../../answers/hook.ts';
import { taking, type Json, type Mistake } from './mistake.ts';

const TEXTS = 'gives texts back as they came, code point for code point';
const CLEARING = 'clears each field of a profile that may be empty, and no other';
const NAMES = 'opens an account under any spelling of its name and address, and keeps the first';

const message = (change: (text: string) => string): Mistake['answer'] =>
  taking(/\/chat\/send\/$/, (body) => ({ ...body, message: change(body.message) }));

const profile = (change: (body: Json) => Json): Mistake['answer'] => taking(/\/profile$/, change);

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const;

/** The profile that was sent before. */
let last: Json = {};
function keepingForNull(body: Json): Json {
  const entries = Object.entries(body).map(([name, value]) => [name, value ?? last[name] ?? null] as const);
  return (last = Object.fromEntries(entries));
}

/** The answers of keys, whoever sent them wherever. */
const byKey = new Map<string, Answer>();

/** Mistakes of a backend that takes a call for another one. */
export const requestMistakes: Record<string, Mistake> = {
  'question marks for what is beyond U+FFFF': {
    noticedBy: TEXTS,
    answer: message((text) => text.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '?')),
    says: 'characters beyond U+FFFF',
  },
  'markup that is escaped': {
    noticedBy: TEXTS,
    answer: message((text) => text.replaceAll(/[&<>]/g, (sign) => escapes[sign as keyof typeof escapes])),
    says: 'what markup is made of, which the app escapes itself',
  },
  'line breaks that become those of another system': {
    noticedBy: TEXTS,
    answer: message((text) => text.replaceAll('\r\n', '\n')),
    says: 'line breaks of two characters, and of one',
  },
  'letters that are composed': {
    noticedBy: TEXTS,
    answer: message((text) => text.normalize('NFC')),
    says: 'letters of two code points, which are not composed',
  },
  'the white space of another language': {
    noticedBy: TEXTS,
    answer: message((text) => text.replaceAll(/^\u0085+|\u0085+$/g, '')),
    says: 'U+0085 around, which is no white space and stays',
  },
  'null that leaves a field as it is': {
    noticedBy: CLEARING,
    answer: profile(keepingForNull),
    says: 'bio sent as null: is kept so',
  },
  'null for an empty text': {
    noticedBy: CLEARING,
    answer: profile((body) => ({ ...body, bio: body.bio || null })),
    says: 'bio sent as "": is kept so',
  },
  'names in small letters': {
    noticedBy: NAMES,
    answer: taking(/\/register$/, (body) => ({ ...body, username: body.username.toLowerCase() })),
    says: 'in other letters, as it was typed\n  /username',
  },
  'names that count by case': {
    noticedBy: NAMES,
    answer: taking(/\/login$/, (body) => ({ ...body, username: body.username.replace(/[A-Z]/, '_') })),
    says: 'login: names of accounts are compared without regard to case: expected 401 to be 200',
  },
  'one account for the tags of an address': {
    noticedBy: 'opens another account for another address, however like it is',
    answer: taking(/\/register$/, (body) => ({ ...body, email: body.email.replace(/\+[^@]*/, '') })),
    says: 'register: addresses are compared without regard to case, and in nothing else: expected 409 to be 201',
  },
  'names that are cut one by one': {
    noticedBy: 'cuts the name that is shown of who registers',
    answer: taking(/\/register$/, (body) => ({ ...body, last_name: body.last_name.slice(0, 18) })),
    says: 'first and last name with a space between them, cut to 50 characters: ',
  },
  'Czech for every account of Google': {
    noticedBy: 'gives a new account of Google the language that was asked for',
    answer: async ({ address, ask }) =>
      address.endsWith('/google-auth') ? ask({ 'accept-language': 'cs' }) : undefined,
    says: 'language of an account that `googleAuth` opened with "Accept-Language: en": ',
  },
  'a limit for each spelling': {
    noticedBy: 'limits a name in any spelling, says how long to wait, and does not prolong that',
    answer: taking(/\/login$/, (body) => ({ ...body, username: body.username.replace(/[A-Z]/, '_') })),
    says: 'login: the limit {"operation":"login","times":5',
  },
  'keys of all matches together': {
    noticedBy: 'stores another message with the same key of somebody else, or in another match',
    async answer({ address, headers, ask }) {
      const key = headers['idempotency-key'];
      if (address === HOOK) byKey.clear();
      if (key && !byKey.has(key)) byKey.set(key, await ask());
      return key ? byKey.get(key) : undefined;
    },
    says: 'one key in two matches: a key belongs to one person in one match',
  },
  'system messages in Czech for everybody': {
    noticedBy: 'words system messages for who reads, whoever caused them',
    answer: async ({ address, ask }) =>
      address.endsWith('/chat/messages/') ? ask({ 'accept-language': 'cs' }) : undefined,
    says: 'a system message to "Accept-Language: en"',
  },
};
