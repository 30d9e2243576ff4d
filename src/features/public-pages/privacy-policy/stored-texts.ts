import type { StoredItemTexts } from './stored-items';

const cs: StoredItemTexts = {
  cookieColumns: ['Cookie', 'K\u00a0čemu je', 'Jak dlouho'],
  cookies: {
    access_token: 'Dokládá serveru, že jste přihlášeni. Odhlášením z\u00a0účtu zmizí.',
    refresh_token:
      'Prodlužuje přihlášení, abyste se nemuseli přihlašovat každou chvíli. Odhlášením z\u00a0účtu zmizí.',
    session_name:
      'Říká, které přihlášení je z\u00a0této stránky a\u00a0že jde pořád o\u00a0totéž. Po odhlášení z\u00a0účtu říká už jen, že jste odhlášeni.',
    locale: 'Pamatuje si jazyk.',
  },
  cookieDuration: (days) => `${String(days)} dní`,
  storageColumns: ['Název', 'Co v\u00a0něm je a\u00a0jak dlouho'],
  storageItems: {
    theme: 'Světlý, nebo tmavý vzhled.',
    browser_notifications: 'Jestli chcete na tomto zařízení upozornění na nové zprávy.',
    calendar_reminders: 'Které připomínky chcete mít v\u00a0souborech pro kalendář.',
    clock_skew:
      'O\u00a0kolik se hodiny zařízení liší od hodin serveru, aby časy zápasů seděly a\u00a0přihlášení nevypršelo předčasně.',
    refresh_attempts: 'Kdy se naposledy prodlužovalo přihlášení, aby se to nezkoušelo pořád dokola.',
    way_back: 'Kterou stránku jste chtěli vidět, než jste si založili účet. Přihlášením zmizí.',
    registered_username:
      'Uživatelské jméno nového účtu, abychom ho po ověření e\u2011mailu vyplnili. Ověřením zmizí.',
    'user:seen_matches': 'Co jste u\u00a0zápasů a\u00a0na soupiskách už viděli, abychom poznali, co je nové.',
    'user:list_space': 'Kolik místa je nad seznamem zápasů, aby při načítání neposkočil.',
    'user:asked_for_city': 'Kdy jsme se ptali, kde hrajete, abychom se neptali moc často.',
    'user:remembered_matches':
      'Zápasy, které jste si uložili, a\u00a0kdy končí: každý tu je nejdéle do svého konce.',
    'user:calendar_matches':
      'Které zápasy jste si uložili do kalendáře, aby se daly zrušit i\u00a0tam, když se z\u00a0nich odhlásíte.',
    'user:chat-draft:': 'Rozepsaná zpráva do chatu.',
    'user:chat-backoff': 'Kdy zkusíme znovu odeslat zprávu, kterou server nepřijal.',
    kept_for:
      'Zkratka vašeho přihlášení. Poznáme podle ní, čí údaje jsou v\u00a0zařízení uložené, a\u00a0cizí z\u00a0něj smažeme.',
    keep_on_device: 'Jestli chcete v\u00a0tomto zařízení ukládat údaje pro chvíle bez signálu.',
    reload_guard: 'Kdy se stránka sama načetla znovu, aby to nedělala pořád dokola.',
    update_taken: 'Která nová verze aplikace už se načetla.',
    mail_sent:
      'Kam jsme vám právě poslali odkaz, abychom to řekli i\u00a0po novém načtení. Zmizí, jakmile stránku opustíte.',
    'visitor:registration': 'Rozepsaná registrace bez hesla. Zmizí, jakmile je účet založený.',
    places:
      'Které zápasy byly vidět a\u00a0kde, když jste stránku opouštěli, abyste je po návratu našli na stejném místě.',
    'tsr-scroll-restoration-v1_3': 'Kam jste stránku posunuli, abyste se po návratu ocitli na stejném místě.',
  },
  databases: {
    'hrajem-kept':
      'Co jste si prohlíželi: zápasy se soupiskami, posledních 50 zpráv z\u00a0každého chatu a\u00a0kolik jich máte nepřečtených, profil, města a\u00a0statistiky. Díky tomu je uvidíte i\u00a0bez signálu. V\u00a0profilu to můžete vypnout nebo smazat.',
    'hrajem-outbox': 'Zprávy, které ještě neodešly, třeba proto, že čekají na signál.',
  },
  databaseDuration: (days) => (days === null ? 'Než se odešlou.' : `Nejdéle ${String(days)} dní.`),
  durations: {
    kept: 'Zůstane, než smažete data prohlížeče.',
    session: 'Zmizí, jakmile se odhlásíte z\u00a0účtu.',
    tab: 'Zmizí, jakmile zavřete panel prohlížeče.',
  },
};

