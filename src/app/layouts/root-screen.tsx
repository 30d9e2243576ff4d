import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Announcer } from '@/app/head/announce';
import { TitleProvider } from '@/routing/title';

/** Stands around both layouts and never leaves. */
export function RootScreen(): ReactNode {
  return (
    <TitleProvider>
      <Outlet />
      <Announcer />
    </TitleProvider>
  );
}
