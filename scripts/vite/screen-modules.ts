import { defaultLayout, screens } from '@/app/screens';
import { homeContents } from '@/routes/home';
import { rowOf } from '@/routing/rows';
import type { RouteName } from '@/routing/table';

/** The modules that a function imports: Vite, which runs this file, has written their paths into it. */
const importedBy = (load: ((...args: never[]) => unknown) | undefined): string[] =>
  Array.from(String(load).matchAll(/__vite_ssr_dynamic_import__\("([^"]+)"/g), ([, path = '']) => path);

/**
 * The modules that a screen comes with: itself, what stands around it, and what it asks for. Paths from the project's root,
 * with a slash in front.
 */
export function screenModules(name: RouteName): string[] {
  const { component, loader } = screens[name];
  const layout = rowOf(name).layout === 'default' ? defaultLayout : undefined;
  return [layout, component, loader].flatMap(importedBy);
}

/** Who looks at a page: somebody with a session, or not. */
export type Visitor = 'guest' | 'member';

/** What only one kind of visitor needs besides: of Home their own content, and what checks the answers of those who get some. */
export const visitorModules = (name: RouteName, asks: boolean): Record<Visitor, string[]> => ({
  guest: name === 'index' ? importedBy(homeContents.guest) : [],
  member: [
    ...(name === 'index' ? importedBy(homeContents.member) : []),
    ...(asks ? ['/src/generated/account/account.ts'] : []),
  ],
});
