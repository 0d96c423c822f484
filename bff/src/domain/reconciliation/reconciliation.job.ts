import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { MINUTE_MS } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { MetricsService } from '../../platform/metrics/metrics.service';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import { VIOLATION_KINDS } from './money-violation';
import { ReconciliationService } from './reconciliation.service';

/** Name of the job, to run it manually. */
export const RECONCILIATION_JOB = 'money-reconciliation';
const EVERY_MS = 10 * MINUTE_MS;

/** After two intervals another instance has run the job. */
const STALE_MS = 2.5 * EVERY_MS;

/** Largest number of violations that one run logs; the gauge counts all. */
const LOGGED = 20;

/** Reconciles every ten minutes and exports the result as a gauge (PAY-24). */
@Injectable()
export class ReconciliationJob implements OnModuleInit {
  private readonly log = new Logger('Reconciliation');
  private checkedAt: Date | null = null;

  constructor(
    private readonly reconciliation: ReconciliationService,
    private readonly metrics: MetricsService,
    private readonly scheduler: SchedulerService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const { moneyViolations } = this.metrics;
    const help = 'When this instance last compared the records of money.';
    // Any instance may run the job. An old result is removed, because another instance has a newer one.
    this.metrics.lookUp('portal_money_checked_timestamp_seconds', help, [], async () => {
      if (this.checkedAt === null) return [];
      const age = this.clock.now().getTime() - this.checkedAt.getTime();
      if (age > STALE_MS) moneyViolations.reset();
      return [{ labels: {}, value: this.checkedAt.getTime() / 1_000 }];
    });
    const run = () => this.run();
    this.scheduler.register({ name: RECONCILIATION_JOB, everyMs: EVERY_MS, run });
  }

  private async run(): Promise<void> {
    const { violations } = await this.reconciliation.findMoneyViolations();
    this.checkedAt = this.clock.now();
    for (const kind of VIOLATION_KINDS) {
      const count = violations.filter((one) => one.kind === kind).length;
      this.metrics.moneyViolations.set({ kind }, count);
    }
    for (const { kind, subject, detail } of violations.slice(0, LOGGED)) {
      this.log.error(`${kind}: ${subject}: ${detail}`);
    }
    if (violations.length > 0) this.log.error(`${violations.length} contradictions in the money.`);
  }
}
