import type { ReactNode } from 'react';
import { Link } from '@/routing/link';

/** Jak to funguje, česky. */
export function HowItWorksCs(): ReactNode {
  return (
    <>
      <ol>
        <li>
          <strong>Založte si účet.</strong> Stačí jméno, e&#8209;mail a&nbsp;heslo. Na e&#8209;mail vám přijde
          odkaz, kterým adresu ověříte, a&nbsp;můžete hrát.
        </li>
        <li>
          <strong>Najděte si zápas.</strong> Vybírejte podle města, sportu, úrovně, dne i&nbsp;jeho části,
          nebo si nechte ukázat jen ty, kde je volno. Když si do profilu uložíte města, kde hrajete
          nejčastěji, uvidíte jako první zápasy odtud; ostatní jsou pod nimi na jedno klepnutí.
        </li>
        <li>
          <strong>Přidejte se.</strong> Jedním klepnutím jste na soupisce. U&nbsp;zápasu pak vždycky poznáte,
          jestli na ní jste: podle slova a&nbsp;ikony, ne jen podle barvy.
        </li>
        <li>
          <strong>Potvrďte účast.</strong> Některé zápasy chtějí vědět, že opravdu dorazíte. Pošleme vám
          e&#8209;mail s&nbsp;odkazem; otevřete ho a&nbsp;stiskněte tlačítko. Funguje i&nbsp;bez přihlášení
          k&nbsp;účtu.
        </li>
        <li>
          <strong>Domluvte se v&nbsp;chatu.</strong> Každý zápas má svůj. Čtou ho a&nbsp;píšou do něj jen lidé
          ze soupisky a&nbsp;náhradníci.
        </li>
        <li>
          <strong>Přijďte si zahrát.</strong> Zápas si uložíte do kalendáře a&nbsp;cestu na místo ukáže mapa.
        </li>
      </ol>

      <h2>Když je plno</h2>
      <p>
        Přidáte se mezi náhradníky a&nbsp;vidíte, kolikátí jste. Jakmile se někdo odhlásí, první
        z&nbsp;náhradníků postoupí na soupisku sám od sebe. Nemusíte nic hlídat.
      </p>

      <h2>Když nemůžete přijít</h2>
      <p>
        Odhlaste se ze zápasu, čím dřív, tím líp: vaše místo hned dostane někdo jiný. Organizátor může určit,
        do kdy to jde. Potom už to napište ostatním do chatu. K&nbsp;zápasu, který začal, se už přidat ani se
        z&nbsp;něj odhlásit nedá.
      </p>

      <h2>Když se něco změní</h2>
      <p>
        Přesunutý čas, jiné místo, zrušený zápas: v&nbsp;seznamu uvidíte, co je nové od vaší poslední
        návštěvy, i&nbsp;s&nbsp;tím, co platilo předtím. Zrušený zápas zůstane v&nbsp;seznamu přeškrtnutý, aby
        nikdo nestál před zamčenou halou.
      </p>

      <h2>Časté otázky</h2>
      <dl>
        <div>
          <dt>Kolik to stojí?</dt>
          <dd>
            Účet nic. Cenu zápasu určuje organizátor a&nbsp;platíte ji jemu; aplikace žádné peníze nevybírá.
          </dd>
        </div>
        <div>
          <dt>Co o&nbsp;mně uvidí ostatní?</dt>
          <dd>
            Jméno, které si zvolíte, obrázek a&nbsp;to, na kterých zápasech jste. E&#8209;mail nikdy. Víc je
            v&nbsp;
            <Link to="privacyPolicy">zásadách ochrany osobních údajů</Link>.
          </dd>
        </div>
        <div>
          <dt>Jak poznám, jestli na to stačím?</dt>
          <dd>U&nbsp;každého zápasu je úroveň. „Pro každého“ znamená opravdu pro každého.</dd>
        </div>
        <div>
          <dt>Co znamená procento účasti ve statistikách?</dt>
          <dd>
            Kolik zápasů jste opravdu odehráli z&nbsp;těch, u&nbsp;kterých se ví, jestli jste přišli.
            Ukazujeme ho, až máte za sebou pět zápasů, a&nbsp;ostatní hráči ho neuvidí.
          </dd>
        </div>
        <div>
          <dt>Zápas je v&nbsp;jiném časovém pásmu, než kde zrovna jsem. Kdy začíná?</dt>
          <dd>Čas platí vždycky pro místo zápasu. Když se od vašeho liší, ukážeme oba.</dd>
        </div>
      </dl>
    </>
  );
}
