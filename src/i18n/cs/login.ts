/** Signing in. */
export const login = {
  title: 'Přihlášení',
  showPassword: 'Zobrazit heslo',
  hidePassword: 'Skrýt heslo',
  usernameNotEmail:
    'Zadejte uživatelské jméno, ne e-mail. Nepamatujete si ho? Nechte si poslat odkaz na nové heslo, jméno bude v tom e-mailu.',
  submit: 'Přihlásit se k účtu',
  forgotten: 'Zapomněli jste heslo?',
  noAccount: 'Ještě nemáte účet?',
  usernameMissing: 'Vyplňte prosím uživatelské jméno.',
  passwordMissing: 'Vyplňte prosím heslo.',
  lostMessages:
    'S přihlášením {{count:|se ztratila||se ztratily|se ztratilo|se ztratilo}} i {count:number|number} {{|zpráva, která se ještě neodeslala||zprávy, které se ještě neodeslaly|zprávy, která se ještě neodeslala|zpráv, které se ještě neodeslaly}}.',
  codeTitle: 'Zadejte kód z e-mailu',
  codeExpired: 'Kód už neplatí',
  codeText: 'Poslali jsme vám šestimístný kód. Platí do {until:string}.',
  code: 'Jednorázový kód',
  codeSubmit: 'Potvrdit kód',
  codeMissing: 'Kód má šest číslic.',
  again: 'Přihlásit se znovu',
  codeBack: 'Zpět k heslu',
};
