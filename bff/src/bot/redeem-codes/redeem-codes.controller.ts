import { Body, Controller } from '@nestjs/common';
import { botRedeemCode, type BotRedeemCodeResponse } from '@portal/contracts';
import { RedeemCodesService } from '../../domain/redeem-codes/redeem-codes.service';
import { Clock } from '../../platform/clock/clock';
import { Refuses, Route } from '../../platform/http/route';
import { Access } from '../../platform/security/access';
import { Caller, type MachinePrincipal } from '../../platform/security/caller';
import { presentBotUser } from '../accounts/bot-user.presenter';
import { BotRedeemCodeBody } from './redeem-code.body';

@Controller()
export class BotRedeemCodesController {
  constructor(
    private readonly codes: RedeemCodesService,
    private readonly clock: Clock,
  ) {}

  @Route(botRedeemCode)
  @Refuses(
    'accounts/not-found',
    'accounts/frozen',
    'redeem-codes/not-found',
    'redeem-codes/too-many-tries',
    'plans/amount-too-large',
  )
  @Access('bot')
  async redeem(
    @Body() { userId, code }: BotRedeemCodeBody,
    @Caller() { name }: MachinePrincipal,
  ): Promise<BotRedeemCodeResponse> {
    const { granted, account } = await this.codes.redeem(userId, code, `bot:${name}`);
    return { granted, updated: presentBotUser(account, this.clock.now()) };
  }
}
