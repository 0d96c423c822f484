import { Injectable } from '@nestjs/common';
import { isUndoable, type UndoableAction } from '@portal/contracts';
import { DomainError } from '../../platform/errors/domain-error';
import type { Origin } from '../../platform/security/origin';
import type { Account } from '../accounts/account';
import { AccountsService } from '../accounts/accounts.service';
import { actionTarget, ledgerActor, userTarget } from '../audit/audit-entry';
import { type AuditRecord, AuditService } from '../audit/audit.service';
import { OpenOffersService } from '../offers/open-offers.service';
import { AccountUndoService } from './account-undo.service';
import { OfferUndoService } from './offer-undo.service';
import { PlanUndoService } from './plan-undo.service';
import { type Undo, type Undone, UNDONE_ACTION } from './undo';

/** Undoes single actions of administrators, each with an audit record of its own (SEC-57). */
@Injectable()
export class UndoService {
  private readonly undoes: Readonly<Record<UndoableAction, (undo: Undo) => Promise<Undone>>>;

  constructor(
    private readonly accounts: AccountsService,
    private readonly audit: AuditService,
    private readonly open: OpenOffersService,
    plans: PlanUndoService,
    account: AccountUndoService,
    offers: OfferUndoService,
  ) {
    this.undoes = {
      'plans/add': (undo) => plans.undo(undo, 'admin'),
      'plans/cut': (undo) => plans.undo(undo, 'cut'),
      'plans/reset': (undo) => plans.undo(undo, 'reset'),
      'accounts/freeze': (undo) => account.undoFreeze(undo),
      'accounts/unfreeze': (undo) => account.undoFreeze(undo),
      'accounts/tags': (undo) => account.undoTags(undo),
      'offers/send': (undo) => offers.undoSending(undo),
      'offers/send-special': (undo) => offers.undoSending(undo),
      'offers/remove': (undo) => offers.undoRemoval(undo),
    };
  }

  /** Which action an id names. @throws DomainError actions/not-found unless it is one of this user. */
  async actionOf(userId: number, actionId: string): Promise<UndoableAction> {
    return (await this.find(userId, actionId)).action;
  }

  /**
   * Undoes an action; returns the user after it.
   * @throws DomainError actions/not-found, actions/undone, actions/other-account, accounts/not-found;
   * actions/plan-changed and the like when the same thing was changed since.
   */
  async undo(origin: Origin, userId: number, actionId: string): Promise<Account> {
    const object = actionTarget(actionId);
    const account = await this.audit.changeUser(origin, userId, async () => {
      const record = await this.find(userId, actionId);
      if (await this.audit.isAbout(object)) throw new DomainError('actions/undone');
      await this.requireSameAccount(record, userId);
      const actor = ledgerActor(origin.actor);
      const { action, details } = await this.undoes[record.action]({ record, userId, actor });
      return {
        result: await this.accounts.get(userId),
        action,
        details: { [UNDONE_ACTION]: actionId, undid: record.action, ...details },
        facts: { objects: [object] },
      };
    });
    this.open.forgetTotal();
    return account;
  }

  /** Those of some actions that were undone. */
  async listUndone(actionIds: readonly string[]): Promise<ReadonlySet<string>> {
    const targets = new Map(actionIds.map((id) => [actionTarget(id), id]));
    const known = await this.audit.listKnown([...targets.keys()]);
    return new Set(known.flatMap((target) => targets.get(target) ?? []));
  }

  /** What was done to a deleted account is not undone on a later one, who may be another person. */
  private async requireSameAccount({ target, at }: AuditRecord, userId: number): Promise<void> {
    await this.accounts.get(userId);
    const deletions = { target, actions: ['accounts/delete'], first: at } as const;
    const [deletion] = await this.audit.listRecords(deletions, 1, 1);
    if (deletion) throw new DomainError('actions/other-account', { userId });
  }

  private async find(
    userId: number,
    actionId: string,
  ): Promise<AuditRecord & { readonly action: UndoableAction }> {
    const record = await this.audit.find(actionId);
    const { action } = record ?? {};
    if (record?.target !== userTarget(userId) || !action || !isUndoable(action)) {
      throw new DomainError('actions/not-found', { actionId });
    }
    return { ...record, action };
  }
}
