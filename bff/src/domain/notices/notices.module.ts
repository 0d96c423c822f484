import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SchedulerModule } from '../../platform/scheduler/scheduler.module';
import { AccountsModule } from '../accounts/accounts.module';
import { BotEventsModule } from '../bot-events/bot-events.module';
import { NOTICE_MODEL, noticeSchema } from './notice.schema';
import { PUSH_BROWSER_MODEL, pushBrowserSchema } from './push/push-browser.schema';
import { PushBrowsersRepository } from './push/push-browsers.repository';
import { PushBrowsersService } from './push/push-browsers.service';
import { PushDeliveryService } from './push/push-delivery.service';
import { PUSH_MESSAGE_MODEL, pushMessageSchema } from './push/push-message.schema';
import { PushMessagesRepository } from './push/push-messages.repository';
import { PushNoticesJob } from './push/push-notices.job';
import { PushSenderService } from './push/push-sender.service';
import { DueNoticesService } from './due-notices.service';
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
    MongooseModule.forFeature([
      { name: NOTICE_MODEL, schema: noticeSchema },
      { name: PUSH_BROWSER_MODEL, schema: pushBrowserSchema },
      { name: PUSH_MESSAGE_MODEL, schema: pushMessageSchema },
    ]),
    SchedulerModule,
  ],
  providers: [
    NoticesService,
    NoticesRepository,
    NoticePreferencesService,
    NoticeReadersRepository,
    DueNoticesService,
    TelegramNoticesJob,
    UnreadCountsService,
    ...[PushBrowsersService, PushBrowsersRepository, PushMessagesRepository],
    ...[PushNoticesJob, PushDeliveryService, PushSenderService],
  ],
  exports: [PushBrowsersService, NoticesService, NoticePreferencesService, UnreadCountsService],
})
export class NoticesModule {}
