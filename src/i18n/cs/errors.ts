/** Whole-screen and general failures; the wording of single problem codes is in `problems`. */
export const errors = {
  notFound: 'Na této adrese nic není. Odkaz je možná starý, nebo se do něj vloudil překlep.',
  server: {
    title: 'Chyba na naší straně',
    text: 'Stránku teď neumíme zobrazit. Zkuste to prosím za chvíli znovu.',
  },
  offline: 'Zkusíme to, až bude signál. Nic z toho, co jste napsali, se neztratilo.',
  unreachable: 'Nepodařilo se spojit se serverem',
  code: 'Část aplikace se nestáhla. Možná právě vychází nová verze – zkuste to prosím za chvíli znovu.',
  region: 'Tuto část stránky se nepodařilo zobrazit. Zbytek funguje dál.',
  notStarted: 'Hrajem se zatím nenačetlo. Zkuste to prosím znovu, až bude signál.',
  noScript: 'Hrajem potřebuje JavaScript. Povolte ho prosím v prohlížeči a načtěte stránku znovu.',
  noScriptReadable:
    'Tuto stránku si přečtete i bez JavaScriptu. Přihlášení, zápasy a zprávy ho ale potřebují: povolte ho prosím v prohlížeči a načtěte stránku znovu.',
};
