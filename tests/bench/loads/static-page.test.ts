import { expect, test } from 'vitest';
import { staticPage } from './static-page';

test('a static page holds the lines as they are, and no script', () => {
  const html = staticPage('Přihlášení – Hrajem', ['Jméno', '5 < 6 & <script>alert(1)</script>']);
  expect(html).toContain(
    '<title>Přihlášení – Hrajem</title>\n<p>Jméno</p>\n<p>5 &#60; 6 &#38; &#60;script&#62;',
  );
  expect(html).not.toContain('<script');
});
