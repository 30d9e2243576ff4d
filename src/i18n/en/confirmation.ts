import type { Translation } from '@/i18n/i18n-types';

export const confirmation: Translation['confirmation'] = {
  title: 'Please confirm that you’re coming',
  doneTitle: 'Your participation',
  which: '{title}, {when}',
  text: 'Let the others know you’ll be there. One tap is enough.',
  action: 'Confirm participation',
  actionShort: 'Confirm',
  actionNamed: 'Confirm participation: {title}',
  named: '{outcome}: {title}',
  goneText: 'It looks like you’re no longer on the roster. Have a look at the match.',
  confirmed: 'You’re confirmed',
  alreadyConfirmed: 'You’ve already confirmed',
  seeYou: 'See you there: {title}, {when}, {where}.',
  invalid: 'The link isn’t valid',
  invalidText:
    'Maybe only part of it was copied, or you’re no longer on the roster. Open the whole link from the email.',
  expired: 'It’s too late to confirm',
  expiredText: 'The time to confirm has passed. Have a look at the match, there may still be room.',
  cancelled: 'The match is cancelled',
  cancelledText: 'It isn’t taking place, so there’s nothing to confirm.',
  over: 'The match has started or is over',
  overText: 'You can no longer confirm that you’ll play.',
  failed: 'Confirming didn’t work',
  toMatch: 'Show the match',
};
