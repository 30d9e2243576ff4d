/** An http(s) address without white space, angle brackets or direction marks; a comma, semicolon or bar before another address ends it. */
const addressPattern =
  /https?:\/\/(?:(?![,;|]+\(?https?:\/\/)[^\s<>"\u200e\u200f\u202a-\u202e\u2066-\u2069])+/gi;

const openingBrackets: Partial<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Removes the punctuation of the sentence: "https://a.cz/b)." gives "https://a.cz/b". */
function trimPunctuation(candidate: string): string {
  let text = candidate;
  for (;;) {
    const lastCharacter = text.at(-1) ?? '';
    const openingBracket = openingBrackets[lastCharacter];
    const isUnmatchedBracket =
      openingBracket !== undefined && text.split(openingBracket).length < text.split(lastCharacter).length;
    if (!isUnmatchedBracket && !/[.,;:!?'*_`|]|(?![!-~])\p{P}/u.test(lastCharacter)) return text;
    text = text.slice(0, -1);
  }
}

function hrefOf(text: string): string | null {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Splits a message into text and http(s) addresses; every other scheme stays text. */
export function linkify(message: string) {
  const parts: { text: string; href: string | null }[] = [];
  let previousEnd = 0;
  for (const match of message.matchAll(addressPattern)) {
    const text = trimPunctuation(match[0]);
    const href = hrefOf(text);
    if (href === null) continue;
    if (match.index > previousEnd) parts.push({ text: message.slice(previousEnd, match.index), href: null });
    parts.push({ text, href });
    previousEnd = match.index + text.length;
  }
  if (previousEnd < message.length) parts.push({ text: message.slice(previousEnd), href: null });
  return parts;
}

export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" data-private className="wrap-anywhere whitespace-pre-wrap [unicode-bidi:isolate]">
      {linkify(text).map(({ text: part, href }, index) =>
        href === null ? (
          part
        ) : (
          <a
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="underline"
          >
            {part}
          </a>
        ),
      )}
    </p>
  );
}
