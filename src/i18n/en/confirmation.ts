import type { Translation } from '@/i18n/i18n-types';

export const confirmation: Translation['confirmation'] = {
  title: 'Please confirm that you’re coming',
  doneTitle: 'Confirming participation',
  text: 'You came from the e-mail about a match. One tap tells the others that you will be there.',
  action: 'Confirm participation',
  confirmed: 'Participation confirmed',
  alreadyConfirmed: 'You had confirmed before',
  seeYou: 'See you there: {title}, {when}, {where}.',
  invalid: 'The link is not valid',
  invalidText:
    'Perhaps only a part of it was copied, or you are no longer on the roster. Open the whole link from the e-mail.',
  expired: 'It is too late to confirm',
  expiredText: 'The time to confirm has passed. Have a look at the match; there may still be room.',
  cancelled: 'The match is cancelled',
  cancelledText: 'It does not take place, so there is nothing to confirm.',
  over: 'The match has started or is over',
  overText: 'Participation can no longer be confirmed.',
  failed: 'It could not be confirmed',
  toMatch: 'Show the match',
  close: 'Close',
};
