import { mdiMapMarkerOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useLeavesFocus } from '@/components/use-leaves-focus';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';

interface ElsewhereProps {
  /** How many matches there are in other cities. */
  count: number;
  /** Shows them. */
  onShow: () => void;
}

/** The last line of a list that is narrowed to cities: what is played in the others, one press away. */
export function Elsewhere({ count, onShow }: ElsewhereProps): ReactNode {
  const { LL } = useI18n();
  const element = useLeavesFocus<HTMLDivElement>();
  return (
    <div ref={element} className="mt-3 grid md:mt-6">
      <Button variant="secondary" onClick={onShow}>
        <Icon path={mdiMapMarkerOutline} className="size-5" />
        {LL.matches.elsewhere({ count })}
      </Button>
    </div>
  );
}
