import { mdiAccountCircleOutline, mdiChartBoxOutline, mdiLogout, mdiPencilOutline } from '@mdi/js';
import { type ReactNode, useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Icon } from '@/components/ui/icon';
import type { Session } from '@/generated/schemas/session.zod';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { useLogout } from './use-logout';

interface AccountMenuProps {
  trigger: ReactNode;
  session: Session;
}

/** The account menu; opened at once, because it is loaded when its button is pressed. */
export function AccountMenu({ trigger, session }: AccountMenuProps): ReactNode {
  const { LL } = useI18n();
  const [open, setOpen] = useState(true);
  const logout = useLogout();
  const words = LL.header.account;
  return (
    <DropdownMenu open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent aria-label={words.menu()}>
        <DropdownMenuLabel>
          <span className="block font-semibold text-text">{session.user.display_name}</span>
          {session.user.email}
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to="profile">
            <Icon path={mdiAccountCircleOutline} />
            {words.profile()}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="profileEdit">
            <Icon path={mdiPencilOutline} />
            {words.edit()}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="statistics">
            <Icon path={mdiChartBoxOutline} />
            {words.statistics()}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={logout}>
          <Icon path={mdiLogout} />
          {words.signOut()}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
