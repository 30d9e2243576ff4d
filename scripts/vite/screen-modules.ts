import { defaultLayout, screens } from '@/app/screens';
import { rowOf } from '@/routing/rows';
import type { RouteName } from '@/routing/table';

/** The modules that a function imports: Vite, which runs this file, has written their paths into it. */
const importedBy = (load: (() => unknown) | undefined): string[] =>
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
