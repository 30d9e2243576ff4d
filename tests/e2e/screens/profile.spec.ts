import type { Page } from '@playwright/test';
import { i18n } from '../support/pages/i18n';
import { exifLatitude, photo, withExif } from '../support/pages/pictures';
import { expect, test } from '../support/test';

const cs = i18n.cs.LL;
const picture = cs.profile.picture;

const chooseFile = (page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg') =>
  page.locator('input[type=file]:not([capture])').setInputFiles({ name, mimeType, buffer });

const cropArea = (page: Page) => page.getByRole('application', { name: picture.crop.area() });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ signIn }) => signIn('jana'));

test('asks before unsaved changes are lost, and only then; saving keeps a picture', async ({
  page,
  backend,
  browserLog,
}) => {
  browserLog.allow(/Failed to load resource/);
  const heading = page.getByRole('heading', { level: 1 });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.dismiss();
  });
  await page.goto('/profil');
  await test.step('a link, Back and closing the tab', async () => {
    await page.getByRole('link', { name: cs.header.account.edit() }).click();
    const bio = page.getByLabel(cs.profile.form.bio());
    const dialog = page.getByRole('dialog', { name: cs.profile.leave.title() });
    const stay = dialog.getByRole('button', { name: cs.common.actions.stay() });
    await bio.fill('Něco nového');

    await page.goBack();
    await stay.click();
    await expect(page).toHaveURL('/profil/upravit');
    await expect(bio).toHaveValue('Něco nového');
    await page.evaluate(() => location.reload());
    await expect.poll(() => dialogs).toEqual(['beforeunload']);
    await expect(bio).toHaveValue('Něco nového');

    const leave = page.getByRole('link', { name: cs.common.actions.cancel() });
    await leave.click();
    await stay.click();
    await expect(page).toHaveURL('/profil/upravit');
    await expect(bio).toHaveValue('Něco nového');
    await leave.click();
    await dialog.getByRole('button', { name: cs.profile.leave.leave() }).click();
    await expect(page).toHaveURL('/profil');
    await expect(heading).toHaveText('Profil');
    await page.getByRole('link', { name: cs.header.account.edit() }).click();
    await leave.click();
    await expect(page).toHaveURL('/profil');
    expect(dialogs).toHaveLength(1);
  });

  await test.step('saving reports an unsent picture and keeps an open crop', async () => {
    await page.getByRole('link', { name: cs.header.account.edit() }).click();
    await expect(page.getByLabel(cs.profile.form.displayName())).toHaveValue('Jana Nováková');
    const pictureRegion = page.getByRole('region', { name: picture.label() });
    const choose = async () => chooseFile(page, 'a.jpg', await photo(page, { width: 600, height: 600 }));
    await backend.setFaults({ target: 'updateProfileWithFormData', kind: 'delay', delay_ms: 120_000 });
    await choose();
    await page.getByRole('button', { name: picture.crop.use() }).click();
    await expect(pictureRegion.locator('img')).toHaveCount(1);
    await page.getByRole('button', { name: picture.stop() }).click();
    await expect(page.getByText(picture.stopped())).toBeVisible();
    await expect(pictureRegion.locator('img')).toHaveCount(0);
    await backend.clearFaults();
    await choose();
    await expect(cropArea(page)).toBeVisible();
    // The button that had the focus was removed.
    await expect(page.getByRole('heading', { name: picture.crop.title() })).toBeFocused();
    const saveAs = async (name: string) => {
      await page.getByLabel(cs.profile.form.displayName()).fill(name);
      await page.getByRole('button', { name: cs.profile.form.save() }).click();
    };
    await saveAs('Jana');
    await expect(page.getByText(cs.profile.form.savedButPicture())).toBeVisible();
    await expect(page).toHaveURL('/profil/upravit');
    await backend.setFaults({ target: 'updateProfileWithFormData', kind: 'status', status: 500, times: 1 });
    await page.getByRole('button', { name: picture.crop.use() }).click();
    await expect(page.getByRole('alert').filter({ hasText: picture.failed() })).toBeVisible();
    // The same name, so soon again, would be a double click.
    await saveAs('Jana N.');
    await expect(page.getByText(cs.profile.form.savedButPicture())).toBeVisible();
    const retry = page.getByRole('button', { name: picture.retry() });
    await expect(retry).toBeInViewport();
    // Leaving the screen would lose the picture, so the app asks.
    await page.getByRole('link', { name: cs.common.actions.cancel() }).click();
    await page.getByRole('button', { name: cs.common.actions.stay() }).click();
    await retry.click();
    await expect(page.getByText(picture.saved())).toBeVisible();
    await expect(pictureRegion).toBeFocused();
    await page.getByRole('link', { name: cs.common.actions.cancel() }).click();
    await expect(page).toHaveURL('/profil');
    await expect(page.getByRole('heading', { level: 2, name: 'Jana N.', exact: true })).toBeVisible();
  });
});

