import type { TestClient } from '@portal/testing';
import { DEFAULT_PHOTO_URL } from '@portal/rules';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FormFile, formOf } from './support/forms';
import { givenSubscriber } from './support/photos';
import { jpegOf, picture, plainPng, pngBomb } from './support/pictures';
import { createTestServer, type TestServer } from './support/test-server';

const MIB = 1_024 * 1_024;

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

describe('what is no photo', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const latin1 = (text: string) => Buffer.from(text, 'latin1');
  const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));

  const cases: [string, () => Promise<Buffer> | Buffer, number, string][] = [
    ['an SVG called png', () => latin1(svg), 415, 'accounts/photo-kind'],
    ['HTML', () => latin1('<!doctype html><script>1</script>'), 415, 'accounts/photo-kind'],
    ['a PDF', () => latin1('%PDF-1.7'), 415, 'accounts/photo-kind'],
    ['a TIFF', () => picture('tiff'), 415, 'accounts/photo-kind'],
    ['an empty file', () => Buffer.alloc(0), 415, 'accounts/photo-kind'],
    [
      'a GIF that is JavaScript too',
      () => latin1('GIF89a/*\x01\x00\x00\x00*/=1;alert(1)//;'),
      415,
      'accounts/photo-kind',
    ],
    [
      'a whole PNG with a page behind it',
      async () => Buffer.concat([await picture('png'), latin1('<script>alert(1)</script>')]),
      415,
      'accounts/photo-kind',
    ],
    [
      'only the beginning of a PNG, then SVG',
      () => latin1(`\x89PNG\r\n\x1a\n${svg.replace('script', 'a')}`),
      422,
      'accounts/photo-failed',
    ],
    ['a JPEG cut off', async () => cut(await picture('jpeg')), 422, 'accounts/photo-failed'],
    ['a PNG cut off', async () => cut(await picture('png')), 422, 'accounts/photo-failed'],
    ['a WebP cut off', async () => cut(await picture('webp')), 422, 'accounts/photo-failed'],
    ['a GIF cut off', async () => cut(await picture('gif')), 422, 'accounts/photo-failed'],
    ['a PNG bomb', () => pngBomb(50_000), 413, 'accounts/photo-too-large'],
    ['16 megapixels and a bit', () => plainPng(4_001, 4_000), 413, 'accounts/photo-too-large'],
    ['5 MiB and a byte', () => jpegOf(5 * MIB + 1), 413, 'accounts/photo-too-large'],
  ];

  it.each(cases)(
    '%s is refused, whatever it is called, and leaves nothing behind',
    async (_what, make, status, code) => {
      const { send, photo, files } = await givenSubscriber(server);
      const before = (await readdir(server.uploadsDir)).length;
      const answer = await send({ bytes: await make(), name: 'me.png', type: 'image/png' });
      expect([answer.status, answer.code]).toEqual([status, code]);
      expect(await photo()).toBe(DEFAULT_PHOTO_URL);
      expect(await files()).toEqual([]);
      expect(await readdir(server.uploadsDir)).toHaveLength(before);
    },
  );

  it('5 MiB and 16 megapixels to the last byte and pixel are fine', async () => {
    const { send } = await givenSubscriber(server);
    expect((await send({ bytes: await jpegOf(5 * MIB) })).status).toBe(200);
    expect((await send({ bytes: await plainPng(4_000, 4_000) })).status).toBe(200);
  });

  it.each<[string, (photo: Buffer) => FormFile[], number]>([
    ['two photos', (bytes) => [{ bytes }, { bytes }], 400],
    ['another field', (bytes) => [{ bytes, field: 'photo' }], 400],
    ['__proto__ as field', (bytes) => [{ bytes, field: '__proto__' }], 400],
    ['a photo and another file', (bytes) => [{ bytes }, { bytes, field: 'more' }], 400],
    ['nothing', () => [], 400],
  ])('a form with %s is refused and leaves nothing behind', async (_what, files, status) => {
    const subscriber = await givenSubscriber(server);
    const answer = await subscriber.send(...files(await picture('png')));
    expect(answer.status).toBe(status);
    expect(await subscriber.files()).toEqual([]);
  });

  it.each([
    ['JSON', 'application/json', '{}'],
    ['a form without a boundary', 'multipart/form-data', '--x--'],
    ['a form that breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp'],
    [
      'a text where the file belongs',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="profilePhoto"\r\n\r\nhello\r\n--x--\r\n',
    ],
  ])('%s instead of a file is refused with 400', async (_what, type, payload) => {
    const { browser, userId } = await givenSubscriber(server);
    const url = `/api/user/${userId}/photo`;
    const headers = { 'content-type': type };
    const answer = await browser.request({ method: 'POST', url, headers, payload });
    expect(answer.status).toBe(400);
  });

  it('a file without end is refused while it comes', async () => {
    const { browser, userId } = await givenSubscriber(server);
    expect(await sendWithoutEnd(browser, userId)).toEqual([413, 'accounts/photo-too-large']);
  });
});

/** Sends zeros over a real connection until the answer comes; gives status and code. */
async function sendWithoutEnd(browser: TestClient, userId: number): Promise<[number, unknown]> {
  await server.app.listen(0, '127.0.0.1');
  const { port } = server.app.getHttpServer().address() as AddressInfo;
  const { headers, payload } = await formOf({ bytes: '' });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    const url = `http://127.0.0.1:${port}/api/user/${userId}/photo`;
    const request = httpRequest(url, { method: 'POST', headers: { ...headers, cookie } });
    const zeros = Buffer.alloc(65_536);
    const more = (): void => {
      while (!request.destroyed && request.write(zeros));
    };
    request.on('drain', more);
    request.on('error', reject);
    request.on('response', (answer) => {
      request.off('drain', more);
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => {
        resolve([answer.statusCode ?? 0, (JSON.parse(text) as { code: unknown }).code]);
        request
          .off('error', reject)
          .on('error', () => undefined)
          .destroy();
      });
    });
    request.write(payload.subarray(0, payload.indexOf('\r\n\r\n') + 4));
    more();
  });
}
