import { Injectable, type OnModuleInit } from '@nestjs/common';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import { DayCountersRepository } from './day-counters.repository';

/** Name of the job that adds waiting changes to the counters. */
const DAY_COUNTERS_JOB = 'day-counters';

const EVERY_MS = 10_000;

/** Changes of one transaction. */
const BATCH = 200;

/** Adds up waiting changes, so that readers have to add only those of the last seconds. */
@Injectable()
export class DayCountersJob implements OnModuleInit {
  constructor(
    private readonly counters: DayCountersRepository,
    private readonly transactions: TransactionsService,
    private readonly scheduler: SchedulerService,
  ) {}

  onModuleInit(): void {
    this.scheduler.register({
      name: DAY_COUNTERS_JOB,
      everyMs: EVERY_MS,
      run: () => this.settle(),
    });
  }

  /**
   * Adds up all waiting changes. Concurrent runs conflict on a change that both process, and one retries.
   */
  async settle(): Promise<void> {
    while (await this.counters.hasWaiting()) {
      await retryOnDuplicateKey(() => this.transactions.run(() => this.counters.settle(BATCH)));
    }
  }
}
