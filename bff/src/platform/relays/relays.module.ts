import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MetricsModule } from '../metrics/metrics.module';
import { RELAY_HEARTBEAT_MODEL, relayHeartbeatSchema } from './relay-heartbeat.schema';
import { RelayHeartbeatsService } from './relay-heartbeats.service';
import { RelayHeartbeatsRepository } from './relay-heartbeats.repository';

/** Heartbeats of relays. */
@Module({
  imports: [
    MetricsModule,
    MongooseModule.forFeature([{ name: RELAY_HEARTBEAT_MODEL, schema: relayHeartbeatSchema }]),
  ],
  providers: [RelayHeartbeatsService, RelayHeartbeatsRepository],
  exports: [RelayHeartbeatsService],
})
export class RelaysModule {}
