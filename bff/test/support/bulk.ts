import {
  type BulkAct,
  type BulkActView,
  type BulkRowView,
  type BulkSelection,
  getBulkAct,
  listBulkRows,
  planBulkAct,
  startBulkAct,
  stopBulkAct,
  undoBulkAct,
} from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { BulkActionsJob } from '../../src/domain/bulk-acts/bulk-actions.job';
import type { TestServer } from './test-server';

/** A bulk action as an administrator handles it; nothing runs by itself in tests. */
export class BulkAction {
  private constructor(
    private readonly server: TestServer,
    private readonly client: () => TestClient,
    readonly planned: BulkActView,
  ) {}

  /** Has a dry run made. */
  static async plan(
    server: TestServer,
    client: () => TestClient,
    act: BulkAct,
    selection: BulkSelection,
  ): Promise<BulkAction> {
    const answer = await client().send(planBulkAct, { body: { act, selection } });
    return new BulkAction(server, client, answer.payload().bulkAct);
  }

  get params() {
    return { actId: this.planned._id };
  }

  /** Starts it and works until nothing is left. */
  async run(): Promise<BulkActView> {
    await this.start();
    await workOff(this.server);
    return this.read();
  }

  async start(): Promise<void> {
    (await this.client().send(startBulkAct, { params: this.params })).payload();
  }

  async stop(): Promise<void> {
    (await this.client().send(stopBulkAct, { params: this.params })).payload();
  }

  /** Undoes it and works until nothing is left. */
  async undo(): Promise<BulkActView> {
    await this.startUndo();
    await workOff(this.server);
    return this.read();
  }

  async startUndo(): Promise<void> {
    (await this.client().send(undoBulkAct, { params: this.params })).payload();
  }

  async read(): Promise<BulkActView> {
    return (await this.client().send(getBulkAct, { params: this.params })).payload().bulkAct;
  }

  async rows(query: Record<string, string> = {}): Promise<BulkRowView[]> {
    const asked = { limit: '100', ...query };
    return (await this.client().send(listBulkRows, { params: this.params, query: asked })).payload()
      .rows;
  }

  /** Who ended how: outcome and message by user id. */
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

/** Works on bulk actions until nothing is left, on one instance. */
export async function workOff(server: TestServer): Promise<void> {
  await server.app.get(BulkActionsJob, { strict: false }).workFor(60_000);
}
