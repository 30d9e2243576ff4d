import type { Translation } from '@/i18n/i18n-types';

export const confirmation: Translation['confirmation'] = {
  title: 'Please confirm that you’re coming',
  doneTitle: 'Confirmation',
  which: '{title}, {when}',
  text: 'Let the others know you’ll be there. One tap is enough.',
  action: 'Confirm participation',
  actionShort: 'Confirm',
  actionNamed: 'Confirm participation: {title}',
  confirmedNamed: 'You’re confirmed for “{title}”',
  failedNamed: 'Couldn’t confirm your place in “{title}”. {reason}',
  deadNamed: '{outcome}: “{title}”. {reason}',
  goneText: 'Maybe you’re no longer on the roster. If you still are, confirm with the link in the email.',
  confirmed: 'You’re confirmed',
  alreadyConfirmed: 'You’ve already confirmed',
  confirmedForOther: 'You confirmed someone else’s place',
  linkOfOther:
    'The link was from an email to someone else: {title}, {when}, {where}. Your own place hasn’t changed.',
  notMine: 'This link doesn’t belong to any of your matches',
  notMineText:
    'Maybe you’re no longer on the roster, or it was sent to someone else. Then you’d confirm their place.',
  seeYou: 'See you there: {title}, {when}, {where}.',
  invalid: 'The link isn’t valid',
  invalidText:
    'Maybe only part of it was copied, or you’re no longer on the roster. Open the whole link from the email.',
  expired: 'It’s too late to confirm',
  expiredText: 'Check the match to see whether you’re on the roster.',
  expiredHereText: 'You’re still on the roster unless you leave the match.',
  expiredNotMineText: 'You’re not on the roster of this match, or the link was for someone else.',
  cancelled: 'The match is cancelled',
  cancelledText: 'It isn’t taking place, so there’s nothing to confirm.',
  over: 'The match has started or is over',
  overText: 'You can no longer confirm that you’ll play.',
  failed: 'Confirming didn’t work',
  toMatch: 'Show the match',
};
