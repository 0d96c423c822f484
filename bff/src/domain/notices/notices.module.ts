import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SchedulerModule } from '../../platform/scheduler/scheduler.module';
import { AccountsModule } from '../accounts/accounts.module';
import { BotEventsModule } from '../bot-events/bot-events.module';
import { NOTICE_MODEL, noticeSchema } from './notice.schema';
import { NoticePreferencesService } from './notice-preferences.service';
import { NoticeReadersRepository } from './notice-readers.repository';
import { NoticesRepository } from './notices.repository';
import { NoticesService } from './notices.service';
import { TelegramNoticesJob } from './telegram-notices.job';
import { UnreadCountsService } from './unread-counts.service';

/** What users are notified of, and by which channel. */
@Module({
  imports: [
    AccountsModule,
    BotEventsModule,
    MongooseModule.forFeature([{ name: NOTICE_MODEL, schema: noticeSchema }]),
    SchedulerModule,
  ],
  providers: [
    NoticesService,
    NoticesRepository,
    NoticePreferencesService,
    NoticeReadersRepository,
    TelegramNoticesJob,
    UnreadCountsService,
  ],
  exports: [NoticesService, NoticePreferencesService, UnreadCountsService],
})
export class NoticesModule {}
