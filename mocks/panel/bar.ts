import { html, type Html } from './html.ts';

export const PANEL_PATH = '/_mock/';

/** The style sheet and script of the demo bar, for the page's `<head>`. */
export const barHead: Html = html`<link rel="stylesheet" href="/_mock/bar.css" />
  <script src="/_mock/bar.js" defer></script>`;

/**
 * Creates the bar above the app, which opens the demo panel in another tab or in a dialog. The bar stays hidden when its style
 * sheet cannot load, for example offline. The style sheet selects the language of the text (client/bar.css).
 */
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
