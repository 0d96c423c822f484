import type { INestApplicationContext } from '@nestjs/common';
import {
  CHECKOUT_PLANS,
  DAY_MS,
  drawRedeemCode,
  MINUTE_MS,
  normaliseRedeemCode,
  REDEEM_CODE_LENGTH,
  toPoisha,
} from '@portal/rules';
import { randomBytes } from 'node:crypto';
import { BroadcastsService } from '../domain/broadcasts/broadcasts.service';
import { OffersService } from '../domain/offers/offers.service';
import { PastPaymentsService } from '../domain/payments/settlement/past-payments.service';
import type { PaymentOrder } from '../domain/payments/orders/payment-order';
import { PaymentOrdersService } from '../domain/payments/orders/payment-orders.service';
import { RedeemCodesService } from '../domain/redeem-codes/redeem-codes.service';
import { TasksService } from '../domain/tasks/tasks.service';
import { TRIAL_ORDERS, type TrialOrder } from './trial-orders';
import { TRIAL_TASKS } from './trial-tasks';

const ORDER_OPEN_MS = 30 * MINUTE_MS;
/** User with an offer: Tanvir Ahmed. */
const SIMPLE_OFFER_USER = 510204417;
const SIMPLE_OFFER = 'Renew this week and get 30 videos on top. Write to our support.';
const BROADCAST =
  'New: hoichoi and Chorki downloads in 1080p. What else is new stands at www.example.com/news, ' +
  'and answers to most questions at https://example.com/help?from=portal.';
const CODES = [
  { days: 30, videos: 100, count: 3 },
  { days: 7, videos: 25, count: 3 },
  { days: 0, videos: 65, count: 2 },
] as const;

/** The clock of the seeded application. The seed moves it to the past. */
export interface MovableClock {
  travelTo(instant: Date): void;
}

/**
 * Data around the trial accounts: offers, a broadcast, redeem codes, payment orders, tasks. Existing data is
 * not created twice, so an interrupted run can be repeated.
 */
export class TrialExtras {
  private readonly offers: OffersService;
  private readonly broadcasts: BroadcastsService;
  private readonly codes: RedeemCodesService;
  private readonly payments: PaymentOrdersService;
  private readonly pastPayments: PastPaymentsService;
  private readonly tasks: TasksService;

  constructor(
    app: INestApplicationContext,
    private readonly clock: MovableClock,
    private readonly redeemCode: string | null,
  ) {
    const get = { strict: false };
    this.offers = app.get(OffersService, get);
    this.broadcasts = app.get(BroadcastsService, get);
    this.codes = app.get(RedeemCodesService, get);
    this.payments = app.get(PaymentOrdersService, get);
    this.pastPayments = app.get(PastPaymentsService, get);
    this.tasks = app.get(TasksService, get);
  }

  /** Creates everything as if now were `now`. Both users with offers must exist. */
  async add(subscriberId: number, now: Date): Promise<void> {
    this.travelBack(now, 3 * 60);
    await this.addOffers(subscriberId);
    if ((await this.broadcasts.list()).length === 0) await this.broadcasts.send(BROADCAST);
    await this.addCodes();
    await this.addOrders(subscriberId, now);
    for (const { taskId, userId = subscriberId, minutesAgo, ...report } of TRIAL_TASKS) {
      this.travelBack(now, minutesAgo);
      await this.tasks.reportTask(taskId, { ...report, user_id: userId });
    }
  }

  private travelBack(now: Date, minutes: number): void {
    this.clock.travelTo(new Date(now.getTime() - minutes * MINUTE_MS));
  }

  private async addOffers(subscriberId: number): Promise<void> {
    if ((await this.offers.findCurrent(subscriberId)) === null) {
      await this.offers.sendSpecialOffer(subscriberId, {
        planId: 'plan_standard_bdt_30d',
        discount: { type: 'percentage', value: 20 },
        expiryDays: 2,
      });
    }
    if ((await this.offers.findCurrent(SIMPLE_OFFER_USER)) === null) {
      await this.offers.sendSimpleOffer(SIMPLE_OFFER_USER, SIMPLE_OFFER);
    }
  }

  private async addCodes(): Promise<void> {
    const { used, available } = await this.codes.countByUse();
    if (used + available > 0) return;
    const codes = CODES.flatMap(({ count, ...gift }) =>
      Array.from({ length: count }, () => ({
        ...gift,
        code: drawRedeemCode(randomBytes(REDEEM_CODE_LENGTH)),
      })),
    );
    const named = normaliseRedeemCode(this.redeemCode ?? '');
    if (named !== null) codes.push({ code: named, days: 30, videos: 100 });
    await this.codes.addCodes(codes);
  }

  private async addOrders(userId: number, now: Date): Promise<void> {
    if ((await this.payments.listOfUser(userId)).length > 0) return;
    const orders = TRIAL_ORDERS.map((order) => orderOf(order, userId, now));
    await this.pastPayments.add(orders);
  }
}

function orderOf(trial: TrialOrder, userId: number, now: Date): PaymentOrder {
  const plan = CHECKOUT_PLANS.find(({ id }) => id === trial.planId);
  if (!plan) throw new Error(`No plan ${trial.planId} in the catalogue`);
  const price = toPoisha(plan.priceBdt);
  const createdAt = new Date(now.getTime() - trial.daysAgo * DAY_MS);
  const { received } = trial;
  return {
    ref_code: trial.refCode,
    userId,
    plan: {
      id: plan.id,
      name: plan.name,
      price,
      days: plan.durationDays,
      videos: trial.videos,
      activates: [...plan.activates],
    },
    offerCode: null,
    discount: null,
    amount: price,
    method: trial.method,
    status: trial.status,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + ORDER_OPEN_MS),
    received_amount: received ? toPoisha(received.bdt) : null,
    trx_id: received?.trxId ?? null,
    ...(received && { received_method: trial.method, received_currency: 'BDT' as const }),
    receivedAt: received ? new Date(createdAt.getTime() + 4 * MINUTE_MS) : null,
    late: null,
    submitted_trx_id: null,
    openKey: null,
  };
}
