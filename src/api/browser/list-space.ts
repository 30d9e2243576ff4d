import { deviceStorage, userKey } from '@/api/storage';
import { getIfAllowed } from '@/lib/browser/browser';

const key = userKey('list_space');

/** Gives the skeleton of the list the space that stood above the first day at the last visit, in pixels, so that its rows are where the rows will be (src/bootstrap/head.ts). */
export function applyListSpace(): void {
  const { dataset, style } = document.documentElement;
  const space = Number(getIfAllowed(() => deviceStorage().get(key)) ?? 0);
  delete dataset['listSpace'];
  if (!(space > 0)) return;
  dataset['listSpace'] = '';
  style.setProperty('--list-space', `${String(space)}px`);
}

export function storeListSpace(space: number): void {
  deviceStorage().set(key, String(Math.round(space)));
  applyListSpace();
}
