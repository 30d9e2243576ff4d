/** What each public screen is about, by its name in the route table: for search engines and for links that people share. */
export const descriptions = {
  index:
    'Najděte si zápas ve svém městě a přidejte se jedním klepnutím. Fotbal, florbal, volejbal, badminton i hokej s partou, která se zrovna sejde.',
  login: 'Přihlaste se k účtu a podívejte se, kde se hraje a jestli jste na soupisce.',
  registration: 'Založte si účet zdarma a přidejte se k prvnímu zápasu ve svém městě. Stačí minuta.',
  forgotPassword: 'Napište svůj e-mail a pošleme vám odkaz, přes který si nastavíte nové heslo.',
  resetPassword: 'Nastavte si nové heslo k účtu Hrajem.',
  verifyEmail: 'Ověřte svůj e-mail a začněte hrát.',
  about: 'Hrajem je pro lidi, kteří si chtějí večer zahrát a nechtějí kvůli tomu obvolávat půl města.',
  howItWorks:
    'Od založení účtu po první výkop v šesti krocích. A co dělat, když je plno nebo vám do toho něco přijde.',
  privacyPolicy: 'Co o vás Hrajem ví, kdo to uvidí, co zůstává ve vašem prohlížeči a co z něj odchází.',
  partner: 'Díky, že s námi hrajete. Až se vám zase bude chtít na hřiště, víte, kde nás najdete.',
};
