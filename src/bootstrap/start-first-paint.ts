import type { Preloads } from '@/api/calls/preloaded-responses';
import { ownerKey } from '@/api/offline-cache/owner';
import { getIfAllowed } from '@/lib/browser/browser';

export interface FirstPaintInput {
  /** The access token of the requests; empty without requests. */
  token: string;
  language: string;
  /** The paths of the API calls whose data the page shows. */
  paths: readonly string[];
  /** The responses by path; each body can be read once. */
  responses: Readonly<Record<string, Promise<Response>>>;
  /** The dictionary; its body can be read once. */
  dictionary: Promise<Response>;
}

/** The module of a built file; its `firstPaint` resolves when it has painted or given up. */
interface FirstPaintModule {
  firstPaint: (input: FirstPaintInput) => Promise<void>;
}

/** Copies a response, as the app reads the original. */
function cloneResponse(response: Promise<Response>): Promise<Response> {
  const copy = response.then((original) => original.clone());
  copy.catch(() => undefined);
  return copy;
}

/** Starts the first paint of the last file, which imports the others, from the preloaded responses or the offline cache; null when neither can have data. */
export function startFirstPaint(
  files: readonly string[],
  language: string,
  paths: readonly string[],
  preloads: Preloads | null,
): Promise<void> | null {
  const dictionary = window.earlyMessages?.response;
  if (files.length === 0 || !dictionary) return null;
  if (!preloads && !getIfAllowed(() => localStorage.getItem(ownerKey))) return null;
  const responses = Object.entries(preloads?.responses ?? {});
  const input: FirstPaintInput = {
    token: preloads?.token ?? '',
    language,
    paths,
    responses: Object.fromEntries(responses.map(([address, answer]) => [address, cloneResponse(answer)])),
    dictionary: cloneResponse(dictionary),
  };
  const modules = files.map((file) => import(/* @vite-ignore */ `/${file}`) as Promise<FirstPaintModule>);
  return Promise.all(modules).then(
    (loaded) => loaded.at(-1)?.firstPaint(input).catch(reportError),
    () => undefined,
  );
}
