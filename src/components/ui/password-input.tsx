import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Icon } from './icon';
import { IconButton } from './button';
import { Input } from './field';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Names of the button that shows and hides what was typed. */
  labels: { show: string; hide: string };
}

/**
 * A password input whose content can be shown. Nothing is trimmed, corrected or capitalised. The name of the button says
 * what a press does, so that there is no state to be told beside it.
 */
export function PasswordInput({ labels, ...rest }: PasswordInputProps): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pr-12"
      />
      <IconButton
        label={shown ? labels.hide : labels.show}
        aria-controls={rest.id}
        data-press={rest.name && `show-${rest.name}`}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 w-12"
      >
        <Icon path={shown ? mdiEyeOffOutline : mdiEyeOutline} />
      </IconButton>
    </div>
  );
}
