import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../platform/metrics/metrics';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { VIOLATION_KINDS } from './money-violation';
import { ReconciliationService } from './reconciliation.service';

/** Name of the job, for running it by hand. */
export const RECONCILIATION_JOB = 'money-reconciliation';
const EVERY_MS = 10 * 60_000;

/** Most violations that one run writes into the log; the gauge counts all. */
const LOGGED = 20;

/** Reconciles every ten minutes and shows what it found as a gauge (goal M24). */
@Injectable()
export class ReconciliationJob implements OnModuleInit {
  private readonly log = new Logger('Reconciliation');

  constructor(
    private readonly reconciliation: ReconciliationService,
    private readonly metrics: Metrics,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    const run = () => this.run();
    this.scheduler.register({ name: RECONCILIATION_JOB, everyMs: EVERY_MS, run });
  }

  private async run(): Promise<void> {
    const { violations } = await this.reconciliation.findMoneyViolations();
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
