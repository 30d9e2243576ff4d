/** The goodbye page of a partner. */
export const partner = {
  thanks: 'Díky, že s námi hrajete.',
  thanksFrom: 'Díky, že s námi hrajete. Přivedl vás k nám partner {name:string}.',
  signedOut: 'Odhlásili jsme vás. Až si budete chtít zase zahrát, stačí se přihlásit k účtu.',
  notSignedIn: 'Teď k účtu přihlášeni nejste. Až si budete chtít zahrát, stačí se přihlásit.',
  signedIn: 'K účtu jste stále přihlášeni.',
};
