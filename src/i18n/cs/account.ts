/** Registration, e-mail verification, forgotten password. Signing in has its own namespace. */
export const account = {
  registration: {
    lead: 'Účet je zdarma a založíte ho za dvě minuty.',
    username: 'Uživatelské jméno',
    usernameHint: '3 až 30 znaků: písmena bez háčků a čárek, číslice, tečka, podtržítko nebo pomlčka.',
    email: 'E-mail',
    emailHint: 'Pošleme na něj odkaz k ověření. Ostatní hráči váš e-mail neuvidí.',
    password: 'Heslo',
    passwordHint: 'Aspoň 8 znaků. Nejlépe několik slov za sebou.',
    firstName: 'Jméno',
    lastName: 'Příjmení',
    city: 'Město, kde hrajete',
    cityHint: 'Nepovinné. Zápasy odtud vám ukážeme jako první.',
    citiesFailed: 'Seznam měst se nepodařilo načíst. Účet můžete založit i bez města.',
    privacy: 'Beru na vědomí zásady ochrany osobních údajů',
    privacyLink: 'Přečíst zásady',
    submit: 'Založit účet',
    haveAccount: 'Už máte účet?',
    signIn: 'Přihlaste se',
  },
  fields: {
    username: {
      required: 'Vyplňte prosím uživatelské jméno.',
      too_short: 'Uživatelské jméno musí mít aspoň {minimum:number} {{znaků|znak||znaky|znaku|znaků}}.',
      too_long: 'Uživatelské jméno smí mít nejvýš {maximum:number} {{znaků|znak||znaky|znaku|znaků}}.',
      invalid: 'Použijte jen písmena bez háčků a čárek, číslice, tečku, podtržítko a pomlčku.',
    },
    email: {
      required: 'Vyplňte prosím e-mail.',
      too_long: 'E-mail je příliš dlouhý.',
      invalid: 'E-mail má mít tvar jmeno@example.cz. Zkontrolujte ho prosím.',
    },
    password: {
      required: 'Zvolte si prosím heslo.',
      too_short: 'Heslo musí mít aspoň {minimum:number} {{znaků|znak||znaky|znaku|znaků}}.',
      too_long: 'Heslo smí mít nejvýš {maximum:number} {{znaků|znak||znaky|znaku|znaků}}.',
    },
    first_name: {
      required: 'Vyplňte prosím jméno.',
      too_long: 'Jméno smí mít nejvýš {maximum:number} {{znaků|znak||znaky|znaku|znaků}}.',
    },
    last_name: {
      required: 'Vyplňte prosím příjmení.',
      too_long: 'Příjmení smí mít nejvýš {maximum:number} {{znaků|znak||znaky|znaku|znaků}}.',
    },
    privacy_policy_accepted: 'Zaškrtněte prosím, že berete zásady na vědomí.',
  },
  toLogin: 'Přejít na přihlášení',
  checkEmail: {
    title: 'Podívejte se do e-mailu',
    text: 'Na {email:string} jsme vám poslali odkaz. Jakmile ho otevřete, můžete se přihlásit k účtu.',
    spam: 'Nic nepřišlo? Podívejte se i do spamu, nebo si nechte poslat nový odkaz.',
  },
  resend: {
    action: 'Poslat odkaz znovu',
    sent: 'Pokud k tomuto e-mailu patří neověřený účet, odkaz je na cestě.',
    email: 'E-mail, který jste zadali při registraci',
  },
  /** The link of an e-mail that does not work. */
  link: {
    expired: 'Odkaz vypršel',
    invalid: 'Odkaz není platný',
    invalidText:
      'Možná se zkopírovala jen jeho část. Otevřete celý odkaz z e-mailu, nebo si nechte poslat nový.',
    missing: 'Otevřete odkaz z e-mailu',
  },
  verification: {
    running: 'Ověřujeme váš e-mail…',
    verified: 'E-mail je ověřený',
    verifiedText: 'Hotovo, teď už se jen přihlaste.',
    alreadyVerified: 'E-mail už máte ověřený',
    alreadyVerifiedText: 'Odkaz už jste jednou otevřeli. Můžete se rovnou přihlásit.',
    signedInText: 'Přihlašovat se nemusíte, můžete rovnou na zápasy.',
    expiredText: 'Nechte si poslat nový, stačí vyplnit e-mail.',
    missingText:
      'E-mail se ověřuje odkazem, který jsme vám poslali. Z bezpečnostních důvodů si ho po obnovení stránky nepamatujeme.',
    failed: 'Ověření se nepodařilo dokončit',
  },
  forgot: {
    lead: 'Zadejte e-mail, který máte u účtu. Pošleme vám odkaz, přes který si nastavíte nové heslo.',
    submit: 'Poslat odkaz',
    sentText: 'Pokud k adrese {email:string} patří účet, za chvilku na ni přijde odkaz. Platí hodinu.',
    otherEmail: 'Použít jiný e-mail',
  },
  reset: {
    lead: 'Zvolte si nové heslo. Staré přestane platit a na ostatních zařízeních vás odhlásíme.',
    password: 'Nové heslo',
    submit: 'Nastavit heslo',
    done: 'Heslo je změněné',
    doneText: 'Teď se přihlaste novým heslem.',
    expiredText: 'Platí jen hodinu. Nechte si poslat nový, heslo zatím zůstává stejné.',
    used: 'Odkaz už jste použili',
    usedText:
      'Nové heslo už platí, můžete se s ním přihlásit. Pokud ho neznáte, nechte si poslat nový odkaz.',
    missingText:
      'Heslo se mění přes odkaz z e-mailu. Z bezpečnostních důvodů si odkaz po obnovení stránky nepamatujeme.',
    newLink: 'Poslat nový odkaz',
  },
  google: {
    or: 'nebo',
    busy: 'Přihlašujeme vás přes Google…',
  },
};
