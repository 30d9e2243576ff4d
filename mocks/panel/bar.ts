import { html, type Html } from './html.ts';

/** Where the panel and its parts are. */
export const PANEL_PATH = '/_mock/';

/** Style sheet and script of the bar, for the page's head. */
export const barHead: Html = html`<link rel="stylesheet" href="/_mock/bar.css" />
  <script src="/_mock/bar.js" defer></script>`;

/**
 * The thin bar that leads from every page of the app to the outbox. It stands before the app, in the flow of the page, so that it covers
 * none of its controls, and is not shown without its style sheet, as without a signal. The language of the page chooses between its words
 * (client/bar.css).
 * @param opens where the panel appears: beside the app, whose form stays as it is
 */
export function barMarkup(opens: 'tab' | 'dialog'): Html {
  return html`<aside id="demo-bar" hidden="until-found" lang="en" aria-label="Demo" data-opens="${opens}">
    <span>Demo</span>
    <a href="${PANEL_PATH}" target="hrajem-demo"
      ><span lang="cs">Odeslaná pošta</span><span lang="en">Outbox</span><span data-outbox-count></span
    ></a>
  </aside>`;
}

/** A page of the built app with the bar in it; nothing of this is ever written to the build. */
export function withDemoBar(page: string): string {
  return page
    .replace('</head>', () => `${barHead.text}</head>`)
    .replace(/<body[^>]*>/, (body) => body + barMarkup('tab').text);
}
