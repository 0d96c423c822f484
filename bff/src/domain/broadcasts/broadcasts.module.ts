import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BROADCAST_MODEL, broadcastSchema } from './broadcast.schema';
import { BroadcastsRepository } from './broadcasts.repository';
import { BroadcastsService } from './broadcasts.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: BROADCAST_MODEL, schema: broadcastSchema }])],
  providers: [BroadcastsService, BroadcastsRepository],
  exports: [BroadcastsService],
})
export class BroadcastsModule {}
