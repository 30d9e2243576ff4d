import { Link } from '@/routing/link';
import { Article, type Block } from './article';

const cs: readonly Block[] = [
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

const en: readonly Block[] = [
  {
    ol: {
      'Create an account.':
        'A name, an email address and a password will do. We send you a link to verify the address, and you’re ready to play.',
      'Find a match.':
        'Choose by city, sport, level, day and time of day, or look only at those with free places. Save the cities where you usually play in your profile and you’ll see their matches first; all the others are one tap away, below them.',
      'Join.':
        'One tap and you’re on the roster. Each match tells you whether you’re in: by a word and an icon, never by colour alone.',
      'Confirm.':
        'Some matches want to know that you’ll really be there. We email you a link; open it and press the button. It works without signing in.',
      'Talk it over in the chat.':
        'Every match has its own. Only the people on the roster and the waiting list can read it and write to it.',
      'Come and play.': 'Put the match into your calendar, and let the map show you the way.',
    },
  },
  { h2: 'When it’s full' },
  'You join the waiting list and see your position in it. As soon as somebody leaves, the first in line moves onto the roster by itself. There’s nothing to keep an eye on.',
  { h2: 'When you can’t come' },
  'Leave the match, the sooner the better: somebody else gets your place right away. The organiser may set a time until which this is possible. After that, tell the others in the chat. Once a match has started, nobody can join or leave it.',
  { h2: 'When something changes' },
  'Another time, another venue, a match called off: the list marks what’s new since your last visit, with what it was before. A cancelled match stays in the list, struck through, so that nobody finds themselves at a locked door.',
  { h2: 'Questions people ask' },
  {
    dl: {
      'What does it cost?':
        'The account is free. The organiser sets the price of a match and you pay the organiser; the app takes no money.',
      'What do others see of me?': (
        <>
          The name that you choose, your picture, and the matches you’re in. Never your email. There’s more in
          the <Link to="privacyPolicy">privacy policy</Link>.
        </>
      ),
      'How do I know that I’m good enough?': 'Every match says its level. “Open to all” means just that.',
      'What does attendance in the statistics mean?':
        'How many matches you actually played of those for which it’s known whether you came. It appears once five matches are behind you, and other players never see it.',
      'The match is in another time zone than I am. When does it start?':
        'Times are always those of the venue. Where yours differs, we show both.',
    },
  },
];

export const HowItWorksScreen = () => <Article name="howItWorks" text={{ cs, en }} />;
