import { HttpResponse } from 'msw';
import { PANEL_PATH } from './bar.ts';

/** The panel's pages may do only what they need; dev mode shows them in a frame of the app. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

const HEADERS = { 'Cache-Control': 'no-store', 'X-Hrajem-Mock': '1' };

/** A page of the panel. */
export const page = (text: string): Response =>
  HttpResponse.html(text, {
    headers: {
      ...HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'Referrer-Policy': 'no-referrer',
      // As the app's pages have it: otherwise the bar's link could not find the panel's tab again.
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  });

/** A file of the panel. */
export const asset = (text: string, type: string): Response =>
  new HttpResponse(text, {
    headers: { ...HEADERS, 'Cache-Control': 'no-cache', 'Content-Type': `${type}; charset=utf-8` },
  });

/** A value as JSON, with more headers when given. */
export const json = (value: unknown, headers: Record<string, string> = {}): Response =>
  HttpResponse.json(value as Parameters<typeof HttpResponse.json>[0], {
    headers: { ...HEADERS, ...headers },
  });

/** Whether a form of the panel sent this request, which wants to see the panel again; a program wants JSON. */
export const isUrlEncodedForm = (request: Request): boolean =>
  (request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded');

/** On to the panel, at one of its sections (303: by GET). */
export const redirectToPanel = (section?: string): Response =>
  new HttpResponse(null, {
    status: 303,
    headers: { ...HEADERS, Location: section === undefined ? PANEL_PATH : `${PANEL_PATH}#${section}` },
  });
