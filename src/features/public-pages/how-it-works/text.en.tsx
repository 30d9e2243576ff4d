import type { Block } from '@/features/public-pages/article';
import { Link } from '@/routing/link';

export const howItWorksEn: readonly Block[] = [
  {
    ol: {
      'Create an account.':
        'A name, an email address and a password will do. We send you a link to verify the address, and you’re ready to play.',
      'Find a match.':
        'Choose by city, sport, level, day and time of day, or look only at those with free places. Save the cities where you usually play in your profile and you’ll see their matches first; all the others are one tap away, below them.',
      'Join.':
        'One tap and you’re on the roster. Each match tells you whether you’re in: by a word and an icon, never by colour alone.',
      'Confirm.':
        'Some matches want to know that you’ll really be there. We email you a link; open it and press the button. It works without signing in.',
      'Talk it over in the chat.':
        'Every match has its own. Only the people on the roster and the waiting list can read it and write to it.',
      'Come and play.': 'Put the match into your calendar, and let the map show you the way.',
    },
  },
  { h2: 'When it’s full' },
  'You join the waiting list and see your position in it. As soon as somebody leaves, the first in line moves onto the roster by itself. There’s nothing to keep an eye on.',
  { h2: 'When you can’t come' },
  'Leave the match, the sooner the better: somebody else gets your place right away. The organiser may set a time until which this is possible. After that, tell the others in the chat. Once a match has started, nobody can join or leave it.',
  { h2: 'When something changes' },
  'Another time, another venue, a match called off: the list marks what’s new since your last visit, with what it was before. A cancelled match stays in the list, struck through, so that nobody finds themselves at a locked door.',
  { h2: 'Questions people ask' },
  {
    dl: {
      'What does it cost?':
        'The account is free. The organiser sets the price of a match and you pay the organiser; the app takes no money.',
      'What do others see of me?': (
        <>
          The name that you choose, your picture, and the matches you’re in. Never your email. There’s more in
          the <Link to="privacyPolicy">privacy policy</Link>.
        </>
      ),
      'How do I know that I’m good enough?': 'Every match says its level. “Open to all” means just that.',
      'What does attendance in the statistics mean?':
        'How many matches you actually played of those for which it’s known whether you came. It appears once five matches are behind you, and other players never see it.',
      'The match is in another time zone than I am. When does it start?':
        'Times are always those of the venue. Where yours differs, we show both.',
    },
  },
];
