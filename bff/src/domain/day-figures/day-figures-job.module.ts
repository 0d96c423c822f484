import { Module } from '@nestjs/common';
import { DayFiguresJob } from './day-figures-job';
import { DayFiguresModule } from './day-figures.module';

/** Adding up by itself, every ten seconds. */
@Module({ imports: [DayFiguresModule], providers: [DayFiguresJob] })
export class DayFiguresJobModule {}
