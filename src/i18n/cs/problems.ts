import type { ProblemCode } from '@/generated/schemas/problemCode.zod';

/** What each code of a problem document means to the person, and what to do next; the embedded backend says the same. */
export const problems = {
  codes: {
    validation_failed: 'Server to nepřijal. Načtěte prosím stránku znovu a zkuste to ještě jednou.',
    token_missing: 'Tato stránka je jen pro přihlášené. Přihlaste se prosím.',
    token_expired: 'Vaše přihlášení vypršelo. Přihlaste se prosím znovu.',
    token_invalid: 'Vaše přihlášení už neplatí. Přihlaste se prosím znovu.',
    invalid_credentials: 'Uživatelské jméno nebo heslo nesouhlasí. Zkuste to prosím znovu.',
    email_not_verified: 'E-mail ještě nemáte ověřený. Otevřete odkaz, který jsme vám poslali.',
    google_credential_invalid: 'Google vaše přihlášení nepotvrdil. Zkuste to znovu nebo použijte heslo.',
    otp_invalid: 'Kód nesouhlasí. Opište šest číslic z posledního e-mailu.',
    otp_expired: 'Platnost kódu skončila. Přihlaste se znovu a pošleme vám nový.',
    refresh_token_invalid: 'Vaše přihlášení už neplatí. Přihlaste se prosím znovu.',
    refresh_token_expired: 'Vaše přihlášení vypršelo. Přihlaste se prosím znovu.',
    username_taken: 'Toto uživatelské jméno už někdo má. Zvolte prosím jiné.',
    email_taken: 'Účet s tímto e-mailem už existuje. Přihlaste se, nebo si obnovte heslo.',
    verification_link_invalid: 'Odkaz není platný. Zkontrolujte, že jste otevřeli celý odkaz z e-mailu.',
    verification_link_expired: 'Platnost odkazu skončila. Nechte si poslat nový.',
    reset_link_invalid: 'Odkaz není platný. Zkontrolujte, že jste otevřeli celý odkaz z e-mailu.',
    reset_link_expired: 'Platnost odkazu skončila. Nechte si poslat nový.',
    reset_link_used: 'Odkaz už jste jednou použili. Nechte si poslat nový.',
    confirmation_link_invalid: 'Odkaz není platný. Zkontrolujte, že jste otevřeli celý odkaz z e-mailu.',
    confirmation_link_expired: 'Čas na potvrzení účasti uplynul.',
    match_not_found: 'Tento zápas neexistuje, nebo ho organizátor smazal.',
    not_a_participant: 'Chat vidí jen lidé ze soupisky a náhradníci.',
    match_cancelled: 'Zápas je zrušený, nehraje se.',
    match_started: 'Zápas už začal.',
    match_finished: 'Zápas už skončil.',
    join_deadline_passed: 'Přidat se už nejde.',
    leave_deadline_passed:
      'Odhlásit se ze zápasu už nejde. Pokud nemůžete přijít, napište to ostatním do chatu.',
    picture_too_large: 'Obrázek je příliš velký. Smí mít nejvýš 10 MB a 50 megapixelů.',
    picture_type_unsupported: 'Tento typ souboru neumíme otevřít. Vyberte JPEG, PNG nebo WebP.',
    picture_unreadable: 'Obrázek se nedá přečíst, soubor je nejspíš poškozený.',
    rate_limited: 'Teď to nejde, zkuste to za chvilku.',
    internal_error: 'Chyba je u nás, zkuste to za chvíli.',
  } satisfies Record<ProblemCode, string>,
  /** What a proxy in front of the backend says by its status alone. */
  statuses: {
    '401':
      'Cestou k serveru po nás něco chce jiné přihlášení, než máme. Zkuste to prosím za chvíli znovu nebo z jiné sítě.',
    '403': 'Přístup k serveru byl odmítnut. Zkuste to prosím z jiné sítě nebo bez VPN.',
    '404': 'Server teď nenašel, co jsme po něm chtěli. Zkuste to prosím za chvíli znovu.',
    '405': 'To server neumí. Načtěte prosím stránku znovu a zkuste to ještě jednou.',
    '409': 'Server to nepřijal, nejspíš se mezitím něco změnilo. Podívejte se prosím, jak to vypadá teď.',
    '413': 'Je to na odeslání příliš velké. Zkuste to prosím zmenšit nebo zkrátit.',
    '415': 'V této podobě to server nepřijímá. Pokud posíláte soubor, zvolte prosím jiný formát.',
    '507': 'Na serveru došlo místo, takže se nic neuložilo. Zkuste to prosím později.',
  },
  /** Shown with a 429 that says how long to wait. */
  retryAfter: 'Teď to nejde, zkuste to za {wait:string}.',
  /** Shown with a 503 that says how long to wait. */
  backAfter: 'Server teď není dostupný. Zkuste to znovu za {wait:string}.',
  wait: {
    seconds: '{count:number} {{|sekundu||sekundy|sekundy|sekund}}',
    minutes: '{count:number} {{|minutu||minuty|minuty|minut}}',
  },
  fields: {
    required: 'Vyplňte prosím toto pole.',
    invalid: 'Tady něco nesedí, zkontrolujte to prosím.',
    too_short: 'Je to příliš krátké.',
    too_long: 'Je to příliš dlouhé.',
    too_small: 'Číslo je příliš malé.',
    too_big: 'Číslo je příliš velké.',
    not_accepted: 'Toto je potřeba zaškrtnout.',
    taken: 'Už to má někdo jiný.',
    unknown_city: 'Toto město neznáme, vyberte prosím jiné.',
  },
  /** Above a form whose content was refused, whether a field of it is marked or not. */
  form: 'Něco ve formuláři není v pořádku. Zkontrolujte prosím, co jste vyplnili.',
  /** While the button counts the seconds until the next attempt; on one line of a small phone. */
  counted: 'Zkuste to za chvilku.',
  /** The same while the server is not there. */
  backCounted: 'Server teď nestíhá.',
  /** When that time is over. */
  waitOver: 'Teď už to můžete zkusit znovu.',
  offline: 'Bez signálu to teď nejde. Zkuste to prosím, až bude signál.',
  signalBack: 'Signál je zpět. Zkuste to prosím znovu.',
  unreachable: 'Server teď neodpovídá. Zkuste to prosím za chvíli znovu.',
  timeout: 'Server neodpověděl včas. Zkuste to prosím znovu.',
  malformed: 'Server poslal něco, čemu nerozumíme. Zkuste to prosím za chvíli znovu.',
  token_storage: 'Prohlížeč odmítl uložit přihlášení. Povolte prosím pro tuto stránku cookies.',
  cookie_taken:
    'Přihlášení tu nejde uložit, protože jiná stránka na této doméně používá cookie stejného jména. Smažte prosím v prohlížeči cookies celé domény a přihlaste se znovu.',
  wrongClock:
    'Vaše přihlášení skončilo, protože hodiny tohoto zařízení jdou špatně. Nastavte je prosím a přihlaste se znovu.',
  signInRefused:
    'Server vaše údaje přijal, ale přihlášení, které vám vydal, hned odmítl. Chyba je na serveru, další pokus nepomůže. Dejte prosím vědět provozovateli.',
  unknown: 'Nepovedlo se to. Zkuste to prosím znovu.',
};
