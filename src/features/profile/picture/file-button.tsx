import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface FileButtonProps {
  icon: string;
  label: string;
  disabled: boolean;
  /** Asks a phone for its camera instead of its files. */
  camera?: boolean;
  onIntent: () => void;
  onPick: (file: File) => void;
}

/** HEIC too: some browsers can open it, and the others say why they cannot. */
const accepted = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

/** A button that opens the device's choice of a picture. */
export function FileButton({
  icon,
  label,
  disabled,
  camera = false,
  onIntent,
  onPick,
}: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        disabled={disabled}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => input.current?.click()}
      >
        <Icon path={icon} />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accepted}
        capture={camera ? 'user' : undefined}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) onPick(file);
        }}
      />
    </>
  );
}
