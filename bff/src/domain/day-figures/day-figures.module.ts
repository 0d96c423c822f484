import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DayFiguresRepository } from './day-figures.repository';
import {
  DAY_FIGURES_MODEL,
  dayFiguresSchema,
  FIGURE_CHANGE_MODEL,
  figureChangeSchema,
} from './day-figures.schema';
import { DayFigures } from './day-figures.service';

/** Apart from the statistics that read them, because payments and plans write them. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: DAY_FIGURES_MODEL, schema: dayFiguresSchema },
      { name: FIGURE_CHANGE_MODEL, schema: figureChangeSchema },
    ]),
  ],
  providers: [DayFigures, DayFiguresRepository],
  exports: [DayFigures, DayFiguresRepository],
})
export class DayFiguresModule {}
