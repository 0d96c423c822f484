import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionsModule } from '../sessions/sessions.module';
import { ACCOUNT_MODEL, accountSchema } from './account.schema';
import { AccountsRepository } from './accounts.repository';
import { AccountsService } from './accounts.service';

const model = MongooseModule.forFeature([{ name: ACCOUNT_MODEL, schema: accountSchema }]);

/** Exports the model too: the modules of plans, settings and downloads write their own fields of a user. */
@Module({
  imports: [model, SessionsModule],
  providers: [AccountsRepository, AccountsService],
  exports: [AccountsService, model],
})
export class AccountsModule {}
