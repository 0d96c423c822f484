import { Injectable } from '@nestjs/common';
import type { BotPlanEvent } from '@portal/contracts';
import { planExpiresAt, reachesLowBalance } from '@portal/rules';
import type { AccountPlan } from '../accounts/account';
import { AccountsService } from '../accounts/accounts.service';
import type { NewBotEvent } from '../bot-events/bot-event';
import { BotEventsService } from '../bot-events/bot-events.service';
import type { LedgerEntry, LedgerReason } from './ledger-entry';
import { NoticesService } from '../notices/notices.service';
import { LedgerRepository } from './ledger.repository';

/** Ledger reasons that the bot reports, and the name it uses. */
const TOLD: Partial<Record<LedgerReason, BotPlanEvent['by']>> = {
  payment: 'payment',
  redeem_code: 'redeem_code',
  admin: 'admin',
  bulk: 'admin',
};

/** A stored ledger entry with its number. */
export type NumberedEntry = LedgerEntry & { readonly number: number };

/** Writes bot events about changes of plans, in the transaction of the change. */
@Injectable()
export class PlanEventsService {
  constructor(
    private readonly events: BotEventsService,
    private readonly notices: NoticesService,
    private readonly accounts: AccountsService,
    private readonly ledger: LedgerRepository,
  ) {}

  /** Called when a plan was granted something, or videos were cut by an administrator. */
  async planChanged(
    plan: AccountPlan,
    { userId, number, days, videos, reason, at }: NumberedEntry,
  ): Promise<void> {
    const by = TOLD[reason];
    if (by && days >= 0 && videos >= 0 && days + videos > 0) {
      const { balance, activates } = plan;
      const expiresAt = planExpiresAt(plan)?.toISOString() ?? null;
      const after = { expiresAt, balance, activates: [...activates] };
      const event: NewBotEvent = {
        key: `plan:${userId}:${number}`,
        at,
        facts: { type: 'plan_activated', userId, by, days, videos, ...after },
      };
      if (by === 'payment') {
        const payer = await this.accounts.get(userId);
        await this.notices.tellBot(payer, 'payment_completed', event);
      } else await this.events.tell(event);
    }
    if (reason === 'cut') {
      await this.balanceFell(userId, plan.balance - videos, plan.balance, at);
    }
  }

  /**
   * Called when the balance decreased: the user is reminded when few videos are left (rules'
   * reachesLowBalance).
   */
  async balanceFell(userId: number, before: number, balance: number, at: Date): Promise<void> {
    if (!reachesLowBalance(before, balance)) return;
    const account = await this.accounts.get(userId);
    if (account.isFrozen) return;
    // Between two changes of a plan its balance only decreases, so it reaches ten at most once per change.
    const change = await this.ledger.lastNumber(userId);
    const key = `low-balance:${userId}:${change}`;
    await this.notices.notifyOnce(
      account,
      { key, at, content: { kind: 'few_videos', facts: { balance } } },
      { key, at, facts: { type: 'low_balance_reminder', userId, balance } },
    );
  }
}
