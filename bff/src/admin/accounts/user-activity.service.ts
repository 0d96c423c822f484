import { Injectable } from '@nestjs/common';
import type { UserActivity } from '@portal/contracts';
import { LastPurchasesService } from '../../domain/payments/review/last-purchases.service';
import { SessionsService } from '../../domain/sessions/sessions.service';

/** What the users of a list last bought and did: one query for the payments of all, one for the sessions. */
@Injectable()
export class UserActivityService {
  constructor(
    private readonly purchases: LastPurchasesService,
    private readonly sessions: SessionsService,
  ) {}

  /** Adds their activity to users, in their order. */
  async addTo<User extends { readonly userId: number }>(
    users: readonly User[],
  ): Promise<(User & UserActivity)[]> {
    const userIds = users.map(({ userId }) => userId);
    const [bought, seen] = await Promise.all([
      this.purchases.read(userIds),
      this.sessions.lastSeen(userIds),
    ]);
    return users.map((user) => {
      const last = bought.get(user.userId);
      return {
        ...user,
        boughtPlan: last?.planName ?? null,
        lastPaidAt: last?.paidAt.toISOString() ?? null,
        lastSeenAt: seen.get(user.userId)?.toISOString() ?? null,
      };
    });
  }
}
