import { expect, test } from '../support/test';

test('the manifests of both languages and their icons exist', async ({ request }) => {
  for (const locale of ['cs', 'en']) {
    const manifest = await request.get(`/manifest.${locale}.webmanifest`);
    const { lang, start_url, icons, screenshots, shortcuts } = await manifest.json();
    expect([lang, start_url]).toEqual([locale, locale === 'cs' ? '/' : '/en']);
    expect(shortcuts).toMatchObject([
      { url: `${start_url}?open=next-match` },
      { url: `${start_url}?open=messages` },
    ]);
    expect(icons).not.toEqual([]);
    for (const { src, type } of [...icons, ...screenshots])
      expect((await request.get(src)).headers()['content-type']).toContain(type);
  }
});
