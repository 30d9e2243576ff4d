/** The link of the e-mail "confirm your participation". */
export const confirmation = {
  title: 'Potvrďte prosím účast',
  doneTitle: 'Potvrzení účasti',
  which: '{title:string}, {when:string}',
  text: 'Dejte ostatním vědět, že dorazíte. Stačí jedno klepnutí.',
  action: 'Potvrdit účast',
  actionShort: 'Potvrdit',
  actionNamed: 'Potvrdit účast: {title:string}',
  confirmedNamed: 'Účast je potvrzená: {title:string}',
  offline: 'Bez signálu se účast potvrdit nejde. Zkuste to, až bude.',
  failedNamed: 'Potvrdit účast na zápase „{title:string}“ se nepovedlo. {reason:string}',
  deadNamed: '{outcome:string}: „{title:string}“. {reason:string}',
  goneText: 'Možná už nejste na soupisce. Jestli na ní jste, potvrďte účast odkazem z e-mailu.',
  confirmed: 'Účast je potvrzená',
  alreadyConfirmed: 'Účast už jste potvrdili',
  confirmedForOther: 'Potvrdili jste účast někoho jiného',
  linkOfOther:
    'Odkaz byl z e-mailu pro někoho jiného: {title:string}, {when:string}, {where:string}. Vaše účast se nezměnila.',
  /** Before the press, by the list of the person who is signed in. */
  notMine: 'Tento odkaz nepatří k žádnému z vašich zápasů',
  notMineText: 'Možná už nejste na soupisce, nebo přišel někomu jinému.',
  seeYou: 'Uvidíme se: {title:string}, {when:string}, {where:string}.',
  invalid: 'Odkaz není platný',
  invalidText:
    'Možná se zkopírovala jen jeho část, nebo už nejste na soupisce. Otevřete celý odkaz z e-mailu.',
  expired: 'Na potvrzení už je pozdě',
  expiredText: 'Podívejte se do zápasu, jestli jste na soupisce.',
  /** The same after a press in the app, where the place is known to be mine. */
  expiredHereText: 'Na soupisce ale zůstáváte, dokud se neodhlásíte.',
  expiredNotMineText: 'Na soupisce tohoto zápasu nejste, nebo byl odkaz pro někoho jiného.',
  cancelled: 'Zápas je zrušený',
  cancelledText: 'Nehraje se, takže není co potvrzovat.',
  over: 'Zápas už začal nebo skončil',
  overText: 'Účast už se potvrdit nedá.',
  failed: 'Potvrzení se nepovedlo',
  toMatch: 'Zobrazit zápas',
};
