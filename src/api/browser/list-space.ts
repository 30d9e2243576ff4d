import { deviceStorage, userKey } from '@/api/storage';
import { getIfAllowed } from '@/lib/browser/browser';

const key = userKey('list_space');

/** Gives the skeleton of the list the space that stood above the first day at the last visit, in pixels, so that its rows are where the rows will be (src/bootstrap/head.ts). Before the first visit nothing is known, and the skeleton has room for the card of a next match. */
export function applyListSpace(): void {
  const { dataset, style } = document.documentElement;
  const stored = getIfAllowed(() => deviceStorage().get(key));
  delete dataset['listSpace'];
  style.removeProperty('--list-space');
  if (stored === null || stored === undefined) return;
  const space = Number(stored);
  dataset['listSpace'] = space > 0 ? 'known' : 'none';
  if (space > 0) style.setProperty('--list-space', `${String(space)}px`);
}

export function storeListSpace(space: number): void {
  deviceStorage().set(key, String(Math.round(space)));
  applyListSpace();
}
