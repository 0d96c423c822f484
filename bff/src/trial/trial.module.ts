import { Global, Module } from '@nestjs/common';
import { Config } from '../platform/config/config';
import { TRIAL_TELEGRAM } from '../platform/config/trial-telegram';
import { TrialTelegramWebService } from './trial-telegram-web.service';
import { TrialTelegramController } from './trial-telegram.controller';

/** Parts for a trial only. Production builds do not contain them. */
@Global()
@Module({
  controllers: [TrialTelegramController],
  providers: [{ provide: TRIAL_TELEGRAM, useValue: true }, TrialTelegramWebService],
  exports: [TRIAL_TELEGRAM],
})
export class TrialModule {
  constructor({ isTrial, isProduction }: Config) {
    if (!isTrial || isProduction) throw new Error('The trial module needs TRIAL=1, no production.');
  }
}
