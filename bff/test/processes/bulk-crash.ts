import type { BulkAction } from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { Types } from 'mongoose';
import { DAY_MS, planExpiresAt } from '@portal/rules';
import { BulkRun } from '../support/bulk';
import type { TestServer } from '../support/test-server';
import { ServiceProcess } from './service-process';

/** Result of a bulk action over many users whose service was killed several times. */
export interface BulkCrashReport {
  readonly users: number;
  /** Number of finished users at each kill. */
  readonly killedAt: readonly number[];
  readonly undoKilledAt: readonly number[];
  /** Number of users with a changed plan and exactly one ledger entry of the action. */
  readonly changedOnce: number;
  /** Number of users whose plan after the undo is exactly the same as before the action. */
  readonly exactAgain: number;
  /** Number of audit records of the action and of its undo. */
  readonly records: readonly [number, number];
  /** Descriptions of violated expectations. */
  readonly violations: readonly string[];
  /** In ms: dry run, action and undo, including all restarts. */
  readonly planMs: number;
  readonly runMs: number;
  readonly undoMs: number;
}

const WEEK: BulkAction = { kind: 'add', days: 7, videos: 0 };
const FIRST_ID = 800_000;
const NAME = 'bulk crash';

/**
 * Runs "+7 days" on all found users, kills the service (SIGKILL) at given fractions of the work, and undoes
 * the action.
 */
export class BulkCrash {
  private service: ServiceProcess | null = null;

  constructor(
    private readonly server: TestServer,
    private readonly users: number,
    private readonly parts: readonly number[],
  ) {}

  /** Kills the service. */
  async stop(): Promise<void> {
    await this.service?.kill();
  }

  async run(client: () => TestClient): Promise<BulkCrashReport> {
    await this.fillUp();
    const before = await this.plans();
    const selection = { list: 'users', search: NAME } as const;
    const [bulkRun, planMs] = await timed(() => BulkRun.plan(this.server, client, WEEK, selection));
    await bulkRun.start();
    const [killedAt, runMs] = await timed(() => this.workThrough(bulkRun, 'done'));
    const done = await bulkRun.read();
    const after = await this.plans();
    const entries = await this.entries('bulk');
    await bulkRun.startUndo();
    const [undoKilledAt, undoMs] = await timed(() => this.workThrough(bulkRun, 'undone'));
    const undone = await bulkRun.read();
    const again = await this.plans();
    const ids = [...before.keys()];
    const weekLater = (id: number) => after.get(id) !== before.get(id) && entries.get(id) === 1;
    return {
      ...{ users: this.users, killedAt, undoKilledAt, planMs, runMs, undoMs },
      changedOnce: ids.filter(weekLater).length,
      exactAgain: ids.filter((id) => again.get(id) === before.get(id)).length,
      records: [
        await this.records('bulk-actions/add'),
        await this.records('bulk-actions/take-back'),
      ],
      violations: [
        ...faultsOf(`after the action: ${done.state}`, done.outcomes.done, this.users),
        ...faultsOf('days given', done.sum.days, 7 * this.users),
        ...faultsOf(`after the undo: ${undone.state}`, undone.outcomes.undone, this.users),
        ...faultsOf('days left over', undone.sum.days, 0),
        ...faultsOf('undo entries', (await this.entries('bulk_undo')).size, this.users),
      ],
    };
  }

  /** Starts a service, kills it at each fraction of the work, and lets the last one finish. */
  private async workThrough(bulkRun: BulkRun, outcome: 'done' | 'undone'): Promise<number[]> {
    const killedAt: number[] = [];
    // Counting many rows slows down the service, so poll less often for more users.
    const lookMs = Math.max(20, this.users / 20);
    for (const part of this.parts) {
      const service = await ServiceProcess.start(this.server);
      this.service = service;
      const working = service.workOnBulkActions();
      while ((await this.count(bulkRun, outcome)) < part * this.users && !service.isDead) {
        await new Promise((done) => setTimeout(done, lookMs));
      }
      await service.kill();
      await working;
      killedAt.push(await this.count(bulkRun, outcome));
    }
    this.service = await ServiceProcess.start(this.server);
    await this.service.workOnBulkActions();
    await this.service.kill();
    return killedAt;
  }

  /** Counts the rows themselves, not the counter of the bulk action. */
  private async count(bulkRun: BulkRun, outcome: string): Promise<number> {
    const actionId = new Types.ObjectId(bulkRun.planned._id);
    return this.server.connection
      .collection('bulk_rows')
      .countDocuments({ actId: actionId, outcome });
  }

  /** Plans as JSON texts by user, for an exact comparison. */
  private async plans(): Promise<Map<number, string>> {
    const users = await this.server.connection
      .collection('users')
      .find({ userId: { $gte: FIRST_ID, $lte: FIRST_ID + this.users - 1 } })
      .project({ _id: 0, userId: 1, plan: 1, expiresAt: 1 })
      .toArray();
    return new Map(
      users.map(({ userId, plan, expiresAt }) => [
        userId as number,
        JSON.stringify([plan, expiresAt]),
      ]),
    );
  }

  /** Number of ledger entries with a reason, by user. */
  private async entries(reason: string): Promise<Map<number, number>> {
    const entries = await this.server.connection.collection('ledger').find({ reason }).toArray();
    const counts = new Map<number, number>();
    for (const { userId } of entries)
      counts.set(userId as number, (counts.get(userId as number) ?? 0) + 1);
    return counts;
  }

  private records(action: string): Promise<number> {
    return this.server.connection.collection('audit').countDocuments({ action });
  }

  /** Creates users that are active, expired or without a plan, in turn. Each plan has its ledger entry. */
  private async fillUp(): Promise<void> {
    const { connection, clock } = this.server;
    const now = clock.now().getTime();
    const terms = { price: null, currency: null, activates: [] };
    const users = Array.from({ length: this.users }, (_, number) => {
      const userId = FIRST_ID + number;
      const start = number % 3 === 2 ? null : new Date(now - (number % 60) * DAY_MS);
      const plan = { start, days: start ? 30 : 0, balance: start ? number % 100 : 0, ...terms };
      const named = { userId, name: `${NAME} ${number}`, searchKeys: [NAME, String(userId)] };
      const facts = { plan, expiresAt: planExpiresAt(plan), isFrozen: false };
      const totals = { downloads: 0, services: [] };
      return { ...named, ...facts, totals, createdAt: new Date(now) };
    });
    const entries = users.flatMap(({ userId, plan: { start: at, days, balance: videos } }) => {
      const amounts = { days, videos, balanceAfter: videos, ...terms, activates: null };
      const cause = { reason: 'trial', actor: 'system:test', sourceId: null };
      return at ? [{ userId, number: 1, ...amounts, ...cause, at }] : [];
    });
    for (let from = 0; from < users.length; from += 1_000) {
      await connection.collection('users').insertMany(users.slice(from, from + 1_000));
      const some = entries.slice(from, from + 1_000);
      if (some.length > 0) await connection.collection('ledger').insertMany(some);
    }
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  const result = await work();
  return [result, Math.round(performance.now() - began)];
}

const faultsOf = (what: string, is: number, ought: number): string[] =>
  is === ought ? [] : [`${what}: ${is} instead of ${ought}`];
