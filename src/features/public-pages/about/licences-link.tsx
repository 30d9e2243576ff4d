import type { ReactNode } from 'react';

/** A file of the build (scripts/vite/licences.ts), and no screen. */
const address = '/third-party-licences.txt';

/** Leads to the licences of the packages that the app is built on; they are in English. */
export const LicencesLink = ({ children }: { children: ReactNode }): ReactNode => (
  <a href={address} hrefLang="en">
    {children}
  </a>
);
