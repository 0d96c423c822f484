import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';

/**
 * Figures of this instance, in the words of Prometheus. Labels are names of a closed list, never ids
 * or what users typed: every value is a series of its own (goal O31).
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  /** Reports of money, by what became of them. */
  readonly payments = this.counter('portal_payments_total', 'Reports of money by outcome.', [
    'outcome',
  ]);

  /** Contradictions between orders, receipts, plans and ledger at the last look; 0 is right (goal M24). */
  readonly moneyViolations = this.gauge(
    'portal_money_violations',
    'Contradictions in the money found by the reconciler.',
    ['kind'],
  );

  /** Ended runs of jobs; result is ok or failed. */
  readonly jobRuns = this.counter('portal_job_runs_total', 'Ended runs of jobs.', [
    'job',
    'result',
  ]);

  /** A figure that only grows; the same one when it was asked for before. */
  counter<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ): Counter<Label> {
    const known = this.registry.getSingleMetric(name);
    if (known) return known as Counter<Label>;
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** A figure that is set; the same one when it was asked for before. */
  gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ): Gauge<Label> {
    const known = this.registry.getSingleMetric(name);
    if (known) return known as Gauge<Label>;
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}
