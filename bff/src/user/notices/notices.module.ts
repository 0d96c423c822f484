import { Module } from '@nestjs/common';
import { NoticesModule } from '../../domain/notices/notices.module';
import { NoticePreferencesController } from './notice-preferences.controller';
import { NoticesController } from './notices.controller';
import { PushController } from './push.controller';

@Module({
  imports: [NoticesModule],
  controllers: [NoticesController, NoticePreferencesController, PushController],
})
export class UserNoticesModule {}
