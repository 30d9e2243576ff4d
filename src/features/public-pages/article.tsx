import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { ScreenHeading } from '@/components/focus/screen-heading';
import { useI18n } from '@/i18n/context';
import type { Locale } from '@/lib/locale';
import type { PublicRouteName } from '@/routing/table';

/** Texts by their bold beginning, or definitions by their term. */
type TextsByTerm = Readonly<Record<string, ReactNode>>;
type Points = readonly ReactNode[] | TextsByTerm;

/** A part of a page: a string is a paragraph, `false` renders nothing, and `summary` is the heading of a card around the list. The other keys name HTML elements. */
export type Block =
  | string
  | false
  | ReactElement
  | { h2: string }
  | { summary: string; ul: Points }
  | { ul: Points }
  | { ol: Points }
  | { dl: TextsByTerm };

const renderPoints = (points: Points): readonly ReactNode[] =>
  Array.isArray(points)
    ? points.map((point, index) => <li key={index}>{point}</li>)
    : Object.entries(points).map(([boldStart, text]) => (
        <li key={boldStart}>
          <strong>{boldStart}</strong> {text}
        </li>
      ));

function ArticleBlock({ block }: { block: Block }) {
  if (block === false) return null;
  if (typeof block === 'string') return <p>{block}</p>;
  if (isValidElement(block)) return block;
  if ('h2' in block) return <h2>{block.h2}</h2>;
  if ('ol' in block) return <ol>{renderPoints(block.ol)}</ol>;
  if ('dl' in block)
    return (
      <dl>
        {Object.entries(block.dl).map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    );
  const list = <ul>{renderPoints(block.ul)}</ul>;
  if (!('summary' in block)) return list;
  return (
    <section className="grid gap-2 rounded-card bg-surface p-4 shadow-card md:p-6">
      <h2 className="!mt-0">{block.summary}</h2>
      {list}
    </section>
  );
}

/** A page of text in both languages, with the description of its route as the first paragraph (decision 005). */
export function Article(props: { name: PublicRouteName; text: Record<Locale, readonly Block[]> }) {
  const { name, text } = props;
  const { LL, locale } = useI18n();
  return (
    <article className="grid prose-width grid-cols-1 gap-4 [&_a]:font-semibold [&_a]:text-accent [&_a]:underline [&_dd]:text-muted [&_dl]:grid [&_dl]:gap-3 [&_dt]:font-semibold [&_h2]:mt-4 [&_h2]:text-lg [&_h2]:font-bold [&_li]:pl-1 [&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-2 [&_ol]:pl-6 [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_td]:pr-3 [&_td]:align-top [&_th]:py-2 [&_th]:pr-3 [&_th]:text-left [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-6">
      <ScreenHeading />
      <p className="text-lg text-muted">{LL.descriptions[name]()}</p>
      {text[locale].map((block, index) => (
        <ArticleBlock key={index} block={block} />
      ))}
    </article>
  );
}
