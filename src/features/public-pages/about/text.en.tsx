import type { Block } from '@/features/public-pages/article';
import { Link } from '@/routing/link';
import { LicencesLink } from './licences-link';

export const aboutEn: readonly Block[] = [
  'You know how it goes: the pitch is paid for, kick-off is at six, and at noon two people drop out. Somebody starts ringing round, while somebody else would love to play and has no idea. Hrajem (“we’re playing” in Czech) brings the two together.',
  'An organiser puts up a match; you see when, where, for how much, and how many places are left. One tap and you’re in. If it’s full you’re on the waiting list, and move up as soon as your turn comes: no messages, no phone calls.',
  { h2: 'Who it’s for' },
  {
    ul: [
      'Anyone new in the city who doesn’t know a single person with a ball.',
      'The group that is always one player short.',
      'Everyone who likes to play without joining five group chats first.',
    ],
  },
  'People play football, floorball, volleyball, badminton, hockey, and whatever else organisers think up.',
  { h2: 'What we care about' },
  {
    dl: {
      'Answers at once':
        'What can I join? Am I in? Has anything changed? What are the others saying? You should see it at a glance, even outdoors in the sun on a poor signal.',
      'A fair queue':
        'First come, first served. The waiting list moves up by itself, in the order in which people joined it.',
      'No snooping': (
        <>
          There are no ads and no visitor tracking, and other players never see your email. What exactly we
          know about you is in the <Link to="privacyPolicy">privacy policy</Link>.
        </>
      ),
      'For everybody':
        'Everything works by keyboard and with a screen reader, in a light and a dark theme, in Czech and in English.',
    },
  },
  { h2: 'What Hrajem is built on' },
  {
    p: (
      <>
        The source is open, under the MIT licence. It builds on the work of many others: here are{' '}
        <LicencesLink>the licences of everything that the app uses</LicencesLink>.
      </>
    ),
  },
  { h2: 'Ready to start?' },
  {
    p: (
      <>
        Read <Link to="howItWorks">how it works</Link>, or simply{' '}
        <Link to="registration">create an account</Link>. It costs nothing; you only pay what an organiser
        asks for a particular match, and you pay them directly.
      </>
    ),
  },
];
