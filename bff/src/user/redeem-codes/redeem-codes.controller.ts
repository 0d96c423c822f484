import { Body, Controller } from '@nestjs/common';
import { redeemCode, type RedeemCodeResponse } from '@portal/contracts';
import { RedeemCodesService } from '../../domain/redeem-codes/redeem-codes.service';
import { Clock } from '../../platform/clock/clock';
import { Refuses, Route } from '../../platform/http/route';
import { Access } from '../../platform/security/access';
import { Caller, type SubscriberPrincipal } from '../../platform/security/caller';
import { presentUser } from '../../presenters/user.presenter';
import { RedeemCodeBody } from './redeem-code.body';

@Controller()
export class RedeemCodesController {
  constructor(
    private readonly codes: RedeemCodesService,
    private readonly clock: Clock,
  ) {}

  @Route(redeemCode)
  @Refuses(
    'redeem-codes/not-found',
    'redeem-codes/too-many-tries',
    'accounts/frozen',
    'plans/amount-too-large',
  )
  @Access('subscriber')
  async redeem(
    @Body() { code }: RedeemCodeBody,
    @Caller() { userId }: SubscriberPrincipal,
  ): Promise<RedeemCodeResponse> {
    const { granted, account } = await this.codes.redeem(userId, code, `user:${userId}`);
    return { granted, updated: presentUser(account, this.clock.now()) };
  }
}
