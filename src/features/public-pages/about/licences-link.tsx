import type { ReactNode } from 'react';

/** A file of the build (scripts/vite/licences.ts). */
const address = '/third-party-licences.txt';

/** A link to the licences of the app's packages; they are in English. */
export const LicencesLink = ({ children }: { children: ReactNode }): ReactNode => (
  <a href={address} hrefLang="en">
    {children}
  </a>
);
