import { Injectable } from '@nestjs/common';
import { withTimeout } from '../mongo/with-timeout';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** An unavailable database must not delay all other metrics. */
const LONGEST_READING_MS = 3_000;

/** One value of a metric with its labels. */
export interface Sample<Label extends string> {
  readonly labels: Readonly<Partial<Record<Label, string>>>;
  readonly value: number;
}

/**
 * Metrics of this instance, in the Prometheus format. Label values come from a closed list, never from ids or
 * user input, because every value creates its own time series (OPS-32).
 */
@Injectable()
export class MetricsService {
  readonly registry = new Registry();
  private readonly readings: (() => Promise<void>)[] = [];

  /** Reports of money, by their outcome. */
  readonly payments = this.counter('portal_payments_total', 'Reports of money by outcome.', [
    'outcome',
  ]);

  /** Contradictions between orders, receipts, plans and ledger at the last run; 0 is correct (PAY-24). */
  readonly moneyViolations = this.gauge(
    'portal_money_violations',
    'Contradictions in the money found by the reconciler.',
    ['kind'],
  );

  /** Ended runs of jobs; `result` is ok or failed. */
  readonly jobRuns = this.counter('portal_job_runs_total', 'Ended runs of jobs.', [
    'job',
    'result',
  ]);

  /** Returns the counter of this name. It is created at the first call. */
  counter<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ): Counter<Label> {
    const known = this.registry.getSingleMetric(name);
    if (known) return known as Counter<Label>;
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** Returns the gauge of this name. It is created at the first call. */
  gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ): Gauge<Label> {
    const known = this.registry.getSingleMetric(name);
    if (known) return known as Gauge<Label>;
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  /** Returns the histogram of this name. It is created at the first call. */
  histogram<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: readonly number[],
  ): Histogram<Label> {
    const known = this.registry.getSingleMetric(name);
    if (known) return known as Histogram<Label>;
    const registers = [this.registry];
    return new Histogram({ name, help, labelNames, buckets: [...buckets], registers });
  }

  /**
   * Registers a gauge that is read whenever the metrics are printed. A value that is not available in time is
   * left out, because an old value would look current.
   */
  lookUp<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: () => Promise<readonly Sample<Label>[]>,
  ): void {
    const gauge = this.gauge(name, help, labelNames);
    this.readings.push(async () => {
      const samples = await withTimeout(LONGEST_READING_MS, read());
      gauge.reset();
      for (const { labels, value } of samples ?? []) gauge.set(labels, value);
    });
  }

  /** All metrics in the Prometheus format. */
  async print(): Promise<string> {
    await Promise.all(this.readings.map((read) => read()));
    return this.registry.metrics();
  }
}
