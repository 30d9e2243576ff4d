import type { ComponentProps, ReactNode } from 'react';
import { QueryFailure } from '@/components/query-failure';

/** In the place of a chat that could not be had, with the room beside its words that the card does not give. */
export const ChatFailure = (failure: ComponentProps<typeof QueryFailure>): ReactNode => (
  <div className="px-4">
    <QueryFailure {...failure} />
  </div>
);
