import type { ReactNode } from 'react';
import { Link } from '@/routing/link';
import { LicencesLink } from './licences-link';

/** O nás, česky. */
export function AboutCs(): ReactNode {
  return (
    <>
      <p>
        Znáte to: hala je zaplacená, v&nbsp;šest se hraje a&nbsp;v&nbsp;poledne píšou dva, že nedorazí. Někdo
        pak obvolává známé, někdo jiný by si rád zahrál, jen o&nbsp;tom neví. Hrajem tyto dva spojí.
      </p>
      <p>
        Organizátor vypíše zápas, vy vidíte kdy, kde, za kolik a&nbsp;kolik míst zbývá. Přidáte se jedním
        klepnutím. Když je plno, čekáte mezi náhradníky a&nbsp;postoupíte, jakmile na vás přijde řada, bez
        psaní a&nbsp;bez telefonů.
      </p>

      <h2>Pro koho to je</h2>
      <ul>
        <li>Pro toho, kdo se přistěhoval a&nbsp;nezná ve městě jediného člověka s&nbsp;míčem.</li>
        <li>Pro partu, které pokaždé někdo chybí do počtu.</li>
        <li>
          Pro každého, kdo hraje rád a&nbsp;nechce kvůli tomu být v&nbsp;pěti skupinách na sociálních sítích.
        </li>
      </ul>
      <p>Hraje se fotbal, florbal, volejbal, badminton, hokej a&nbsp;co si organizátoři vymyslí dalšího.</p>

      <h2>Na čem nám záleží</h2>
      <dl>
        <div>
          <dt>Odpověď hned, ne po třech obrazovkách</dt>
          <dd>
            Kam se můžu přidat? Jsem na soupisce? Změnilo se něco? Co píšou ostatní? To má být vidět na první
            pohled, i&nbsp;venku na slunci a&nbsp;se slabým signálem.
          </dd>
        </div>
        <div>
          <dt>Férové pořadí</dt>
          <dd>
            Kdo dřív přijde, ten dřív hraje. Náhradníky posouvá aplikace sama, v&nbsp;pořadí, v&nbsp;jakém se
            přidali.
          </dd>
        </div>
        <div>
          <dt>Žádné slídění</dt>
          <dd>
            Není tu reklama ani měření návštěvnosti a&nbsp;váš e&#8209;mail ostatní hráči neuvidí. Co přesně
            o&nbsp;vás víme, najdete v&nbsp;<Link to="privacyPolicy">zásadách ochrany osobních údajů</Link>.
          </dd>
        </div>
        <div>
          <dt>Pro každého</dt>
          <dd>
            Všechno jde ovládat klávesnicí i&nbsp;odečítačem obrazovky, ve světlém i&nbsp;tmavém vzhledu,
            česky i&nbsp;anglicky.
          </dd>
        </div>
      </dl>

      <h2>Z&nbsp;čeho je Hrajem postavené</h2>
      <p>
        Zdrojový kód je otevřený, pod licencí MIT. Stojí na práci mnoha dalších lidí: tady jsou{' '}
        <LicencesLink>licence všeho, co aplikace používá</LicencesLink>.
      </p>

      <h2>Chcete začít?</h2>
      <p>
        Přečtěte si, <Link to="howItWorks">jak to funguje</Link>, nebo si rovnou{' '}
        <Link to="registration">založte účet</Link>. Nic nestojí; platí se jen to, co si organizátor účtuje za
        konkrétní zápas, a&nbsp;to přímo jemu.
      </p>
    </>
  );
}
