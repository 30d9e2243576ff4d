import type { StoredTexts } from './stored-items';

export const storedTextsEn: StoredTexts = {
  cookieColumns: ['Cookie', 'What it’s for', 'How long'],
  cookies: {
    access_token: 'Shows the server that you’re signed in. Gone when you sign out.',
    refresh_token: 'Extends that, so that you don’t have to sign in all the time. Gone when you sign out.',
    locale: 'Remembers your language.',
  },
  cookieStay: (days) => `${String(days)} days`,
  columns: ['Name', 'What’s in it and for how long'],
  items: {
    theme: 'The light or the dark theme.',
    browser_notifications: 'Whether you want notifications of new messages on this device.',
    calendar_reminders: 'Which reminders you want in calendar files.',
    clock_skew:
      'How far the device’s clock is off, so that match times are right and you aren’t signed out early.',
    refresh_attempts: 'When your sign-in was last extended, so that this isn’t tried over and over.',
    way_back: 'Which page you wanted to see before you created an account. It goes when you sign in.',
    'user:seen_matches': 'What you’ve already seen of matches and rosters, so that we can mark what’s new.',
    'user:remembered_matches':
      'Matches that you chose to remember and when they end: each is here until its end at most.',
    'user:chat-draft:': 'A message that you’ve begun to write.',
    'user:chat-backoff': 'When we’ll next try to send a message that the server didn’t accept.',
    kept_for:
      'A short form of your sign-in. It tells us whose data is on the device, so that anybody else’s is removed.',
    keep_on_device: 'Whether you want data kept on this device for when there’s no signal.',
    reload_guard: 'When the page last reloaded by itself, so that it doesn’t do so over and over.',
    update_taken: 'Which new version of the app has been loaded.',
    mail_sent:
      'Where we’ve just sent you a link, so that a reload still says so. It goes when you leave that page.',
    places:
      'Which matches were in sight, and where, when you left a page, so that going back finds them there.',
    'tsr-scroll-restoration-v1_3': 'How far you had scrolled, so that going back leads to the same place.',
  },
  databases: {
    'hrajem-kept':
      'What you’ve looked at: matches with their rosters, the last 50 messages of each chat and how many are unread, your profile, cities and statistics. It lets you see them without a signal. You can switch it off or delete it in your profile.',
    'hrajem-outbox': 'Messages that haven’t gone out yet, for instance because they’re waiting for a signal.',
  },
  databaseStay: (days) => (days === null ? 'Until they’re sent.' : `At most ${String(days)} days.`),
  stays: {
    kept: 'Stays until you clear the browser’s data.',
    session: 'Gone when you sign out.',
    tab: 'Gone when you close the tab.',
  },
};
