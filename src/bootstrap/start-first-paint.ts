import type { PreloadedResponses } from '@/api/early-answers';
import { ownerKey } from '@/api/offline-cache/owner';
import { getIfAllowed } from '@/lib/browser';

/** What a first paint is made of: the seam to `paint`, each file of which exports a `firstPaint` that takes it. */
export interface FirstPaintInput {
  /** The access token that it was asked for with; empty where nothing was asked for. */
  token: string;
  language: string;
  calls: readonly string[];
  /** Answers to be read once, by the path that was asked for; empty where nothing was asked for. */
  responses: Readonly<Record<string, Promise<Response>>>;
  /** The dictionary of the language, to be read once. */
  messages: Promise<Response>;
}

/** What such a file exports; it resolves when something is painted, or nothing will be. */
interface FirstPaintModule {
  firstPaint: (first: FirstPaintInput) => Promise<void>;
}

/** The app reads the same answers. */
function cloneResponse(answer: Promise<Response>): Promise<Response> {
  const copy = answer.then((response) => response.clone());
  copy.catch(() => undefined);
  return copy;
}

/** Paints the screen's beginning before the app is there, from what was asked for or what the device has kept; null where nothing can be. */
export function startFirstPaint(
  file: string,
  language: string,
  calls: readonly string[],
  preloaded: PreloadedResponses | null,
): Promise<void> | null {
  const dictionary = window.earlyMessages?.response;
  if (file === '' || !dictionary) return null;
  if (!preloaded && !getIfAllowed(() => localStorage.getItem(ownerKey))) return null;
  const answers = Object.entries(preloaded?.responses ?? {});
  const input: FirstPaintInput = {
    token: preloaded?.token ?? '',
    language,
    calls,
    responses: Object.fromEntries(answers.map(([address, answer]) => [address, cloneResponse(answer)])),
    messages: cloneResponse(dictionary),
  };
  return import(/* @vite-ignore */ `/${file}`).then(
    ({ firstPaint }: FirstPaintModule) => firstPaint(input).catch(() => undefined),
    () => undefined,
  );
}
