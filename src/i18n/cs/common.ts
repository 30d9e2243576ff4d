/** Words that several screens share: the app itself, actions, states, sports, levels, counted nouns. */
export const common = {
  appName: 'Hrajem',
  actions: {
    join: 'Jdu hrát',
    joinWaitlist: 'Čekat na místo',
    joinWaitlistShort: 'Čekat',
    leave: 'Nejdu',
    leaveWaitlist: 'Už nečekat',
    stay: 'Zůstat',
    toMatches: 'Přejít na zápasy',
    toHome: 'Přejít na úvodní stránku',
    findMatch: 'Najít zápas',
    retry: 'Zkusit znovu',
    reload: 'Načíst stránku znovu',
    cancel: 'Zrušit',
    close: 'Zavřít',
  },
  states: {
    loading: 'Načítáme…',
    offline: 'Bez signálu',
    offlineAsOf: 'Bez signálu. Údaje z {when:string}.',
    refreshing: 'Údaje jsou z {when:string}. Načítáme nové.',
    loadFailed: 'Teď se to nenačetlo',
    wrongClock:
      'Vaše zařízení ukazuje {device:string}, ve skutečnosti je ale {server:string}. Hrajem se řídí správným časem.',
    stale: 'Nové údaje se teď nedaří načíst, tyto jsou z {when:string}.',
  },
  form: {
    /** On the button that sends, while it has to wait; the second where it sends an e-mail once more. */
    wait: 'Zkusit znovu (za {left:string})',
    waitToResend: 'Poslat znovu (za {left:string})',
    /** On a button that keeps its caption; the second where there is room for the time alone. */
    waitFor: '{action:string} (za {left:string})',
    waitShort: 'Znovu za {left:string}',
    toMend: '{count:number|number} {{|pole||pole|pole|polí}} je potřeba opravit',
  },
  update: {
    text: 'Je tu nová verze Hrajem.',
    load: 'Načíst',
    later: 'Později',
  },
  copying: {
    done: 'Zkopírováno',
    failed: 'Zkopírovat se to nepodařilo. Označte prosím text a zkopírujte ho ručně.',
  },
  participation: {
    confirmed: 'Účast máte potvrzenou',
    waitlisted: 'Jste mezi náhradníky',
  },
  roster: {
    confirmed: 'Potvrzeno',
    you: 'Vy',
  },
  match: {
    cancelled: 'Zrušeno',
    finished: 'Dohráno',
    free: 'Zdarma',
  },
  sports: {
    football: 'Fotbal',
    floorball: 'Florbal',
    volleyball: 'Volejbal',
    badminton: 'Badminton',
    hockey: 'Hokej',
    other: 'Jiný sport',
  },
  levels: {
    any: 'Pro každého',
    beginner: 'Začátečníci',
    intermediate: 'Mírně pokročilí',
    advanced: 'Pokročilí',
  },
  /** The field that chooses one city or several. */
  cities: {
    toggle: 'Zobrazit města',
    search: 'Napište název města',
    none: 'Takové město neznáme.',
    choose: 'Vyberte prosím město ze seznamu, nebo nechte pole prázdné.',
    results: '{count:number} {{měst|město||města|města|měst}} na výběr',
    shown: 'Zobrazeno {shown:number|number} {total:number|outOf} měst. Další najdete, když začnete psát.',
    clear: 'Vymazat město',
    chosen: 'Vybraná města',
    full: 'Máte vybráno {maximum:number} měst, víc jich být nemůže. Nejdřív některé odeberte.',
    remove: 'Odebrat: {name:string}',
    added: 'Přidáno: {name:string}',
    removed: 'Odebráno: {name:string}',
  },
  counts: {
    freePlaces: '{count:number|number} {{|volné místo||volná místa|volného místa|volných míst}}',
    players: '{count:number|number} {{|hráč||hráči|hráče|hráčů}}',
    unreadMessages:
      '{count:number|number} {{|nepřečtená zpráva||nepřečtené zprávy|nepřečtené zprávy|nepřečtených zpráv}}',
  },
  time: {
    yours: 'u vás {time:string}',
    range: 'od {from:string} do {to:string}',
  },
};
