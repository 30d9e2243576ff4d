import { HttpResponse } from 'msw';
import { PANEL_PATH } from './bar.ts';

/** Development shows the panel in an iframe of the app, so `frame-ancestors` allows the same origin. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

const HEADERS = { 'Cache-Control': 'no-store', 'X-Hrajem-Mock': '1' };

/** Responds with an HTML page. */
export const page = (text: string): Response =>
  HttpResponse.html(text, {
    headers: {
      ...HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'Referrer-Policy': 'no-referrer',
      // The app has the same policy; otherwise the link of the demo bar could not reuse the panel's tab.
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  });

/** Responds with a style sheet or script. */
export const asset = (text: string, type: string): Response =>
  new HttpResponse(text, {
    headers: { ...HEADERS, 'Cache-Control': 'no-cache', 'Content-Type': `${type}; charset=utf-8` },
  });

/** Responds with a JSON value. */
export const json = (value: unknown, headers: Record<string, string> = {}): Response =>
  HttpResponse.json(value as Parameters<typeof HttpResponse.json>[0], {
    headers: { ...HEADERS, ...headers },
  });

/** Whether a form of the panel sent the request; its response is a redirect instead of JSON. */
export const isUrlEncodedForm = (request: Request): boolean =>
  (request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded');

/** Redirects to the panel, optionally to one of its sections. */
export const redirectToPanel = (section?: string): Response =>
  new HttpResponse(null, {
    status: 303,
    headers: { ...HEADERS, Location: section === undefined ? PANEL_PATH : `${PANEL_PATH}#${section}` },
  });
