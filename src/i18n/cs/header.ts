/** The frame around every screen: navigation, language, theme, account menu, footer. */
export const header = {
  skipToContent: 'Přejít na obsah',
  home: 'Hrajem – úvodní stránka',
  navigation: {
    label: 'Hlavní navigace',
    matches: 'Zápasy',
    messages: 'Zprávy',
    statistics: 'Statistiky',
    profile: 'Profil',
  },
  language: {
    label: 'Jazyk',
    cs: 'Čeština',
    en: 'English',
  },
  theme: {
    label: 'Vzhled',
    light: 'Světlý',
    dark: 'Tmavý',
    system: 'Podle zařízení',
  },
  account: {
    menu: 'Nabídka účtu',
    menuOf: 'Nabídka účtu: {name:string}',
    profile: 'Můj profil',
    edit: 'Upravit profil',
    statistics: 'Moje statistiky',
    signOut: 'Odhlásit se z účtu',
    signedOut: 'Jste odhlášeni',
    signedOutHere: 'Na tomto zařízení jste odhlášeni. Na serveru odhlášení dokončíme, jakmile bude dostupný.',
    failed: 'Účet se nepodařilo načíst',
  },
  footer: {
    label: 'O aplikaci',
    about: 'O nás',
    howItWorks: 'Jak to funguje',
    privacy: 'Zásady ochrany osobních údajů',
  },
};
