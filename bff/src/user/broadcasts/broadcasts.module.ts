import { Module } from '@nestjs/common';
import { BroadcastsModule } from '../../domain/broadcasts/broadcasts.module';
import { BroadcastsController } from './broadcasts.controller';

@Module({ imports: [BroadcastsModule], controllers: [BroadcastsController] })
export class UserBroadcastsModule {}
