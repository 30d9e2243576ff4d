import type { ReactNode } from 'react';
import { ScreenHeading } from '@/components/screen-heading';
import { useI18n } from '@/i18n/context';
import type { Locale } from '@/lib/locale';
import type { PublicRouteName } from '@/routing/table';

interface ArticleProps {
  /** Its description stands above the text too. */
  name: PublicRouteName;
  /** The text in each language; both come with the page (decision 005). */
  text: Record<Locale, () => ReactNode>;
}

/** A page to be read: headings, paragraphs, lists and tables in their plain elements, at most 70 characters a line. */
export function Article({ name, text }: ArticleProps): ReactNode {
  const { LL, locale } = useI18n();
  const Text = text[locale];
  return (
    <article className="grid prose-width grid-cols-1 gap-4 [&_a]:font-semibold [&_a]:text-accent [&_a]:underline [&_dd]:text-muted [&_dl]:grid [&_dl]:gap-3 [&_dt]:font-semibold [&_h2]:mt-4 [&_h2]:text-lg [&_h2]:font-bold [&_li]:pl-1 [&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-2 [&_ol]:pl-6 [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_td]:pr-3 [&_td]:align-top [&_th]:py-2 [&_th]:pr-3 [&_th]:text-left [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-6">
      <ScreenHeading />
      <p className="text-lg text-muted">{LL.descriptions[name]()}</p>
      <Text />
    </article>
  );
}
