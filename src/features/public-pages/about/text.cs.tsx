import type { Block } from '@/features/public-pages/article';
import { Link } from '@/routing/link';
import { LicencesLink } from './licences-link';

export const aboutCs: readonly Block[] = [
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
  {
    p: (
      <>
        Zdrojový kód je otevřený, pod licencí MIT. Stojí na práci mnoha dalších lidí: tady jsou{' '}
        <LicencesLink>licence všeho, co aplikace používá</LicencesLink>.
      </>
    ),
  },
  { h2: 'Chcete začít?' },
  {
    p: (
      <>
        Přečtěte si, <Link to="howItWorks">jak to funguje</Link>, nebo si rovnou{' '}
        <Link to="registration">založte účet</Link>. Nic nestojí; platí se jen to, co si organizátor účtuje za
        konkrétní zápas, a&nbsp;to přímo jemu.
      </>
    ),
  },
];
