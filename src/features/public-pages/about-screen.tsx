import type { ReactNode } from 'react';
import { Link } from '@/routing/link';
import { Article, type Block } from './article';

/** A link to the licences of the app's packages. The build writes that file in English (scripts/vite/licences.ts). */
const LicencesLink = ({ children }: { children: ReactNode }) => (
  <a href="/third-party-licences.txt" hrefLang="en">
    {children}
  </a>
);

const cs: readonly Block[] = [
  'Znáte to: hala je zaplacená, v\u00a0šest se hraje a\u00a0v\u00a0poledne píšou dva, že nedorazí. Někdo pak obvolává známé, někdo jiný by si rád zahrál, jen o\u00a0tom neví. Hrajem tyto dva spojí.',
  'Organizátor vypíše zápas, vy vidíte kdy, kde, za kolik a\u00a0kolik míst zbývá. Přidáte se jedním klepnutím. Když je plno, čekáte mezi náhradníky a\u00a0postoupíte, jakmile na vás přijde řada, bez psaní a\u00a0bez telefonů.',
  { h2: 'Pro koho to je' },
  {
    ul: [
      'Pro toho, kdo se přistěhoval a\u00a0nezná ve městě jediného člověka s\u00a0míčem.',
      'Pro partu, které pokaždé někdo chybí do počtu.',
      'Pro každého, kdo hraje rád a\u00a0nechce kvůli tomu být v\u00a0pěti skupinách na sociálních sítích.',
    ],
  },
  'Hraje se fotbal, florbal, volejbal, badminton, hokej a\u00a0co si organizátoři vymyslí dalšího.',
  { h2: 'Na čem nám záleží' },
  {
    dl: {
      'Odpověď hned, ne po třech obrazovkách':
        'Kam se můžu přidat? Jsem na soupisce? Změnilo se něco? Co píšou ostatní? To má být vidět na první pohled, i\u00a0venku na slunci a\u00a0se slabým signálem.',
      'Férové pořadí':
        'Kdo dřív přijde, ten dřív hraje. Náhradníky posouvá aplikace sama, v\u00a0pořadí, v\u00a0jakém se přidali.',
      'Žádné slídění': (
        <>
          Není tu reklama ani měření návštěvnosti a&nbsp;váš e&#8209;mail ostatní hráči neuvidí. Co přesně
          o&nbsp;vás víme, najdete v&nbsp;<Link to="privacyPolicy">zásadách ochrany osobních údajů</Link>.
        </>
      ),
      'Pro každého':
        'Všechno jde ovládat klávesnicí i\u00a0odečítačem obrazovky, ve světlém i\u00a0tmavém vzhledu, česky i\u00a0anglicky.',
    },
  },
  { h2: 'Z\u00a0čeho je Hrajem postavené' },
  <p key="licences">
    Zdrojový kód je otevřený, pod licencí MIT. Stojí na práci mnoha dalších lidí: tady jsou{' '}
    <LicencesLink>licence všeho, co aplikace používá</LicencesLink>.
  </p>,
  { h2: 'Chcete začít?' },
  <p key="start">
    Přečtěte si, <Link to="howItWorks">jak to funguje</Link>, nebo si rovnou{' '}
    <Link to="registration">založte účet</Link>. Nic nestojí; platí se jen to, co si organizátor účtuje za
    konkrétní zápas, a&nbsp;to přímo jemu.
  </p>,
];

const en: readonly Block[] = [
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
  <p key="licences">
    The source is open, under the MIT licence. It builds on the work of many others: here are{' '}
    <LicencesLink>the licences of everything that the app uses</LicencesLink>.
  </p>,
  { h2: 'Ready to start?' },
  <p key="start">
    Read <Link to="howItWorks">how it works</Link>, or simply <Link to="registration">create an account</Link>
    . It costs nothing; you only pay what an organiser asks for a particular match, and you pay them directly.
  </p>,
];

export const AboutScreen = () => <Article name="about" text={{ cs, en }} />;
