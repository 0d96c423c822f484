import { makeSignInLink } from '@portal/contracts';
import { drawRedeemCode, formatRedeemCode, REDEEM_CODE_LENGTH } from '@portal/rules';
import { randomBytes } from 'node:crypto';
import { PushBrowsersService } from '../../../src/domain/notices/push/push-browsers.service';
import { OffersService } from '../../../src/domain/offers/offers.service';
import { RedeemCodesService } from '../../../src/domain/redeem-codes/redeem-codes.service';
import { formOf } from '../forms';
import { givenOrder, newTrxId } from '../payments';
import { sendPhoto } from '../photos';
import { plainPng } from '../pictures';
import { newTelegramId, telegramAppData, telegramPayload } from '../telegram';
import { TEST_SECRETS, type TestServer } from '../test-server';
import { givenNotice, pushBrowser } from '../push';
import { type MakeSample, plain, type Samples } from './sample';

/** Adds an unused code. */
export async function givenCode(server: TestServer): Promise<string> {
  const code = drawRedeemCode(randomBytes(REDEEM_CODE_LENGTH));
  const codes = server.app.get(RedeemCodesService, { strict: false });
  await codes.addCodes([{ code, days: 7, videos: 20 }]);
  return formatRedeemCode(code);
}

const photo = async () => ({ bytes: await plainPng(8, 8), type: 'image/png', name: 'me.png' });

/** A browser of the target that gets notices. Nothing listens at its address. */
const withPushBrowser: MakeSample = async (server, { userId }) => {
  const browsers = server.app.get(PushBrowsersService, { strict: false });
  await browsers.add(userId, pushBrowser(), null);
  const browserId = String((await browsers.list(userId))[0]?._id);
  return () => ({ params: { browserId } });
};

/** Operations of src/user and of signing in. */
export const USER_SAMPLES: Samples = {
  'POST /api/login/password': {
    make: (_server, { userId, password }) => {
      const body = { userId, password };
      return () => ({ body });
    },
  },
  'POST /api/browser-reports': {
    ...plain(() => ({ body: { release: '', screen: '/', errors: [], vitals: [] } })),
    changes: false,
  },
  'POST /api/csp-reports': { ...plain(() => ({ body: {} })), changes: false },
  'POST /api/login/telegram': {
    make: ({ clock }) => {
      const body = telegramPayload(clock, { id: newTelegramId(), first_name: 'Mina' });
      return () => ({ body });
    },
  },
  'POST /api/login/telegram-app': {
    make: ({ clock }) => {
      const body = {
        initData: telegramAppData(clock, { id: newTelegramId(), first_name: 'Mina' }),
      };
      return () => ({ body });
    },
  },
  'POST /api/login/link': {
    make: async (server, target) => {
      const app = await server.signInAs(target);
      const { token } = (await app.send(makeSignInLink)).payload();
      return () => ({ body: { token } });
    },
  },
  'POST /api/admin/login': plain(() => ({ body: { password: TEST_SECRETS.adminPassword } })),
  'POST /api/user/redeem': {
    make: async (server) => {
      const body = { code: await givenCode(server) };
      return () => ({ body });
    },
  },
  'POST /api/user/set-password': plain((userId) => ({
    body: { userId, password: 'an entirely new word' },
  })),
  'POST /api/payment/create-order': plain((userId) => ({
    body: { userId, planId: 'combo_1d', method: 'bkash' },
  })),
  'POST /api/payment/submit-trx': {
    make: async (server, { userId }) => {
      const { ref_code: referenceCode } = await givenOrder(server, userId);
      return () => ({ body: { referenceCode, trxId: newTrxId() } });
    },
  },
  'GET /api/payment/order-status/:referenceCode': {
    make: async (server, { userId }) => {
      const { ref_code: referenceCode } = await givenOrder(server, userId);
      return () => ({ params: { referenceCode } });
    },
  },
  'GET /api/offer/:offerCode': {
    make: async (server, { userId }) => {
      const { message } = await server.app
        .get(OffersService, { strict: false })
        .sendSpecialOffer(userId, {
          ...{ planId: 'plan_standard_bdt_30d', expiryDays: 2 },
          discount: { type: 'percentage', value: 20 },
        });
      const [, offerCode = ''] = /\/plans\/([A-Z0-9]+)$/.exec(message) ?? [];
      return () => ({ params: { offerCode } });
    },
  },
  'POST /api/user/:id/sessions/end-others': {
    make: async (server, target) => {
      await server.signInAs(target);
      return () => ({});
    },
  },
  'POST /api/user/:id/photo': {
    make: async () => {
      const form = await formOf(await photo());
      return () => ({ form });
    },
  },
  'DELETE /api/user/:id/photo': {
    make: async (server, target) => {
      const answer = await sendPhoto(await server.signInAs(target), target.userId, await photo());
      answer.payload();
      return () => ({});
    },
  },
  'GET /api/user/:id/history/:ott': plain(() => ({ params: { ott: 'Netflix' } })),
  'GET /api/user/:id/tasks/stream': { ...plain(() => ({})), endless: true },
  'POST /api/user/:id/notices/read': {
    make: async (server, { userId }) => {
      await givenNotice(server, userId);
      return () => ({ body: {} });
    },
  },
  'PATCH /api/user/:id/notice-preferences': plain(() => ({ body: { quietHours: null } })),
  'POST /api/user/:id/push': plain(() => ({ body: pushBrowser() })),
  'DELETE /api/user/:id/push/:browserId': { make: withPushBrowser },
  'POST /api/user/:id/push/:browserId/test': { make: withPushBrowser },
  'GET /api/notice/:noticeId': {
    make: async (server, { userId }) => {
      const noticeId = await givenNotice(server, userId);
      return () => ({ params: { noticeId }, query: { language: 'en' } });
    },
  },
  'PATCH /api/user/:id/settings': plain(() => ({ body: { videoQuality: '720p' } })),
  'PATCH /api/user/:id/profile': plain(() => ({ body: { email: 'mina@mail.com' } })),
};
