// typesafe-i18n resolves no '@/' and looks for this import.
import type { BaseTranslation } from '../i18n-types';
import { account } from './account.js';
import { chat } from './chat.js';
import { common } from './common.js';
import { confirmation } from './confirmation.js';
import { detail } from './detail.js';
import { header } from './header.js';
import { home } from './home.js';
import { login } from './login.js';
import { matches } from './matches.js';
import { problems } from './problems.js';
import { profile } from './profile.js';
import { statistics } from './statistics.js';

/** The Czech dictionary: the base that every other language is checked against. */
const cs = {
  account,
  chat,
  common,
  confirmation,
  /** What each public screen is about, by its name in the route table: for search engines and for links that people share. */
  descriptions: {
    index:
      'Najděte si zápas ve svém městě a přidejte se jedním klepnutím. Fotbal, florbal, volejbal, badminton i hokej s partou, která se zrovna sejde.',
    login: 'Přihlaste se k účtu a podívejte se, kde se hraje a jestli jste na soupisce.',
    registration: 'Založte si účet zdarma a přidejte se k prvnímu zápasu ve svém městě. Stačí dvě minuty.',
    forgotPassword: 'Napište svůj e-mail a pošleme vám odkaz, přes který si nastavíte nové heslo.',
    resetPassword: 'Nastavte si nové heslo k účtu Hrajem.',
    verifyEmail: 'Ověřte svůj e-mail a začněte hrát.',
    about: 'Hrajem je pro lidi, kteří si chtějí zahrát a nechtějí kvůli tomu obvolávat půl města.',
    howItWorks:
      'Od založení účtu po první výkop v šesti krocích. A co dělat, když je plno nebo vám do toho něco přijde.',
    privacyPolicy: 'Co o vás Hrajem ví, kdo to uvidí, co zůstává ve vašem prohlížeči a co z něj odchází.',
    partner: 'Díky, že s námi hrajete. Až se vám zase bude chtít na hřiště, víte, kde nás najdete.',
  },
  detail,
  /** Whole-screen and general failures; the wording of single problem codes is in `problems`. */
  errors: {
    notFound: 'Na této adrese nic není. Odkaz je možná starý, nebo se do něj vloudil překlep.',
    server: {
      title: 'Chyba na naší straně',
      text: 'Stránku teď neumíme zobrazit. Zkuste to prosím za chvíli znovu.',
    },
    offline: 'Zkusíme to znovu, až bude signál.',
    unreachable: 'Nepodařilo se spojit se serverem',
    code: 'Část aplikace se nestáhla. Možná právě vychází nová verze – zkuste to prosím za chvíli znovu.',
    region: 'Tuto část stránky se nepodařilo zobrazit. Zbytek funguje dál.',
    notStarted: 'Hrajem se zatím nenačetlo. Zkuste to prosím znovu, až bude signál.',
    noScript: 'Hrajem potřebuje JavaScript. Povolte ho prosím v prohlížeči a načtěte stránku znovu.',
    noScriptReadable:
      'Tuto stránku si přečtete i bez JavaScriptu. Přihlášení, zápasy a zprávy ho ale potřebují: povolte ho prosím v prohlížeči a načtěte stránku znovu.',
  },
  header,
  home,
  login,
  matches,
  /** The goodbye page of a partner. */
  partner: {
    thanks: 'Díky, že s námi hrajete.',
    thanksFrom: 'Díky, že s námi hrajete. Přivedl vás k nám partner {name:string}.',
    signedOut: 'Odhlásili jsme vás. Až si budete chtít zase zahrát, stačí se přihlásit k účtu.',
    notSignedIn: 'Teď k účtu přihlášeni nejste. Až si budete chtít zahrát, stačí se přihlásit.',
    signedIn: 'K účtu jste stále přihlášeni.',
  },
  problems,
  profile,
  statistics,
} satisfies BaseTranslation;

export default cs;
