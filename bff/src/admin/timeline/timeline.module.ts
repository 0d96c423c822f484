import { Module } from '@nestjs/common';
import { TimelineModule } from '../../domain/timeline/timeline.module';
import { UndoModule } from '../../domain/undo/undo.module';
import { TimelineController } from './timeline.controller';

@Module({ imports: [TimelineModule, UndoModule], controllers: [TimelineController] })
export class AdminTimelineModule {}
