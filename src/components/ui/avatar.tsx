import { type ReactNode, useState } from 'react';
import { type AvatarProps, AvatarView } from './views/avatar-view';

/** A person's picture; the initials where it does not load. */
export function Avatar({ picture, ...rest }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <AvatarView {...rest} picture={picture === failed ? null : picture} onError={() => setFailed(picture)} />
  );
}
