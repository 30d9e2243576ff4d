import type { ReactNode } from 'react';
import { Link } from '@/routing/link';

/** How it works, in English. */
export function HowItWorksEn(): ReactNode {
  return (
    <>
      <ol>
        <li>
          <strong>Create an account.</strong> A name, an email address and a password will do. We send you a
          link to verify the address, and you’re ready to play.
        </li>
        <li>
          <strong>Find a match.</strong> Choose by city, sport, level, day and time of day, or look only at
          those with free places. Save the cities where you usually play in your profile and you’ll see their
          matches first; all the others are one tap away, below them.
        </li>
        <li>
          <strong>Join.</strong> One tap and you’re on the roster. Each match tells you whether you’re in: by
          a word and an icon, never by colour alone.
        </li>
        <li>
          <strong>Confirm.</strong> Some matches want to know that you’ll really be there. We email you a
          link; open it and press the button. It works without signing in.
        </li>
        <li>
          <strong>Talk it over in the chat.</strong> Every match has its own. Only the people on the roster
          and the waiting list can read it and write to it.
        </li>
        <li>
          <strong>Come and play.</strong> Put the match into your calendar, and let the map show you the way.
        </li>
      </ol>

      <h2>When it’s full</h2>
      <p>
        You join the waiting list and see your position in it. As soon as somebody leaves, the first in line
        moves onto the roster by itself. There’s nothing to keep an eye on.
      </p>

      <h2>When you can’t come</h2>
      <p>
        Leave the match, the sooner the better: somebody else gets your place right away. The organiser may
        set a time until which this is possible. After that, tell the others in the chat. Once a match has
        started, nobody can join or leave it.
      </p>

      <h2>When something changes</h2>
      <p>
        Another time, another venue, a match called off: the list marks what’s new since your last visit, with
        what it was before. A cancelled match stays in the list, struck through, so that nobody finds
        themselves at a locked door.
      </p>

      <h2>Questions people ask</h2>
      <dl>
        <div>
          <dt>What does it cost?</dt>
          <dd>
            The account is free. The organiser sets the price of a match and you pay the organiser; the app
            takes no money.
          </dd>
        </div>
        <div>
          <dt>What do others see of me?</dt>
          <dd>
            The name that you choose, your picture, and the matches you’re in. Never your email. There’s more
            in the <Link to="privacyPolicy">privacy policy</Link>.
          </dd>
        </div>
        <div>
          <dt>How do I know that I’m good enough?</dt>
          <dd>Every match says its level. “Open to all” means just that.</dd>
        </div>
        <div>
          <dt>What does attendance in the statistics mean?</dt>
          <dd>
            How many matches you actually played of those for which it’s known whether you came. It appears
            once five matches are behind you, and other players never see it.
          </dd>
        </div>
        <div>
          <dt>The match is in another time zone than I am. When does it start?</dt>
          <dd>Times are always those of the venue. Where yours differs, we show both.</dd>
        </div>
      </dl>
    </>
  );
}
