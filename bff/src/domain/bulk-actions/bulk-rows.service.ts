import { Injectable, Logger } from '@nestjs/common';
import type { BulkOutcome, BulkState } from '@portal/contracts';
import { ERROR_CATALOGUE } from '@portal/contracts';
import type { PlanShift } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import { isDatabaseUnavailable, isTransient } from '../../platform/mongo/unavailable';
import type { Origin } from '../../platform/security/origin';
import type { AuditAction, AuditDetails } from '../audit/audit-entry';
import { AuditService } from '../audit/audit.service';
import { type BulkActionRecord, bulkTarget, type BulkRow, type RowResult } from './bulk-action';
import { BulkActionsRepository } from './bulk-actions.repository';
import { isPlanAction } from './bulk-effect';
import { actionOn, BulkRowActionsService } from './bulk-row-actions.service';
import { RowHalted } from './bulk-row-errors';
import { BulkRowUndoService } from './bulk-row-undo.service';
import { BulkRowsRepository } from './bulk-rows.repository';

/** How rows are processed in one state of the action. */
interface Way {
  readonly state: BulkState;
  readonly from: BulkOutcome;
  /** Outcome of a row whose user cannot be changed. */
  readonly refused: BulkOutcome;
  readonly origin: Origin | null;
  readonly action: AuditAction;
  readonly work: (row: BulkRow) => Promise<RowResult>;
}

/** Outcomes that changed the user. */
const CHANGED: readonly BulkOutcome[] = ['done', 'undone'];

class Unchanged extends Error {
  constructor(readonly result: RowResult) {
    super('unchanged');
  }
}

/**
 * Processes one row of a bulk action. User, ledger, audit, row and counters change in one transaction, so
 * each user is changed exactly once, even after a crash or with concurrent workers.
 */
@Injectable()
export class BulkRowsService {
  private readonly log = new Logger('BulkActions');

  constructor(
    private readonly actions: BulkActionsRepository,
    private readonly rows: BulkRowsRepository,
    private readonly doing: BulkRowActionsService,
    private readonly undoing: BulkRowUndoService,
    private readonly audit: AuditService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Rows that still have to be processed in the state of the action; empty when all are done. */
  async listNext(action: BulkActionRecord, limit: number): Promise<BulkRow[]> {
    return this.rows.list(action._id, this.wayOf(action).from, 0, limit);
  }

  /** Processes a row. Returns false when the action left its state. */
  async work(action: BulkActionRecord, row: BulkRow): Promise<boolean> {
    const way = this.wayOf(action);
    try {
      await this.change(action, row, way);
    } catch (error) {
      if (error instanceof RowHalted) return error.why === 'row';
      return this.leave(action, row, way, this.refusal(error, row, way));
    }
    return true;
  }

  private wayOf(record: BulkActionRecord): Way {
    if (record.state === 'undoing') {
      return {
        ...{ state: 'undoing', from: 'done', refused: 'kept', origin: record.undoneBy },
        action: 'bulk-actions/take-back',
        work: (row) => this.undoing.undo(record, row),
      };
    }
    return {
      ...{ state: 'running', from: 'pending', refused: 'failed', origin: record.startedBy },
      action: actionOn(record.action),
      work: ({ userId }) => this.doing.do(record, userId),
    };
  }

  private async change(record: BulkActionRecord, { userId }: BulkRow, way: Way): Promise<void> {
    const { origin, action } = way;
    if (!origin) throw new Error(`Nobody started the bulk action ${record._id}.`);
    await this.audit.changeUser(origin, userId, async () => {
      const row = await this.rows.find(record._id, userId);
      if (row?.outcome !== way.from) throw new RowHalted('row');
      const result = await way.work(row);
      if (!CHANGED.includes(result.outcome)) throw new Unchanged(result);
      await this.settle(record, row, way, result);
      const details = detailsOf(record, row, result);
      const parent = bulkTarget(record._id);
      return { result: undefined, action, details, facts: { parent, objects: [parent] } };
    });
  }

  /** Writes an outcome that changed nothing for the user. */
  private async leave(
    action: BulkActionRecord,
    row: BulkRow,
    way: Way,
    result: RowResult,
  ): Promise<boolean> {
    try {
      await this.transactions.run(() => this.settle(action, row, way, result));
    } catch (error) {
      if (error instanceof RowHalted) return error.why === 'row';
      throw error;
    }
    return true;
  }

  private async settle(
    { _id }: BulkActionRecord,
    row: BulkRow,
    { state, from }: Way,
    result: RowResult,
  ): Promise<void> {
    if (!(await this.rows.settle({ ...row, outcome: from }, result))) {
      throw new RowHalted('row');
    }
    const shift = countedShift(row, from, result);
    const counted = { from, to: result.outcome, shift };
    if (!(await this.actions.count(_id, state, counted))) throw new RowHalted('action');
  }

  private refusal(error: unknown, { userId }: BulkRow, { refused }: Way): RowResult {
    if (error instanceof Unchanged) return error.result;
    const shift = refused === 'failed' ? { shift: { days: 0, videos: 0 } } : {};
    if (error instanceof DomainError) {
      return { outcome: refused, ...shift, message: ERROR_CATALOGUE[error.code].text };
    }
    if (isDatabaseUnavailable(error) || isTransient(error)) throw error;
    // A row that fails must not block the other rows.
    this.log.error(`User ${userId} could not be changed: ${String(error)}`);
    return { outcome: refused, ...shift, message: ERROR_CATALOGUE['service/bug'].text };
  }
}

/** Change of the action's sum by a row: a pending row is not included in the sum yet. */
function countedShift(row: BulkRow, from: BulkOutcome, { shift }: RowResult): PlanShift {
  if (!shift) return { days: 0, videos: 0 };
  if (from === 'pending') return shift;
  return { days: shift.days - row.shift.days, videos: shift.videos - row.shift.videos };
}

function detailsOf(
  { _id, action }: BulkActionRecord,
  row: BulkRow,
  { shift, details = {} }: RowResult,
): AuditDetails {
  const bulkAction = String(_id);
  if (!isPlanAction(action)) return { bulkAction, ...details };
  const was = row.outcome === 'done' ? row.shift : { days: 0, videos: 0 };
  const amounts = {
    days: (shift?.days ?? 0) - was.days,
    videos: (shift?.videos ?? 0) - was.videos,
  };
  return { bulkAction, ...amounts, ...details };
}
