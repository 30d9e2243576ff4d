import { memo, type ReactNode } from 'react';

interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

/** An http(s) address without white space, angle brackets or direction marks; a comma, semicolon or bar before another address ends it. */
const addressPattern =
  /https?:\/\/(?:(?![,;|]+\(?https?:\/\/)[^\s<>"\u200e\u200f\u202a-\u202e\u2066-\u2069])+/gi;

/** Removes the punctuation of the sentence: "https://a.cz/b)." gives "https://a.cz/b". */
function trimPunctuation(candidate: string): string {
  let text = candidate;
  for (;;) {
    const last = text.at(-1) ?? '';
    const isBracket = last === ')' && text.split('(').length < text.split(')').length;
    if (!isBracket && !/[.,;:!?'*_…“”‘’]/.test(last)) return text;
    text = text.slice(0, -1);
  }
}

function hrefOf(text: string): string | null {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Splits a message into text and http(s) addresses; every other scheme stays text. */
export function linkify(message: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of message.matchAll(addressPattern)) {
    const text = trimPunctuation(match[0]);
    const href = hrefOf(text);
    if (href === null) continue;
    if (match.index > end) parts.push({ text: message.slice(end, match.index), href: null });
    parts.push({ text, href });
    end = match.index + text.length;
  }
  if (end < message.length) parts.push({ text: message.slice(end), href: null });
  return parts;
}

/** The text of a message; http(s) addresses become links. */
export const MessageText = memo(function MessageText({ text }: { text: string }): ReactNode {
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
});
