import {
  getCatalogue,
  getSession,
  loginWithTelegram,
  setPassword,
  signTrialTelegram,
} from '@portal/contracts';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { loadConfig } from '../src/platform/config/load-config';
import { TrialModule } from '../src/trial/trial.module';
import { BOT_TOKEN, newTelegramId } from './support/telegram';
import { createTestServer, productionEnvironment, type TestServer } from './support/test-server';

const modules = [TrialModule];
const env = { TRIAL: '1', TELEGRAM_BOT_TOKEN: BOT_TOKEN };

describe('the stand-in for Telegram', () => {
  let trial: TestServer;
  beforeAll(async () => {
    trial = await createTestServer({ env, modules });
  });
  afterAll(() => trial.stop());

  const payloadFor = async (body: object) =>
    (await trial.client().send(signTrialTelegram, { body })).payload().payload;

  it('signs payloads that go the whole way of a sign-in', async () => {
    const id = newTelegramId();
    const browser = trial.client();
    const body = await payloadFor({ id, firstName: 'Rahim' });
    const answer = (await browser.send(loginWithTelegram, { body })).payload();
    expect(answer).toMatchObject({ action: 'setPassword', user: { userId: id, name: 'Rahim' } });
    const password = { userId: id, password: 'rain on tin roofs' };
    expect((await browser.send(setPassword, { body: password })).status).toBe(200);
    expect((await browser.send(getSession)).payload().user?.userId).toBe(id);
  });

  it('signs another payload each time, for each works once', async () => {
    const id = newTelegramId();
    for (const body of [await payloadFor({ id }), await payloadFor({ id })]) {
      expect((await trial.client().send(loginWithTelegram, { body })).status).toBe(200);
      expect((await trial.client().send(loginWithTelegram, { body })).status).toBe(401);
    }
  });

  it('is announced in the catalogue, and there is no bot beside it', async () => {
    const { brand } = (await trial.client().send(getCatalogue)).payload();
    expect(brand).toMatchObject({
      hasTrialTelegram: true,
      telegramBotName: null,
      telegramBotId: null,
      telegramWidgetUrl: null,
    });
  });

  it.each([{}, { id: 0 }, { id: '5' }, { id: 5, firstName: 'x'.repeat(65) }])(
    'refuses %p',
    async (body) => {
      expect((await trial.client().send(signTrialTelegram, { body })).status).toBe(400);
    },
  );
});

describe('without the stand-in', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ env });
  });
  afterAll(() => server.stop());

  it('its call leads nowhere and the catalogue says so', async () => {
    const answer = await server.client().send(signTrialTelegram, { body: { id: 5 } });
    expect([answer.status, answer.code]).toEqual([404, 'request/not-found']);
    const { brand } = (await server.client().send(getCatalogue)).payload();
    expect(brand.hasTrialTelegram).toBe(false);
  });

  it('production: the built service holds nothing of it, and the module would not start', async () => {
    const script = join(__dirname, '../scripts/bundled-modules.mjs');
    const programs = JSON.parse(
      execFileSync(process.execPath, [script], { encoding: 'utf8' }),
    ) as Record<string, string[]>;
    const trialFiles = (program: string) =>
      (programs[program] ?? []).filter((file) => file.startsWith('src/trial/'));
    expect(programs['main']).toContain('src/main.ts');
    expect(trialFiles('main')).toEqual([]);
    expect(trialFiles('main-trial')).toContain('src/trial/trial-telegram.controller.ts');

    const production = await productionEnvironment();
    const start = createTestServer({ env: production, databaseUri: server.databaseUri, modules });
    await expect(start).rejects.toThrow('TRIAL=1');
    expect(() => loadConfig({ ...production, TRIAL: '1' })).toThrow(
      expect.objectContaining({
        problems: expect.arrayContaining([expect.stringContaining('TRIAL:')]) as string[],
      }),
    );
  });
});
