import { Module } from '@nestjs/common';
import { TimelineModule } from '../../domain/timeline/timeline.module';
import { TimelineController } from './timeline.controller';

@Module({ imports: [TimelineModule], controllers: [TimelineController] })
export class AdminTimelineModule {}
