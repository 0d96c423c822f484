import { Module } from '@nestjs/common';
import { SettingsModule } from '../../domain/settings/settings.module';
import { SettingsController } from './settings.controller';

@Module({ imports: [SettingsModule], controllers: [SettingsController] })
export class UserSettingsModule {}
