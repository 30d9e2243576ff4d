import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { placeOf } from './visits';

/** Names of the landmarks that the screen has to show first, because somebody comes back to them. */
export function useLandmarks(): ReadonlySet<string> {
  const router = useRouter();
  const [names] = useState(() => {
    const place = placeOf(router.latestLocation);
    return new Set(place?.landmarks.map(({ name }) => name));
  });
  return names;
}
