import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MetricsModule } from '../metrics/metrics.module';
import { RELAY_BEAT_MODEL, relayBeatSchema } from './relay-beat.schema';
import { RelayBeats } from './relay-beats';
import { RelayBeatsRepository } from './relay-beats.repository';

/** When relays were last heard. */
@Module({
  imports: [
    MetricsModule,
    MongooseModule.forFeature([{ name: RELAY_BEAT_MODEL, schema: relayBeatSchema }]),
  ],
  providers: [RelayBeats, RelayBeatsRepository],
  exports: [RelayBeats],
})
export class RelaysModule {}
