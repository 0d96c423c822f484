import { Injectable, type OnModuleInit } from '@nestjs/common';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import { Transactions } from '../../platform/mongo/transactions';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { DayFiguresRepository } from './day-figures.repository';

/** Name of the job that adds up what was noted. */
export const DAY_FIGURES_JOB = 'day-figures';

const EVERY_MS = 10_000;

/** Changes of one transaction. */
const BATCH = 200;

/** Keeps readers from having to add up more than a few seconds' changes themselves. */
@Injectable()
export class DayFiguresJob implements OnModuleInit {
  constructor(
    private readonly figures: DayFiguresRepository,
    private readonly transactions: Transactions,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.scheduler.register({ name: DAY_FIGURES_JOB, everyMs: EVERY_MS, run: () => this.settle() });
  }

  /** Adds up all that waits. Two at once collide in a change they both take, and one starts over. */
  async settle(): Promise<void> {
    while (await this.figures.hasWaiting()) {
      await retryOnDuplicateKey(() =>
        this.transactions.run((session) => this.figures.settle(BATCH, session)),
      );
    }
  }
}
