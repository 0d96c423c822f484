import {
  type BulkAction,
  type BulkActionView,
  type BulkRowView,
  type BulkSelection,
  getBulkAction,
  listBulkRows,
  planBulkAction,
  startBulkAction,
  stopBulkAction,
  undoBulkAction,
} from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { BulkActionsJob } from '../../src/domain/bulk-actions/bulk-actions.job';
import type { TestServer } from './test-server';

/** A bulk action as an administrator runs it. In tests nothing runs automatically. */
export class BulkRun {
  private constructor(
    private readonly server: TestServer,
    private readonly client: () => TestClient,
    readonly planned: BulkActionView,
  ) {}

  /** Makes a dry run. */
  static async plan(
    server: TestServer,
    client: () => TestClient,
    action: BulkAction,
    selection: BulkSelection,
  ): Promise<BulkRun> {
    const answer = await client().send(planBulkAction, { body: { action, selection } });
    return new BulkRun(server, client, answer.payload().bulkAction);
  }

  get params() {
    return { actionId: this.planned._id };
  }

  /** Starts it and processes it until nothing is left. */
  async run(): Promise<BulkActionView> {
    await this.start();
    await workOff(this.server);
    return this.read();
  }

  async start(): Promise<void> {
    (await this.client().send(startBulkAction, { params: this.params })).payload();
  }

  async stop(): Promise<void> {
    (await this.client().send(stopBulkAction, { params: this.params })).payload();
  }

  /** Undoes it and processes the undo until nothing is left. */
  async undo(): Promise<BulkActionView> {
    await this.startUndo();
    await workOff(this.server);
    return this.read();
  }

  async startUndo(): Promise<void> {
    (await this.client().send(undoBulkAction, { params: this.params })).payload();
  }

  async read(): Promise<BulkActionView> {
    return (await this.client().send(getBulkAction, { params: this.params })).payload().bulkAction;
  }

  async rows(query: Record<string, string> = {}): Promise<BulkRowView[]> {
    const asked = { limit: '100', ...query };
    return (await this.client().send(listBulkRows, { params: this.params, query: asked })).payload()
      .rows;
  }

  /** Outcome and message by user id. */
  async endings(): Promise<Record<number, string>> {
    const rows = await this.rows();
    return Object.fromEntries(
      rows.map(({ userId, outcome, message }) => [
        userId,
        [outcome, message].filter(Boolean).join(': '),
      ]),
    );
  }
}

/** Processes bulk actions until none is left, on one instance. */
export async function workOff(server: TestServer): Promise<void> {
  await server.app.get(BulkActionsJob, { strict: false }).workFor(60_000);
}
