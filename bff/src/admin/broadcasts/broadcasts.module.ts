import { Module } from '@nestjs/common';
import { AccountListsModule } from '../../domain/accounts/account-lists.module';
import { BroadcastsModule } from '../../domain/broadcasts/broadcasts.module';
import { BroadcastDraftsController } from './broadcast-drafts.controller';
import { AdminBroadcastsController } from './broadcasts.controller';

@Module({
  imports: [BroadcastsModule, AccountListsModule],
  controllers: [AdminBroadcastsController, BroadcastDraftsController],
})
export class AdminBroadcastsModule {}
