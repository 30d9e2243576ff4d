import type { Block } from '@/features/public-pages/article';
import { env } from '@/env';
import { externalHosts } from './external-hosts';
import { CookieTable, StorageTable } from './stored-table';
import { storedTextsEn } from './stored-texts.en';

export const privacyPolicyEn: readonly Block[] = [
  {
    summary: 'In short',
    ul: [
      'We keep only what it takes to arrange a match, and what you tell us about yourself.',
      'There are no ads, no visitor tracking and no tracking cookies.',
      'Other players never see your email. They see the name that you choose, and your picture.',
      `Your browser turns to other servers only when you follow a link there${externalHosts.hasExceptions ? ' (the exceptions are described below)' : ''}.`,
    ],
  },
  { h2: 'Who is responsible' },
  'The controller of your personal data is the organiser who runs Hrajem at this address and puts up its matches. Turn to them with anything that you can’t settle in the app yourself.',
  { h2: 'What we know about you' },
  {
    dl: {
      Account:
        'Your username, your email and whether it’s verified, first and last name, language, and the day you registered. Of the password the server keeps only a hash, from which it can’t be read back.',
      Profile:
        'The name that others see (at first it’s your first and last name), cities, favourite sport and level, a few words about you, a picture, and which emails you want. All but the name is optional.',
      Playing:
        'Which matches you joined and left and when, whether you confirmed, and whether you came. Your statistics are counted from this.',
      Messages: 'What you wrote in chats, and how far you have read them.',
      Connection: 'As with every website, the server sees your IP address and which browser you use.',
    },
  },
  'We need account and playing data to do what you registered for (performance of a contract). Optional data is kept because you entered it (consent); you can change or remove it in your profile at any time. A picture can be replaced there; ask the organiser to delete it.',
  { h2: 'Who sees what' },
  {
    ul: [
      'People who are signed in see on rosters the name that you chose, your picture, and whether you confirmed or are on the waiting list.',
      'The chat of a match is read only by the people on its roster and waiting list.',
      'Your email, statistics, settings and everything else in your profile are seen by you and the organiser only.',
      'We neither sell data nor pass it on for advertising.',
    ],
  },
  { h2: 'Which emails you get' },
  'Verification of your address, the link for a new password, one-time codes, and requests to confirm that you’re coming. Match reminders and new chat messages only while they are switched on in your profile.',
  { h2: 'Your picture' },
  'The photo that you choose is reduced to 512 × 512 pixels right on your device. That also removes what is hidden in it, such as where and when it was taken. Only this crop goes to the server; the original never leaves your device.',
  { h2: 'Where you are' },
  'We ask your browser for your location only when you choose Nearest in the list of matches. It puts the matches in order right on your device. We neither send it anywhere nor store it; it’s forgotten once you turn Nearest off, close the page or sign out.',
  { h2: 'Cookies' },
  'There are three. Only this site reads them, and only for signing in and for your language. That’s why there’s no banner asking you about them.',
  { table: <CookieTable texts={storedTextsEn} /> },
  { h2: 'What your browser remembers' },
  'Your browser’s storage also holds the following. We send none of it anywhere.',
  { table: <StorageTable texts={storedTextsEn} /> },
  'On an iPhone, an iPad and in Safari the browser deletes everything in both tables once you haven’t opened Hrajem for seven days. You then sign in again, and messages that weren’t sent by then are gone.',
  env.offline &&
    'The browser also keeps the files of the app itself (code, words, icons), so that Hrajem opens even without a signal. They are the same for everybody, and nothing about you is in them. A newer version replaces an older one; they go when you clear the browser’s data.',
  'Notifications of new messages are shown by the browser itself while the app is open. No other server knows of them.',
  { h2: 'What goes elsewhere' },
  {
    ul: {
      ...(externalHosts.apiHost !== '' && {
        'The data server.': `The app gets matches, messages and everything else from ${externalHosts.apiHost}, and keeps there what you enter.`,
      }),
      'Maps.':
        'The link leads to OpenStreetMap. Nothing is sent there before you follow it; then OpenStreetMap learns where the venue is.',
      'Calendars.':
        'The links to Google Calendar and Outlook hand over title, time and place of the match once you follow them. The .ics file is made on your device.',
      'Links in messages.': 'The other site isn’t told where you came from.',
      ...(env.googleClientId !== '' && {
        'Sign in with Google.':
          'The pages for signing in and registering load a button from accounts.google.com, so Google can tell that you visited them and may set cookies of its own. If you use it, Google gives us your name, your email and the assurance that it’s you. There’s no Google anywhere else in the app.',
      }),
      ...(externalHosts.reportHost !== '' && {
        'Error reports.': `When the app breaks, it reports to ${externalHosts.reportHost} what failed, on which page, in which browser and what came before. Passwords, sign-in data, messages, emails and the secret parts of links are removed first.`,
      }),
    },
  },
  `The app loads no fonts or scripts from other servers${env.googleClientId !== '' ? ', apart from that button' : ''}. While it is open, it asks its own server for new messages, and now and then for a newer version of itself.`,
  { h2: 'How long, and how to have it deleted' },
  'We keep your data as long as you have an account. You edit your profile yourself, and your statistics can be downloaded as CSV right in the app. You have the right to know what we hold about you, to get a copy, to have it corrected or deleted, and to object: write to the organiser. If the answer doesn’t satisfy you, you can complain to the data protection authority (in Czechia the Úřad pro ochranu osobních údajů).',
];
