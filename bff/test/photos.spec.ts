import { deletePhoto, deleteUser, updateSettings } from '@portal/contracts';
import { DEFAULT_PHOTO_URL } from '@portal/rules';
import sharp from 'sharp';
import { formOf } from './support/forms';
import { filesOf, givenSubscriber, nameOf, sendPhoto, storedPhoto } from './support/photos';
import { colourAt, movingGif, phonePhoto, picture } from './support/pictures';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

const get = (url: string) => server.app.inject({ method: 'GET', url });

describe('an uploaded photo', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'in %s becomes a square WebP of at most 512 px under a new name',
    async (format) => {
      const { send, photo, files, userId } = await givenSubscriber(server);
      const bytes = await picture(format, 700, 600);
      const answer = (await send({ bytes, name: 'evil.php', type: 'text/html' })).payload();
      expect(answer).toMatchObject({ success: true, message: 'User updated successfully!' });
      const { profilePhotoUrl } = answer.updated;
      expect(profilePhotoUrl).toMatch(new RegExp(`^/uploads/${userId}-[0-9a-f]{32}\\.webp$`));
      expect(await photo()).toBe(profilePhotoUrl);
      expect(await files()).toEqual([nameOf(profilePhotoUrl)]);
      const {
        format: made,
        width,
        height,
      } = await sharp(await storedPhoto(server, profilePhotoUrl)).metadata();
      expect([made, width, height]).toEqual(['webp', 512, 512]);
    },
  );

  it('is never made larger than it came', async () => {
    const { send } = await givenSubscriber(server);
    const { updated } = (await send({ bytes: await picture('png', 90, 40) })).payload();
    const { width, height } = await sharp(
      await storedPhoto(server, updated.profilePhotoUrl),
    ).metadata();
    expect([width, height]).toEqual([40, 40]);
  });

  it('loses place, maker and every other mark, and stands upright', async () => {
    const sent = await phonePhoto();
    expect((await sharp(sent).metadata()).orientation).toBe(6);
    expect(sent.toString('latin1')).toContain('SecretPhone');
    const { send } = await givenSubscriber(server);
    const { updated } = (await send({ bytes: sent })).payload();
    const file = await storedPhoto(server, updated.profilePhotoUrl);
    const { exif, xmp, icc, orientation } = await sharp(file).metadata();
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(file.toString('latin1')).not.toMatch(/SecretPhone|Exif|GPS/);
    // Taken with the phone held upright, the left half of the sensor is the upper half of the photo.
    expect(await colourAt(file, 256, 40)).toBe('red');
    expect(await colourAt(file, 256, 470)).toBe('blue');
  });

  it('that moves stands still on its first frame', async () => {
    const { send } = await givenSubscriber(server);
    const { updated } = (await send({ bytes: await movingGif() })).payload();
    const file = await storedPhoto(server, updated.profilePhotoUrl);
    expect((await sharp(file).metadata()).pages ?? 1).toBe(1);
    expect(await colourAt(file, 30, 30)).toBe('green');
  });

  it('takes the place of the one before, whose file goes', async () => {
    const { send, files, photo } = await givenSubscriber(server);
    const first = (await send({ bytes: await picture('png') })).payload().updated.profilePhotoUrl;
    const second = (await send({ bytes: await picture('png') })).payload().updated.profilePhotoUrl;
    expect(second).not.toBe(first);
    expect(await photo()).toBe(second);
    expect(await files()).toEqual([nameOf(second)]);
    expect((await get(first)).statusCode).toBe(404);
  });

  it('of somebody else is out of reach: no upload, no deletion, existing or not', async () => {
    const mine = await givenSubscriber(server);
    const other = await givenSubscriber(server);
    await other.send({ bytes: await picture('png') });
    const before = await other.photo();
    const bytes = await picture('png');
    for (const id of [other.userId, 999_999_999]) {
      expect((await sendPhoto(mine.browser, id, { bytes })).status).toBe(403);
      expect((await mine.browser.send(deletePhoto, { params: { id } })).status).toBe(403);
      expect((await sendPhoto(server.client(), id, { bytes })).status).toBe(401);
      expect((await sendPhoto(server.bot(), id, { bytes })).status).toBe(403);
    }
    expect(await other.photo()).toBe(before);
    expect(await other.files()).toEqual([nameOf(before)]);
    expect(await filesOf(server, 999_999_999)).toEqual([]);
  });

  it('is the user’s own business: an administrator may not', async () => {
    const { userId, send, photo } = await givenSubscriber(server);
    await send({ bytes: await picture('png') });
    const before = await photo();
    const admin = await server.signInAsAdmin();
    const answer = await sendPhoto(admin, userId, { bytes: await picture('png') });
    expect([answer.status, answer.code]).toEqual([403, 'sessions/forbidden']);
    expect((await admin.send(deletePhoto, { params: { id: userId } })).status).toBe(403);
    expect(await photo()).toBe(before);
  });

  it('of an account that is deleted meanwhile leaves no file', async () => {
    const { userId, browser } = await givenSubscriber(server);
    const admin = await server.signInAsAdmin();
    await Promise.all([
      sendPhoto(browser, userId, { bytes: await picture('png') }),
      admin.send(deleteUser, { params: { id: userId } }),
    ]);
    expect(await filesOf(server, userId)).toEqual([]);
  });

  it('from another site is refused before any handler', async () => {
    const { userId, browser, files } = await givenSubscriber(server);
    const form = await formOf({ bytes: await picture('png') });
    for (const foreign of ['cross-site', 'same-site']) {
      const answer = await browser.request({
        method: 'POST',
        url: `/api/user/${userId}/photo`,
        payload: form.payload,
        headers: { ...form.headers, 'sec-fetch-site': foreign },
      });
      expect([answer.status, answer.code]).toEqual([403, 'request/cross-site']);
    }
    expect(await files()).toEqual([]);
  });
});

describe('deleting the photo', () => {
  it('removes the file and gives the default back; once more changes nothing', async () => {
    const { send, browser, userId, files } = await givenSubscriber(server);
    const before = (await send({ bytes: await picture('png') })).payload().updated;
    for (const _time of [1, 2]) {
      const answer = (await browser.send(deletePhoto, { params: { id: userId } })).payload();
      expect(answer).toEqual({
        success: true,
        message: 'User updated successfully!',
        updated: { ...before, profilePhotoUrl: DEFAULT_PHOTO_URL },
      });
    }
    expect(await files()).toEqual([]);
    expect((await get(before.profilePhotoUrl)).statusCode).toBe(404);
  });

  it('by the settings removes the file too; other addresses change nothing', async () => {
    const mine = await givenSubscriber(server);
    const other = await givenSubscriber(server);
    await mine.send({ bytes: await picture('png') });
    await other.send({ bytes: await picture('png') });
    const own = await mine.photo();
    const patch = (profilePhotoUrl: string) =>
      mine.browser.send(updateSettings, { params: { id: mine.userId }, body: { profilePhotoUrl } });
    for (const address of [
      own,
      await other.photo(),
      'https://evil.example/x.png',
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
    ]) {
      expect((await patch(address)).payload().updated.profilePhotoUrl).toBe(own);
    }
    expect((await patch(DEFAULT_PHOTO_URL)).payload().updated.profilePhotoUrl).toBe(
      DEFAULT_PHOTO_URL,
    );
    expect([await mine.files(), (await other.files()).length]).toEqual([[], 1]);
  });
});
