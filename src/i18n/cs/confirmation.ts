/** The link of the e-mail "confirm your participation". */
export const confirmation = {
  title: 'Potvrďte prosím účast',
  doneTitle: 'Potvrzení účasti',
  text: 'Dejte ostatním vědět, že dorazíte. Stačí jedno klepnutí.',
  action: 'Potvrdit účast',
  confirmed: 'Účast je potvrzená',
  alreadyConfirmed: 'Účast už jste potvrdili',
  seeYou: 'Uvidíme se: {title:string}, {when:string}, {where:string}.',
  invalid: 'Odkaz není platný',
  invalidText:
    'Možná se zkopírovala jen jeho část, nebo už nejste na soupisce. Otevřete celý odkaz z e-mailu.',
  expired: 'Na potvrzení už je pozdě',
  expiredText: 'Čas na potvrzení vypršel. Podívejte se na zápas, třeba je ještě volno.',
  cancelled: 'Zápas je zrušený',
  cancelledText: 'Nehraje se, takže není co potvrzovat.',
  over: 'Zápas už začal nebo skončil',
  overText: 'Účast už se potvrdit nedá.',
  failed: 'Potvrzení se nepovedlo',
  toMatch: 'Zobrazit zápas',
};
