import { mdiCheck } from '@mdi/js';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentProps, type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { cn } from '@/lib/cn';
import { useCloseRequest } from './use-close-request';

export const DropdownMenuGroup = Radix.Group;
export const DropdownMenuRadioGroup = Radix.RadioGroup;

const itemStyle =
  'flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 text-base -outline-offset-3 select-none data-[highlighted]:bg-sunken data-[highlighted]:forced-colors:system-selected';

/** Focuses the first item after a key press, else the menu. Radix does so only after a key press that it handled; here the key press loaded the menu's code (https://github.com/radix-ui/primitives/issues/2501). The focus is not in the menu first: Orca in Firefox was at times silent about an item that took it from there in the same moment. */
function focusFirstItem(menu: HTMLElement | null): void {
  const item = menu?.querySelector<HTMLElement>('[role^="menuitem"]');
  item?.focus({ preventScroll: true });
  if (!item?.matches(':focus-visible')) menu?.focus({ preventScroll: true });
}

/** A menu that mounts open, because a press on its trigger has loaded its code. */
export function OpenedMenu(
  props: ComponentPropsWithoutRef<typeof Radix.Content> & { trigger: ReactNode; 'aria-label': string },
) {
  const { trigger, className, ...rest } = props;
  const [isOpen, setIsOpen] = useState(true);
  useCloseRequest(isOpen, () => setIsOpen(false));
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          ref={focusFirstItem}
          // Radix names the menu by its trigger, which Firefox at times does not know yet, as it mounts with the menu.
          aria-labelledby={undefined}
          {...rest}
          className={cn(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-56 animate-enter overflow-y-auto rounded-card raised p-1 text-text',
            className,
          )}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

export const DropdownMenuItem = ({ className, ...rest }: ComponentProps<typeof Radix.Item>) => (
  <Radix.Item {...rest} className={cn(itemStyle, className)} />
);

export const DropdownMenuRadioItem = ({ children, ...rest }: ComponentProps<typeof Radix.RadioItem>) => (
  <Radix.RadioItem {...rest} className={itemStyle}>
    {children}
    <Radix.ItemIndicator className="ml-auto text-accent">
      <Icon path={mdiCheck} />
    </Radix.ItemIndicator>
  </Radix.RadioItem>
);

export const DropdownMenuCheckboxItem = ({
  children,
  ...rest
}: ComponentProps<typeof Radix.CheckboxItem>) => (
  <Radix.CheckboxItem
    onSelect={(event) => event.preventDefault()}
    {...rest}
    className={cn(itemStyle, 'group')}
  >
    <span
      aria-hidden="true"
      className="h-6 w-10 shrink-0 rounded-full border border-transparent bg-line-strong p-px transition-colors group-data-[state=checked]:bg-primary group-data-[state=checked]:forced-colors:system-selected"
    >
      <span className="block size-5 rounded-full border-[length:calc(var(--spacing)*2.5)] border-surface transition-transform group-data-[state=checked]:translate-x-4" />
    </span>
    {children}
  </Radix.CheckboxItem>
);

export const DropdownMenuLabel = ({ className, ...rest }: ComponentProps<typeof Radix.Label>) => (
  <Radix.Label {...rest} className={cn('px-3 py-2 text-sm text-muted', className)} />
);

export const DropdownMenuSeparator = () => <Radix.Separator className="my-1 h-px bg-line" />;
