import { html, type Html } from './html.ts';

export const PANEL_PATH = '/_mock/';

/** The style sheet and script of the demo bar, for the page's `<head>`. */
export const barHead: Html = html`<link rel="stylesheet" href="/_mock/bar.css" />
  <script src="/_mock/bar.js" defer></script>`;

/** Creates the bar above the app, which opens the demo panel. client/bar.css shows the bar and selects the language of its text. */
export function createDemoBar(place: 'tab' | 'dialog'): Html {
  return html`<aside id="demo-bar" hidden="until-found" lang="en" aria-label="Demo" data-opens="${place}">
    <span>Demo</span>
    <a href="${PANEL_PATH}" target="hrajem-demo"
      ><span lang="cs">Odeslaná pošta</span><span lang="en">Outbox</span><span data-outbox-count></span
    ></a>
  </aside>`;
}

export function insertDemoBar(page: string): string {
  return page
    .replace('</head>', () => `${barHead.text}</head>`)
    .replace(/<body[^>]*>/, (body) => body + createDemoBar('tab').text);
}
