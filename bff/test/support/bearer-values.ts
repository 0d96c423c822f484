import {
  type BearerKind,
  drawRedeemCode,
  formatRedeemCode,
  REDEEM_CODE_LENGTH,
} from '@portal/rules';
import { randomBytes } from 'node:crypto';
import { OffersService } from '../../src/domain/offers/offers.service';
import { RedeemCodesService } from '../../src/domain/redeem-codes/redeem-codes.service';
import { givenBrokenOff, givenOrder } from './payments';
import { newTaskId } from './reports';
import type { TestServer } from './test-server';

/** One live value of each kind. */
export type LiveValues = Readonly<Record<BearerKind, string>>;

const draw = (): string => drawRedeemCode(randomBytes(REDEEM_CODE_LENGTH));

/** An unused code. */
export async function givenLiveCode(server: TestServer, batch: string | null = null) {
  const code = draw();
  const codes = server.app.get(RedeemCodesService, { strict: false });
  await codes.addCodes([{ code, days: 7, videos: 20, batch }]);
  return code;
}

/** An open special offer of a user. Returns its code. */
export async function givenLiveOffer(server: TestServer, userId: number): Promise<string> {
  const offers = server.app.get(OffersService, { strict: false });
  const discount = { type: 'percentage', value: 10 } as const;
  const special = { planId: 'plan_standard_bdt_30d', discount, expiryDays: 7 };
  return (await offers.sendSpecialOffer(userId, special)).special?.code ?? '';
}

/**
 * A random reference code, as in production. Other helpers use codes without letters after the fourth
 * character.
 */
const referenceCode = (): string => draw().slice(0, 8);

/**
 * Puts live values everywhere a user's records and texts can contain them. These are their own fields, and
 * texts that users, administrators or machines wrote, in the usual spellings.
 */
export async function plantLiveValues(server: TestServer, userId: number): Promise<LiveValues> {
  const offerCode = await givenLiveOffer(server, userId);
  const ref_code = referenceCode();
  await givenOrder(server, userId, { ref_code, offerCode });
  await givenBrokenOff(server, 'no code');
  const code = await givenLiveCode(server);
  const values = { 'redeem-code': code, 'offer-code': offerCode, 'reference-code': ref_code };
  await plantTexts(server, userId, textWith(values));
  return values;
}

function textWith(values: LiveValues): string {
  const code = values['redeem-code'];
  return `Read-${formatRedeemCode(code)}, ${code.toLowerCase()} (${code}): /plans/${values['offer-code']} for ${values['reference-code']}.`;
}

/** Adds all kinds of texts about or for a user. */
async function plantTexts(server: TestServer, userId: number, text: string): Promise<void> {
  const now = server.clock.now();
  const into = (name: string) => server.connection.collection(name);
  await givenLiveCode(server, text);
  await server.app.get(OffersService, { strict: false }).sendSimpleOffer(userId, text);
  const origin = { actor: 'ana', address: '192.0.2.1', requestId: 'planted' };
  const records = {
    account_notes: { userId, text, actor: 'ana', createdAt: now },
    audit: {
      ...{ at: now, ...origin, action: 'offers/send', target: `user:${userId}` },
      details: { message: text },
    },
    login_history: {
      ...{ userId, name: text, method: 'password', address: '192.0.2.7', userAgent: text },
      ...{ city: text, country: text, at: now },
    },
    downloads: {
      ...{ userId, taskId: newTaskId(), file_name: text, ott_service: text, serviceKey: text },
      ...{ download_date: now, videosTaken: 1 },
    },
    broadcasts: {
      ...{ text, status: 'active', scheduledAt: null, createdAt: now, dueAt: now },
      ...{ segment: 'all', seen: 0 },
    },
    bulk_acts: {
      ...{ act: { kind: 'offer', message: text }, state: 'done', selection: text, total: 1 },
      ...{ plannedBy: origin, startedBy: origin, undoneBy: null, createdAt: now, plannedAt: now },
      ...{ startedAt: now, endedAt: now, sum: { days: 0, videos: 0 } },
      outcomes: { pending: 0, done: 1, unchanged: 0, failed: 0, undone: 0, kept: 0 },
    },
  };
  for (const [name, record] of Object.entries(records)) await into(name).insertOne(record);
  await server.connection.collection<{ _id: string }>('tasks').insertMany(
    (['pending', 'in_progress', 'completed', 'failed'] as const).map((status) => ({
      ...{ _id: newTaskId(), user_id: userId, file_name: text, ott_service: text, quality: '720p' },
      ...{ status, progress: null, error_message: text, created_at: now, updated_at: now },
    })),
  );
  await into('users').updateOne({ userId }, { $set: { name: text } });
}

/** Kinds of values that an answer contains unmasked, in any spelling. */
export function wholeIn(
  answer: { text: string; headers: object },
  values: LiveValues,
): BearerKind[] {
  const sent = `${answer.text} ${JSON.stringify(answer.headers)}`
    .toUpperCase()
    .replace(/[\s-]/g, '');
  return (Object.keys(values) as BearerKind[]).filter((kind) => sent.includes(values[kind]));
}
