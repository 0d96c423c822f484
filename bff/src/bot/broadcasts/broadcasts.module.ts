import { Module } from '@nestjs/common';
import { BroadcastsModule } from '../../domain/broadcasts/broadcasts.module';
import { BotBroadcastsController } from './broadcasts.controller';

@Module({ imports: [BroadcastsModule], controllers: [BotBroadcastsController] })
export class BotBroadcastsModule {}
