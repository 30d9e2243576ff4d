import type { Translation } from '@/i18n/i18n-types';

export const common: Translation['common'] = {
  appName: 'Hrajem',
  actions: {
    join: 'Join',
    joinWaitlist: 'Join the waiting list',
    leave: 'Leave',
    leaveWaitlist: 'Leave the waiting list',
    stay: 'Stay',
    toMatches: 'Go to the matches',
    toHome: 'Go to the home page',
    findMatch: 'Find a match',
    retry: 'Try again',
    reload: 'Reload the page',
    cancel: 'Cancel',
    close: 'Close',
  },
  states: {
    loading: 'Loading…',
    offline: 'No signal',
    offlineAsOf: 'No signal. Updated {when}.',
    refreshing: 'Last updated {when}. Updating…',
    loadFailed: 'This couldn’t be loaded',
    triesAgain: 'No signal. We’ll try again once there’s one.',
    wrongClock: 'Your device says it’s {device}, but it’s really {server}. Hrajem goes by the right time.',
    stale: 'This can’t be updated right now. Last updated {when}.',
  },
  form: {
    wait: 'Try again (in {left})',
    waitToResend: 'Send again (in {left})',
    toMend: '{count|number} {{count:field needs|fields need}} attention',
  },
  update: {
    text: 'A new version of Hrajem is here.',
    load: 'Load it',
    later: 'Later',
  },
  copying: {
    done: 'Copied',
    failed: 'We couldn’t copy it. Please select the text and copy it by hand.',
  },
  participation: {
    confirmed: 'You’re confirmed',
    waitlisted: 'You’re on the waiting list',
  },
  roster: {
    confirmed: 'Confirmed',
    you: 'You',
  },
  match: {
    cancelled: 'Cancelled',
    finished: 'Finished',
    free: 'Free',
  },
  sports: {
    football: 'Football',
    floorball: 'Floorball',
    volleyball: 'Volleyball',
    badminton: 'Badminton',
    hockey: 'Hockey',
    other: 'Other sport',
  },
  levels: {
    any: 'Open to all',
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  },
  /** The field that chooses one city or several. */
  cities: {
    toggle: 'Show cities',
    search: 'Type the name of a city',
    none: 'We don’t know that city.',
    choose: 'Please choose a city from the list, or leave this field empty.',
    results: '{count} {{city|cities}} to choose from',
    shown: 'Showing {shown|number} {total|outOf} cities. Type to find the others.',
    clear: 'Clear the city',
    chosen: 'Chosen cities',
    full: 'You’ve chosen {maximum} cities, which is as many as there can be. Remove one first.',
    remove: 'Remove {name}',
    added: '{name} added',
    removed: '{name} removed',
  },
  counts: {
    freePlaces: '{count|number} {{place|places}} left',
    players: '{count|number} {{player|players}}',
    unreadMessages: '{count|number} unread {{message|messages}}',
  },
  time: {
    yours: '{time} your time',
    range: 'from {from} to {to}',
  },
};
