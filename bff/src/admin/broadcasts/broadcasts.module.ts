import { Module } from '@nestjs/common';
import { AccountListsModule } from '../../domain/accounts/account-lists.module';
import { BroadcastsModule } from '../../domain/broadcasts/broadcasts.module';
import { AdminBroadcastsController } from './broadcasts.controller';

@Module({
  imports: [BroadcastsModule, AccountListsModule],
  controllers: [AdminBroadcastsController],
})
export class AdminBroadcastsModule {}
