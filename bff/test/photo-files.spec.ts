import { deletePhoto } from '@portal/contracts';
import { DEFAULT_PHOTO_URL, MINUTE_MS } from '@portal/rules';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PhotoSweepJob } from '../src/domain/accounts/photo-sweep.job';
import { SchedulerService } from '../src/platform/scheduler/scheduler.service';
import { filesOf, givenSubscriber, nameOf, sendPhoto, storedPhoto } from './support/photos';
import { picture } from './support/pictures';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

const get = (url: string) => server.app.inject({ method: 'GET', url });

describe('of one user', () => {
  it('ten uploads at the same time leave one file, and its address resolves', async () => {
    const subscriber = await givenSubscriber(server);
    const other = await server.another();
    const bytes = await picture('jpeg', 800, 800);
    const there = other.client();
    for (const [name, value] of subscriber.browser.cookies) there.cookies.set(name, value);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        number % 2 ? subscriber.send({ bytes }) : sendPhoto(there, subscriber.userId, { bytes }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(await subscriber.files()).toEqual([nameOf(await subscriber.photo())]);
    expect((await get(await subscriber.photo())).statusCode).toBe(200);
  });

  it('uploads and deletions at the same time leave what the account says', async () => {
    const { send, browser, userId, files, photo } = await givenSubscriber(server);
    const bytes = await picture('jpeg');
    const remove = () => browser.send(deletePhoto, { params: { id: userId } });
    await Promise.all([send({ bytes }), remove(), send({ bytes }), remove(), send({ bytes })]);
    const last = await photo();
    expect(await files()).toEqual(last === DEFAULT_PHOTO_URL ? [] : [nameOf(last)]);
  });

  it('the sixth upload in a minute is 429 with Retry-After, from whatever session', async () => {
    const user = await server.givenAccount();
    const browsers = [await server.signInAs(user), await server.signInAs(user)];
    const statuses = [];
    for (const number of [0, 1, 2, 3, 4]) {
      const browser = browsers[number % 2] ?? server.client();
      statuses.push((await sendPhoto(browser, user.userId, { bytes: 'no photo' })).status);
    }
    expect(statuses).toEqual([415, 415, 415, 415, 415]);
    for (const browser of browsers) {
      const answer = await sendPhoto(browser, user.userId, { bytes: 'no photo' });
      expect([answer.status, answer.code]).toEqual([429, 'request/too-many']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(1);
    }
    const other = await givenSubscriber(server);
    expect((await other.send({ bytes: 'no photo' })).status).toBe(415);
  });
});

describe('what a crash left behind', () => {
  const sweep = () => server.app.get(PhotoSweepJob, { strict: false }).run();
  const fileName = (userId: number, letter: string) => `${userId}-${letter.repeat(32)}.webp`;

  async function leave(name: string, minutesAgo = 0): Promise<void> {
    const path = join(server.uploadsDir, name);
    await writeFile(path, 'x');
    const time = new Date(server.clock.now().getTime() - minutesAgo * MINUTE_MS);
    await utimes(path, time, time);
  }

  it('between file and account, or account and removal, is gone after the sweep', async () => {
    const { userId, send, files, photo } = await givenSubscriber(server);
    await send({ bytes: await picture('png') });
    server.clock.advance(6 * MINUTE_MS);
    await leave(fileName(userId, 'a'), 6);
    await leave(`.${fileName(userId, 'b')}`, 6);
    await leave(fileName(88_888_888, 'c'), 6);
    await sweep();
    expect(await files()).toEqual([nameOf(await photo())]);
    expect(await filesOf(server, 88_888_888)).toEqual([]);
    expect((await get(await photo())).statusCode).toBe(200);
  });

  it('stays for five minutes, because another instance may be about to name it', async () => {
    const { userId, files } = await givenSubscriber(server);
    await leave(fileName(userId, 'a'), 4);
    await sweep();
    expect(await files()).toEqual([fileName(userId, 'a')]);
    server.clock.advance(2 * MINUTE_MS);
    await sweep();
    expect(await files()).toEqual([]);
  });

  it('is looked for by itself, every five minutes', async () => {
    const { userId, files } = await givenSubscriber(server);
    const scheduler = server.app.get(SchedulerService, { strict: false });
    await scheduler.runDue();
    await leave(fileName(userId, 'a'), 6);
    server.clock.advance(5 * MINUTE_MS - 1);
    await scheduler.runDue();
    expect(await files()).toHaveLength(1);
    server.clock.advance(1);
    await scheduler.runDue();
    expect(await files()).toEqual([]);
  });

  it('is reported from the files of another database, which stay', async () => {
    const { userId } = await givenSubscriber(server);
    for (let number = 10; number < 90; number += 1) {
      await leave(`${userId}-${String(number).repeat(16)}.webp`, 6);
    }
    await sweep();
    expect(await filesOf(server, userId)).toHaveLength(80);
  });
});

describe('/uploads', () => {
  it('serves a picture as a picture that may do nothing', async () => {
    const { send } = await givenSubscriber(server);
    const { updated } = (await send({ bytes: await picture('png') })).payload();
    for (const url of [updated.profilePhotoUrl, `${updated.profilePhotoUrl}?t=1700000000000`]) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, max-age=31536000, immutable',
      });
      expect(answer.rawPayload).toEqual(await storedPhoto(server, updated.profilePhotoUrl));
    }
  });

  it.each([
    '../secret.txt',
    '..%2fsecret.txt',
    '%2e%2e%2fsecret.txt',
    '..%5csecret.txt',
    '....//secret.txt',
    '%00',
    `5-${'a'.repeat(32)}.webp%00.txt`,
    `.5-${'a'.repeat(32)}.webp`,
    `5-${'A'.repeat(32)}.webp`,
    `5-${'a'.repeat(32)}.webp/`,
    'secret.txt',
    '',
    '.',
  ])('answers 404 for %p and reads nothing else', async (name) => {
    await writeFile(join(server.uploadsDir, 'secret.txt'), 'secret');
    await writeFile(join(server.uploadsDir, `.5-${'a'.repeat(32)}.webp`), 'secret');
    const answer = await get(`/uploads/${name}`);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('"secret"');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
