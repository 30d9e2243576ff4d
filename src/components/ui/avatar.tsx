import { useState } from 'react';
import { type AvatarProps, AvatarView } from './views/avatar-view';

/** A person's picture; if it does not load, their initials. */
export function Avatar({ picture, ...rest }: AvatarProps) {
  const [failedPicture, setFailedPicture] = useState<string | null>(null);
  return (
    <AvatarView
      {...rest}
      picture={picture === failedPicture ? null : picture}
      onError={() => setFailedPicture(picture)}
    />
  );
}