test('takes a picture by drop, by paste and from the camera, which it sends upright, small and without EXIF', async ({
  page,
  browserLog,
}) => {
  browserLog.allow(/Failed to load resource|leave-question|ChunkLoadError/);
  await page.route('**/assets/leave-question-*.js', (route) => route.abort());
  await page.goto('/profil/upravit');
  await expect(page.getByLabel(cs.profile.form.displayName())).toHaveValue('Jana Nováková');
  const bytes = [...(await photo(page, { width: 400, height: 300, type: 'image/png' }))];
  for (const type of ['drop', 'paste'] as const) {
    await test.step(type, async () => {
      await page.evaluate(
        ({ bytes, type }) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
          const event =
            type === 'drop'
              ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
          document.querySelector('main')?.dispatchEvent(event);
        },
        { bytes, type },
      );
      await expect(cropArea(page)).toBeVisible();
      await page.getByRole('button', { name: cs.common.actions.cancel() }).click();
      await expect(cropArea(page)).toHaveCount(0);
    });
  }

  await test.step('camera', async () => {
    // Phones store photos sideways, with an orientation in EXIF; this one has 12 megapixels.
    const sidewaysPhoto = withExif(await photo(page, { width: 4032, height: 3024 }), 6);
    expect([sidewaysPhoto.includes('Exif'), sidewaysPhoto.includes(exifLatitude)]).toEqual([true, true]);
    const request = page.waitForRequest((candidate) => candidate.method() === 'PUT');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: picture.camera() }).click();
    const chooser = await choosing;
    expect(await chooser.element().getAttribute('capture')).toBe('user');
    await chooser.setFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: sidewaysPhoto });
    await expect(cropArea(page)).toBeVisible();
    await cropArea(page).focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
    await page.getByRole('slider', { name: picture.crop.zoom() }).press('ArrowRight');
    await page.getByRole('button', { name: picture.crop.use() }).click();
    const body = (await request).postDataBuffer() ?? Buffer.alloc(0);
    // WebP writes EXIF in capitals.
    expect(body.toString('latin1')).not.toMatch(/exif/i);
    expect(body.includes(exifLatitude)).toBe(false);
    expect(body.length).toBeLessThan(301_000);
    await expect(page.getByText(picture.saved())).toBeVisible();

    // The red top of the stored photo is on the right after turning, and the blue bottom on the left.
    const { width, height, left, right } = await page.evaluate(async () => {
      const image = document.querySelector<HTMLImageElement>('main img');
      if (!image) throw new Error('No picture.');
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(image, 0, 0);
      const pixelAt = (x: number): number[] => [...(context?.getImageData(x, 256, 1, 1).data ?? [])];
      return {
        width: image.naturalWidth,
        height: image.naturalHeight,
        left: pixelAt(20),
        right: pixelAt(490),
      };
    });
    expect([width, height]).toEqual([512, 512]);
    expect(left[2]).toBeGreaterThan(left[0] ?? 255);
    expect(right[0]).toBeGreaterThan(right[2] ?? 255);
    // On a phone the account menu has an icon in place of the picture.
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('header img')).toBeVisible();
  });

  await test.step('asks by a browser dialog when the chunk of its own dialog is missing', async () => {
    await page.getByLabel(cs.profile.form.bio()).fill('Něco nového');
    const browserDialog = page.waitForEvent('dialog');
    const clicked = page.getByRole('link', { name: cs.common.actions.cancel() }).click();
    expect((await browserDialog).message()).toContain(cs.profile.leave.title());
    await (await browserDialog).dismiss();
    await clicked;
    await expect(page.getByLabel(cs.profile.form.bio())).toHaveValue('Něco nového');
  });
});
