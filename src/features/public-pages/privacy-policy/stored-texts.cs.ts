import type { StoredTexts } from './stored-items';

export const storedTextsCs: StoredTexts = {
  cookieColumns: ['Cookie', 'K\u00a0čemu je', 'Jak dlouho'],
  cookies: {
    access_token: 'Dokládá serveru, že jste přihlášeni. Odhlášením z\u00a0účtu zmizí.',
    refresh_token:
      'Prodlužuje přihlášení, abyste se nemuseli přihlašovat každou chvíli. Odhlášením z\u00a0účtu zmizí.',
    locale: 'Pamatuje si jazyk.',
  },
  cookieStay: (days) => `${String(days)} dní`,
  columns: ['Název', 'Co v\u00a0něm je a\u00a0jak dlouho'],
  items: {
    theme: 'Světlý, nebo tmavý vzhled.',
    browser_notifications: 'Jestli chcete na tomto zařízení upozornění na nové zprávy.',
    calendar_reminders: 'Které připomínky chcete mít v\u00a0souborech pro kalendář.',
    clock_skew:
      'O\u00a0kolik se hodiny zařízení liší od hodin serveru, aby časy zápasů seděly a\u00a0přihlášení nevypršelo předčasně.',
    refresh_attempts: 'Kdy se naposledy prodlužovalo přihlášení, aby se to nezkoušelo pořád dokola.',
    way_back: 'Kterou stránku jste chtěli vidět, než jste si založili účet. Přihlášením zmizí.',
    'user:seen_matches': 'Co jste u\u00a0zápasů a\u00a0na soupiskách už viděli, abychom poznali, co je nové.',
    'user:remembered_matches':
      'Zápasy, které jste si zapamatovali, a\u00a0kdy končí: každý tu je nejdéle do svého konce.',
    'user:chat-draft:': 'Rozepsaná zpráva do chatu.',
    'user:chat-backoff': 'Kdy zkusíme znovu odeslat zprávu, kterou server nepřijal.',
    kept_for:
      'Zkratka vašeho přihlášení. Poznáme podle ní, čí údaje jsou v\u00a0zařízení uložené, a\u00a0cizí z\u00a0něj smažeme.',
    keep_on_device: 'Jestli chcete v\u00a0tomto zařízení ukládat údaje pro chvíle bez signálu.',
    reload_guard: 'Kdy se stránka sama načetla znovu, aby to nedělala pořád dokola.',
    update_taken: 'Která nová verze aplikace už se načetla.',
    mail_sent:
      'Kam jsme vám právě poslali odkaz, abychom to řekli i\u00a0po novém načtení. Zmizí, jakmile stránku opustíte.',
    places:
      'Které zápasy byly vidět a\u00a0kde, když jste stránku opouštěli, abyste je po návratu našli na stejném místě.',
    'tsr-scroll-restoration-v1_3': 'Kam jste stránku posunuli, abyste se po návratu ocitli na stejném místě.',
  },
  databases: {
    'hrajem-kept':
      'Co jste si prohlíželi: zápasy se soupiskami, posledních 50 zpráv z\u00a0každého chatu a\u00a0kolik jich máte nepřečtených, profil, města a\u00a0statistiky. Díky tomu je uvidíte i\u00a0bez signálu. V\u00a0profilu to můžete vypnout nebo smazat.',
    'hrajem-outbox': 'Zprávy, které ještě neodešly, třeba proto, že čekají na signál.',
  },
  databaseStay: (days) => (days === null ? 'Než se odešlou.' : `Nejdéle ${String(days)} dní.`),
  stays: {
    kept: 'Zůstane, než smažete data prohlížeče.',
    session: 'Zmizí, jakmile se odhlásíte z\u00a0účtu.',
    tab: 'Zmizí, jakmile zavřete panel prohlížeče.',
  },
};
