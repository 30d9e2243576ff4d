import { mdiArrowLeft, mdiShareVariantOutline } from '@mdi/js';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import type { RememberProps } from './remember-button-view';
import type { StandingProps } from './standing-view';

/** The interactive parts of a match's screen. The first paint draws them with the same look, but without their behaviour. */
export interface MatchParts {
  /** To join or to leave; nothing when neither is possible. */
  Join: ComponentType<{ match: Match; variant: 'bar' }>;
  /** Adds it to a calendar. */
  Calendar: ComponentType<{ match: Match }>;
  Share: ComponentType<{ match: Match }>;
  /** Keeps it in mind without joining; nothing where there is no need. */
  Remember: ComponentType<RememberProps>;
  /** Whether I play. */
  Standing: ComponentType<StandingProps>;
  /** A person's picture, which may fail to load. */
  Picture: ComponentType<{ name: string; picture: string | null; className: string }>;
}

/** How the link up to the list looks. */
export const backLinkStyle =
  '-mt-2 mb-1 -ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-accent hover:underline print:hidden';

/** The content of the link. */
export function BackLinkContent({ i18n: { LL } }: { i18n: I18n }): ReactNode {
  return (
    <>
      <Icon path={mdiArrowLeft} />
      {LL.detail.back()}
    </>
  );
}

/** The button that shares a match. */
export function ShareButtonView({
  i18n: { LL },
  ...behaviour
}: ComponentProps<typeof Button> & { i18n: I18n }): ReactNode {
  return (
    <Button data-press="share" {...behaviour}>
      <Icon path={mdiShareVariantOutline} />
      {LL.detail.share.label()}
    </Button>
  );
}
