import { Injectable } from '@nestjs/common';
import { withTimeout } from '../mongo/with-timeout';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A database that is away must not keep the metrics of everything else back. */
const LONGEST_READING_MS = 3_000;

/** One value of a metric with its labels. */
export interface Sample<Label extends string> {
  readonly labels: Readonly<Partial<Record<Label, string>>>;
  readonly value: number;
}

/**
 * Metrics of this instance, in the Prometheus format. Labels are names of a closed list, never ids
 * or what users typed: every value is a series of its own (OPS-32).
 */
@Injectable()
export class MetricsService {
  readonly registry = new Registry();
  private readonly readings: (() => Promise<void>)[] = [];

  /** Reports of money, by what became of them. */
  readonly payments = this.counter('portal_payments_total', 'Reports of money by outcome.', [
    'outcome',
  ]);

  /** Contradictions between orders, receipts, plans and ledger at the last look; 0 is right (PAY-24). */
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

  /** A metric that only grows; the same one when it was asked for before. */
  counter<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ): Counter<Label> {
    const known = this.registry.getSingleMetric(name);
    if (known) return known as Counter<Label>;
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** A metric that is set; the same one when it was asked for before. */
  gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ): Gauge<Label> {
    const known = this.registry.getSingleMetric(name);
    if (known) return known as Gauge<Label>;
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  /** How values spread over upper bounds; the same one when it was asked for before. */
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
   * A metric that is looked up whenever somebody reads the metrics. What cannot be looked up in time is
   * left out for that once: an old metric would look like a true one.
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

  /** Everything in the Prometheus format. */
  async print(): Promise<string> {
    await Promise.all(this.readings.map((read) => read()));
    return this.registry.metrics();
  }
}
