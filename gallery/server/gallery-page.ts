import { html } from '@mocks/panel/html';
import { groups } from '../states';

const selectField = (name: string, label: string, values: readonly string[]) =>
  html`<label
    >${label}
    <select name="${name}">
      ${values.map((value) => html`<option>${value}</option>`)}
    </select></label
  > `;

/** The HTML of the gallery: every state as a small picture, by screen. */
export const galleryPage = (): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>States – Hrajem</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/states/gallery.css" />
        <script type="module" src="/states/gallery.js"></script>
      </head>
      <body>
        <header>
          <h1><a href="#">States</a></h1>
          <form>
            ${selectField('locale', 'Language', ['cs', 'en'])}
            ${selectField('theme', 'Theme', ['light', 'dark'])}
            ${selectField('width', 'Width in px', ['390', '320', '768', '1280'])}
            ${selectField('text', 'Text in %', ['100', '150', '200'])}
            <label>Find <input name="find" type="search" /></label>
          </form>
        </header>
        <main>
          ${groups.map(
            ({ screen, states }) =>
              html`<section>
                <h2>${screen} <small>${states.length}</small></h2>
                <div class="pictures">
                  ${states.map(({ name }) => html`<a class="picture" href="#${name}" data-state="${name}">${name}</a>`)}
                </div>
              </section>`,
          )}
        </main>
        <div id="open" hidden>
          <p><strong></strong> <a class="again" href="">Start again</a> <a href="#">Close</a></p>
          <iframe title="The state, to be used"></iframe>
        </div>
      </body>
    </html>`.text;
