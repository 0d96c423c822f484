import {
  adminLogin,
  createOrder,
  type CreateOrderResponse,
  type Envelope,
  loginWithPassword,
  PHOTO_FIELD,
  uploadPhoto,
  type UserView,
} from '@portal/contracts';
import { CHECKOUT_PLANS } from '@portal/rules';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sendReport } from '../../../develop/pay/relay';
import { Problem } from '../../../shared/problem';
import type { Trial } from '../../../develop/start/trial';
import { PAYERS, picture } from './drill-system';

/** Sends a request with a sign-in. @throws Problem when it is refused. */
export type Ask = <T extends object>(path: string, init?: RequestInit) => Promise<T>;

/** Signs a subscriber in with a password. @throws Problem when it is refused. */
export const signIn = (url: string, userId: number, password: string): Promise<Ask> =>
  signInBy(url, loginWithPassword.path, { userId, password });

/** Signs the administrator of a trial in. @throws Problem when it is refused. */
export const signInAdmin = (url: string, { admin }: Trial): Promise<Ask> =>
  signInBy(url, adminLogin.path, { password: admin.password });

async function signInBy(url: string, path: string, body: object): Promise<Ask> {
  const answer = await fetch(url + path, json(body));
  if (!answer.ok)
    throw new Problem(`The sign-in answered ${answer.status}: ${await answer.text()}`);
  const cookie = answer.headers.getSetCookie().map((text) => text.split(';')[0]);
  return async <T extends object>(asked: string, init: RequestInit = {}) => {
    const headers = { ...(init.headers as Record<string, string>), cookie: cookie.join('; ') };
    const given = await fetch(url + asked, { ...init, headers });
    const read = (await given.json()) as Envelope<T>;
    if (!read.success) throw new Problem(`${asked} answered ${given.status}: ${read.message}`);
    return read;
  };
}

const json = (body: unknown): RequestInit => ({
  ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
  body: JSON.stringify(body),
});

/** The service accepts five photos per minute and user. */
const PHOTO_EVERY_MS = 13_000;

/** Continuous payments and photo uploads. */
export class Moving {
  /** Number of payments that succeeded so far. */
  paid = 0;
  photos = 0;
  private isOver = false;
  private readonly movers: Promise<void>[] = [];

  constructor(
    private readonly url: string,
    private readonly trial: Trial,
  ) {}

  async begin(): Promise<void> {
    for (const userId of PAYERS) {
      const ask = await signIn(this.url, userId, this.trial.subscriber.password);
      this.movers.push(this.keepPaying(userId, ask));
      this.movers.push(this.keepChangingPhoto(userId, ask));
    }
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.movers);
  }

  private async keepPaying(userId: number, ask: Ask): Promise<void> {
    const plan = CHECKOUT_PLANS[0]?.id;
    while (!this.isOver) {
      const order = { userId, planId: plan, method: 'bkash' };
      const made = await ask<CreateOrderResponse>(createOrder.path, json(order));
      const now = new Date();
      const body = {
        ...{ method: 'bkash' as const, trxId: randomBytes(8).toString('hex').toUpperCase() },
        ...{ amount: made.amount, reference: made.referenceCode, receivedAt: now.toISOString() },
      };
      await sendReport({ ...this.trial, url: this.url }, { kind: 'payment', body }, now);
      this.paid += 1;
    }
  }

  private async keepChangingPhoto(userId: number, ask: Ask): Promise<void> {
    const path = uploadPhoto.path.replace(':id', String(userId));
    while (!this.isOver) {
      const form = new FormData();
      const bytes = new Uint8Array(await picture(`photo ${this.photos}`));
      form.set(PHOTO_FIELD, new Blob([bytes], { type: 'image/webp' }), 'photo.webp');
      await ask<{ updated: UserView }>(path, { method: 'POST', body: form });
      this.photos += 1;
      for (let waited = 0; waited < PHOTO_EVERY_MS && !this.isOver; waited += 100) await pause(100);
    }
  }
}
