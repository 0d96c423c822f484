import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { AuditModule } from '../audit/audit.module';
import { BroadcastActs } from './broadcast-acts';
import { BROADCAST_VIEW_MODEL, broadcastViewSchema } from './broadcast-view.schema';
import { BroadcastViewsRepository } from './broadcast-views.repository';
import { BROADCAST_MODEL, broadcastSchema } from './broadcast.schema';
import { BroadcastsRepository } from './broadcasts.repository';
import { BroadcastsService } from './broadcasts.service';

/** Messages of administrators to subscribers. */
@Module({
  imports: [
    AccountsModule,
    AuditModule,
    MongooseModule.forFeature([
      { name: BROADCAST_MODEL, schema: broadcastSchema },
      { name: BROADCAST_VIEW_MODEL, schema: broadcastViewSchema },
    ]),
  ],
  providers: [BroadcastsService, BroadcastActs, BroadcastsRepository, BroadcastViewsRepository],
  exports: [BroadcastsService, BroadcastActs],
})
export class BroadcastsModule {}
