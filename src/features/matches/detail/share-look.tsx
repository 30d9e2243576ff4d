import { mdiShareVariantOutline } from '@mdi/js';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';

/** The button that shares a match, as it looks. */
export function ShareLook(behaviour: ComponentProps<typeof Button>): ReactNode {
  const { LL } = useI18n();
  return (
    <Button data-press="share" {...behaviour}>
      <Icon path={mdiShareVariantOutline} />
      {LL.detail.share.label()}
    </Button>
  );
}
