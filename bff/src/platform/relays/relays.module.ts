import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MetricsModule } from '../metrics/metrics.module';
import { RELAY_BEAT_MODEL, relayHeartbeatSchema } from './relay-heartbeat.schema';
import { RelayHeartbeats } from './relay-heartbeats';
import { RelayHeartbeatsRepository } from './relay-heartbeats.repository';

/** When relays were last heard. */
@Module({
  imports: [
    MetricsModule,
    MongooseModule.forFeature([{ name: RELAY_BEAT_MODEL, schema: relayHeartbeatSchema }]),
  ],
  providers: [RelayHeartbeats, RelayHeartbeatsRepository],
  exports: [RelayHeartbeats],
})
export class RelaysModule {}
