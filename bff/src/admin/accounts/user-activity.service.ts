import { Injectable } from '@nestjs/common';
import type { UserActivity } from '@portal/contracts';
import { LoginHistoryService } from '../../domain/login-history/login-history.service';
import { LastPurchasesService } from '../../domain/payments/review/last-purchases.service';
import { SessionsService } from '../../domain/sessions/sessions.service';

/** What the users of a list last bought and did: one query each for payments, sessions and sign-ins of all. */
@Injectable()
export class UserActivityService {
  constructor(
    private readonly purchases: LastPurchasesService,
    private readonly sessions: SessionsService,
    private readonly logins: LoginHistoryService,
  ) {}

  /** Adds their activity to users, in their order. */
  async addTo<User extends { readonly userId: number }>(
    users: readonly User[],
  ): Promise<(User & UserActivity)[]> {
    const userIds = users.map(({ userId }) => userId);
    const [bought, { seen, signedIn }] = await Promise.all([
      this.purchases.read(userIds),
      this.readVisits(userIds),
    ]);
    return users.map((user) => {
      const last = bought.get(user.userId);
      return {
        ...user,
        boughtPlan: last?.row.plan.name ?? null,
        lastPaidAt: last?.at.toISOString() ?? null,
        lastSeenAt: seen.get(user.userId)?.at.toISOString() ?? null,
        lastSignInAt: signedIn.get(user.userId)?.at.toISOString() ?? null,
      };
    });
  }

  /** The last use of users who are signed in, and the last sign-in of the others. */
  private async readVisits(userIds: readonly number[]) {
    const seeing = this.sessions.lastSeen(userIds);
    const [seen, signedIn] = await Promise.all([seeing, this.logins.lastOfUsers(userIds, seeing)]);
    return { seen, signedIn };
  }
}
