import { mdiShareVariantOutline } from '@mdi/js';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { I18n } from '@/i18n/translate';

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
