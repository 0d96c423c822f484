import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { AuditModule } from '../audit/audit.module';
import { SchedulerModule } from '../../platform/scheduler/scheduler.module';
import { BotEventsModule } from '../bot-events/bot-events.module';
import { NoticesModule } from '../notices/notices.module';
import { BroadcastActionsService } from './broadcast-actions.service';
import { BroadcastAnnouncerJob } from './broadcast-announcer.job';
import { BROADCAST_DRAFT_MODEL, broadcastDraftSchema } from './broadcast-draft.schema';
import { BroadcastDraftsRepository } from './broadcast-drafts.repository';
import { BroadcastDraftsService } from './broadcast-drafts.service';
import { BroadcastRecipientsService } from './broadcast-recipients.service';
import { BroadcastNoticesJob } from './broadcast-notices.job';
import { BroadcastSearchService } from './broadcast-search.service';
import { BROADCAST_VIEW_MODEL, broadcastViewSchema } from './broadcast-view.schema';
import { BroadcastViewsRepository } from './broadcast-views.repository';
import { BROADCAST_MODEL, broadcastSchema } from './broadcast.schema';
import { BroadcastsRepository } from './broadcasts.repository';
import { BroadcastsService } from './broadcasts.service';
import { RecipientsRepository } from './recipients.repository';

/** Messages of administrators to subscribers. */
@Module({
  imports: [
    AccountsModule,
    AuditModule,
    BotEventsModule,
    NoticesModule,
    MongooseModule.forFeature([
      { name: BROADCAST_MODEL, schema: broadcastSchema },
      { name: BROADCAST_VIEW_MODEL, schema: broadcastViewSchema },
      { name: BROADCAST_DRAFT_MODEL, schema: broadcastDraftSchema },
    ]),
    SchedulerModule,
  ],
  providers: [
    BroadcastsService,
    BroadcastActionsService,
    BroadcastAnnouncerJob,
    BroadcastNoticesJob,
    BroadcastDraftsService,
    BroadcastDraftsRepository,
    BroadcastRecipientsService,
    BroadcastSearchService,
    BroadcastsRepository,
    BroadcastViewsRepository,
    RecipientsRepository,
  ],
  exports: [
    BroadcastsService,
    BroadcastActionsService,
    BroadcastDraftsService,
    BroadcastRecipientsService,
    BroadcastSearchService,
  ],
})
export class BroadcastsModule {}
