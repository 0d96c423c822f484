import { Controller } from '@nestjs/common';
import { type CatalogueResponse, getCatalogue } from '@portal/contracts';
import { CHECKOUT_PLANS } from '@portal/rules';
import { Config } from '../../platform/config/config';
import { Route } from '../../platform/http/route';
import { Access } from '../../platform/security/access';
import { presentPlan } from './present-plan';

@Controller()
export class CatalogueController {
  constructor(private readonly config: Config) {}

  @Route(getCatalogue)
  @Access('public')
  read(): CatalogueResponse {
    const { name, supportBotUrl, supportContactUrl, channelUrl } = this.config.brand;
    const telegramBotName = this.config.telegram.botName;
    return {
      plans: CHECKOUT_PLANS.map(presentPlan),
      brand: { name, supportBotUrl, supportContactUrl, channelUrl, telegramBotName },
    };
  }
}
