import type { Block } from '@/features/public-pages/article';
import { Link } from '@/routing/link';

export const howItWorksCs: readonly Block[] = [
  {
    ol: {
      'Založte si účet.':
        'Stačí jméno, e\u2011mail a\u00a0heslo. Na e\u2011mail vám přijde odkaz, kterým adresu ověříte, a\u00a0můžete hrát.',
      'Najděte si zápas.':
        'Vybírejte podle města, sportu, úrovně, dne i\u00a0jeho části, nebo si nechte ukázat jen ty, kde je volno. Když si do profilu uložíte města, kde hrajete nejčastěji, uvidíte jako první zápasy odtud; ostatní jsou pod nimi na jedno klepnutí.',
      'Přidejte se.':
        'Jedním klepnutím jste na soupisce. U\u00a0zápasu pak vždycky poznáte, jestli na ní jste: podle slova a\u00a0ikony, ne jen podle barvy.',
      'Potvrďte účast.':
        'Některé zápasy chtějí vědět, že opravdu dorazíte. Pošleme vám e\u2011mail s\u00a0odkazem; otevřete ho a\u00a0stiskněte tlačítko. Funguje i\u00a0bez přihlášení k\u00a0účtu.',
      'Domluvte se v\u00a0chatu.':
        'Každý zápas má svůj. Čtou ho a\u00a0píšou do něj jen lidé ze soupisky a\u00a0náhradníci.',
      'Přijďte si zahrát.': 'Zápas si uložíte do kalendáře a\u00a0cestu na místo ukáže mapa.',
    },
  },
  { h2: 'Když je plno' },
  'Přidáte se mezi náhradníky a\u00a0vidíte, kolikátí jste. Jakmile se někdo odhlásí, první z\u00a0náhradníků postoupí na soupisku sám od sebe. Nemusíte nic hlídat.',
  { h2: 'Když nemůžete přijít' },
  'Odhlaste se ze zápasu, čím dřív, tím líp: vaše místo hned dostane někdo jiný. Organizátor může určit, do kdy to jde. Potom už to napište ostatním do chatu. K\u00a0zápasu, který začal, se už přidat ani se z\u00a0něj odhlásit nedá.',
  { h2: 'Když se něco změní' },
  'Přesunutý čas, jiné místo, zrušený zápas: v\u00a0seznamu uvidíte, co je nové od vaší poslední návštěvy, i\u00a0s\u00a0tím, co platilo předtím. Zrušený zápas zůstane v\u00a0seznamu přeškrtnutý, aby nikdo nestál před zamčenou halou.',
  { h2: 'Časté otázky' },
  {
    dl: {
      'Kolik to stojí?':
        'Účet nic. Cenu zápasu určuje organizátor a\u00a0platíte ji jemu; aplikace žádné peníze nevybírá.',
      'Co o\u00a0mně uvidí ostatní?': (
        <>
          Jméno, které si zvolíte, obrázek a&nbsp;to, na kterých zápasech jste. E&#8209;mail nikdy. Víc je
          v&nbsp;<Link to="privacyPolicy">zásadách ochrany osobních údajů</Link>.
        </>
      ),
      'Jak poznám, jestli na to stačím?':
        'U\u00a0každého zápasu je úroveň. „Pro každého“ znamená opravdu pro každého.',
      'Co znamená procento účasti ve statistikách?':
        'Kolik zápasů jste opravdu odehráli z\u00a0těch, u\u00a0kterých se ví, jestli jste přišli. Ukazujeme ho, až máte za sebou pět zápasů, a\u00a0ostatní hráči ho neuvidí.',
      'Zápas je v\u00a0jiném časovém pásmu, než kde zrovna jsem. Kdy začíná?':
        'Čas platí vždycky pro místo zápasu. Když se od vašeho liší, ukážeme oba.',
    },
  },
];