const en: StoredItemTexts = {
  cookieColumns: ['Cookie', 'What it’s for', 'How long'],
  cookies: {
    access_token: 'Shows the server that you’re signed in. Gone when you sign out.',
    refresh_token: 'Extends that, so that you don’t have to sign in all the time. Gone when you sign out.',
    session_name:
      'Says which sign-in is from this site, and that it’s still the same one. Once you sign out it says only that you’re signed out.',
    locale: 'Remembers your language.',
  },
  cookieDuration: (days) => `${String(days)} days`,
  storageColumns: ['Name', 'What’s in it and for how long'],
  storageItems: {
    theme: 'The light or the dark theme.',
    browser_notifications: 'Whether you want notifications of new messages on this device.',
    calendar_reminders: 'Which reminders you want in calendar files.',
    clock_skew:
      'How far the device’s clock is off, so that match times are right and you aren’t signed out early.',
    refresh_attempts: 'When your sign-in was last extended, so that this isn’t tried over and over.',
    way_back: 'Which page you wanted to see before you created an account. It goes when you sign in.',
    registered_username:
      'The username of a new account, so that we fill it in once the email is verified. It goes then.',
    'user:seen_matches': 'What you’ve already seen of matches and rosters, so that we can mark what’s new.',
    'user:list_space': 'How much stands above the list of matches, so that it doesn’t jump as it loads.',
    'user:asked_for_city': 'When we asked where you play, so that we don’t ask too often.',
    'user:remembered_matches':
      'Matches that you saved and when they end: each is here until its end at most.',
    'user:calendar_matches':
      'Which matches you’ve saved to a calendar, so that they can be cancelled there when you leave them.',
    'user:chat-draft:': 'A message that you’ve begun to write.',
    'user:chat-backoff': 'When we’ll next try to send a message that the server didn’t accept.',
    kept_for:
      'A short form of your sign-in. It tells us whose data is on the device, so that anybody else’s is removed.',
    keep_on_device: 'Whether you want data kept on this device for when there’s no signal.',
    reload_guard: 'When the page last reloaded by itself, so that it doesn’t do so over and over.',
    update_taken: 'Which new version of the app has been loaded.',
    mail_sent:
      'Where we’ve just sent you a link, so that a reload still says so. It goes when you leave that page.',
    'visitor:registration':
      'A registration that you’ve begun, without its password. It goes once the account exists.',
    places:
      'Which matches were in sight, and where, when you left a page, so that going back finds them there.',
    'tsr-scroll-restoration-v1_3': 'How far you had scrolled, so that going back leads to the same place.',
  },
  databases: {
    'hrajem-kept':
      'What you’ve looked at: matches with their rosters, the last 50 messages of each chat and how many are unread, your profile, cities and statistics. It lets you see them without a signal. You can switch it off or delete it in your profile.',
    'hrajem-outbox': 'Messages that haven’t gone out yet, for instance because they’re waiting for a signal.',
  },
  databaseDuration: (days) => (days === null ? 'Until they’re sent.' : `At most ${String(days)} days.`),
  durations: {
    kept: 'Stays until you clear the browser’s data.',
    session: 'Gone when you sign out.',
    tab: 'Gone when you close the tab.',
  },
};

export const storedTexts = { cs, en };
