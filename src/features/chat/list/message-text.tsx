import { memo, type ReactNode } from 'react';
import { linkify } from './linkify';

/**
 * What a person wrote, as plain text: only http(s) addresses become links. Its direction follows its first letter and
 * ends with it, and a word of any length breaks.
 */
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
