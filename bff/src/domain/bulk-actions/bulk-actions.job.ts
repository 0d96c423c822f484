import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MINUTE_MS } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DrainService } from '../../platform/lifecycle/drain.service';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import type { BulkActionRecord } from './bulk-action';
import { BulkActionsRepository } from './bulk-actions.repository';
import { DRAFT_MS } from './bulk-actions.service';
import { BULK_JOB } from './bulk-job-name';
import { BulkRowsService } from './bulk-rows.service';
import { BulkRowsRepository } from './bulk-rows.repository';

/** After a crash of an instance, another one resumes its work within 30 seconds. */
const EVERY_MS = 10_000;

/** Rows of one batch. */
const BATCH = 100;

/** Longest time of one run; a job of ten minutes counts as hanging. The next run starts at once. */
const LONGEST_RUN_MS = 4 * MINUTE_MS;

/** Drafts removed in one run, and extra time before removal, because clocks of machines differ. */
const DRAFTS = 20;
const DRAFT_GRACE_MS = 10 * MINUTE_MS;

/**
 * Processes bulk actions row by row and resumes after interruptions. Normally one instance runs it;
 * BulkRowsService makes concurrent runs safe.
 */
@Injectable()
export class BulkActionsJob implements OnModuleInit {
  constructor(
    private readonly actions: BulkActionsRepository,
    private readonly rowsOf: BulkRowsRepository,
    private readonly rows: BulkRowsService,
    private readonly scheduler: SchedulerService,
    private readonly drain: DrainService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const run = async (now: Date) => {
      await this.forgetDrafts(now);
      if (!(await this.workFor(LONGEST_RUN_MS))) this.scheduler.wake(BULK_JOB);
    };
    this.scheduler.register({ name: BULK_JOB, everyMs: EVERY_MS, run });
  }

  /** Works for at most `longestMs`; true when nothing is left or the service shuts down. */
  async workFor(longestMs: number): Promise<boolean> {
    const until = performance.now() + longestMs;
    const isOver = () => this.drain.isDraining || performance.now() >= until;
    for (;;) {
      const action =
        (await this.actions.findOldest('running')) ?? (await this.actions.findOldest('undoing'));
      if (!action) return true;
      await this.workOn(action, isOver);
      if (isOver()) return this.drain.isDraining;
    }
  }

  /** Removes dry runs that were not started in time, with their rows. */
  async forgetDrafts(now: Date = this.clock.now()): Promise<void> {
    const before = new Date(now.getTime() - DRAFT_MS - DRAFT_GRACE_MS);
    for (const id of await this.actions.listDraftsBefore(before, DRAFTS)) {
      // Remove the draft last, so an interrupted removal is repeated.
      await this.rowsOf.removeAll(id);
      await this.actions.removeDraft(id);
    }
  }

  private async workOn(action: BulkActionRecord, isOver: () => boolean): Promise<void> {
    for (;;) {
      const rows = await this.rows.listNext(action, BATCH);
      if (rows.length === 0) return this.finish(action);
      for (const row of rows) {
        if (isOver() || !(await this.rows.work(action, row))) return;
      }
    }
  }

  private async finish({ _id, state }: BulkActionRecord): Promise<void> {
    const over = state === 'undoing' ? 'undone' : 'done';
    await this.actions.change(_id, state, { state: over, endedAt: this.clock.now() });
  }
}
