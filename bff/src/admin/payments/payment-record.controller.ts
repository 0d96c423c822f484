import { Controller, Param } from '@nestjs/common';
import { getPayment, type PaymentRecord } from '@portal/contracts';
import { normaliseReference, roleMay } from '@portal/rules';
import { AccountNamesService } from '../../domain/accounts/account-names.service';
import { orderTarget, receiptTarget } from '../../domain/audit/audit-entry';
import { AuditService } from '../../domain/audit/audit.service';
import { PaymentMethodsService } from '../../domain/payment-methods/payment-methods.service';
import { PaymentMessagesService } from '../../domain/payment-messages/payment-messages.service';
import {
  type PaymentFacts,
  PaymentRecordsService,
} from '../../domain/payments/review/payment-records.service';
import { PlansService } from '../../domain/plans/plans.service';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { type BearerReader, Reader } from '../../platform/security/bearer-reader';
import { Caller, type Principal } from '../../platform/security/caller';
import { presentAudit } from '../audit/audit.presenter';
import { presentDecision, presentGrant, presentMoney, presentOrder } from './record.presenter';
import { PaymentSightService } from './payment-sight.service';

/** Newest records of the audit with a payment. */
const MOST_RECORDS = 25;

@Controller()
export class PaymentRecordController {
  constructor(
    private readonly records: PaymentRecordsService,
    private readonly messages: PaymentMessagesService,
    private readonly methods: PaymentMethodsService,
    private readonly plans: PlansService,
    private readonly audit: AuditService,
    private readonly names: AccountNamesService,
    private readonly sight: PaymentSightService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Route(getPayment)
  @Refuses('payments/order-not-found')
  @Access(admin('read'))
  async read(
    @Param('paymentId') paymentId: string,
    @Caller() caller: Principal,
    @Reader() reader: BearerReader,
  ): Promise<{ payment: PaymentRecord }> {
    const typed = normaliseReference(paymentId);
    if (typed !== null) reader.noteSent(typed);
    const facts = await this.records.read(paymentId);
    const { order, receipt } = facts;
    const mayDecide = caller.kind === 'admin' && roleMay(caller.role, 'money');
    const mayAudit = caller.kind === 'admin' && roleMay(caller.role, 'audit');
    const [names, message, receiver, grant, waiting, audit] = await Promise.all([
      this.names.read(order ? [order.userId] : []),
      mayDecide && receipt ? this.messages.findText(receipt.method, receipt.trxId) : null,
      typeof receipt?.receiver === 'string'
        ? this.methods.stateOf(receipt.method, receipt.receiver, receipt.paidAt)
        : null,
      order && this.plans.findGrant('payment', order.ref_code),
      mayDecide ? this.waiting(facts, reader) : null,
      mayAudit ? this.auditOf(facts) : [],
    ]);
    const now = this.clock.now();
    const payment = {
      order: order && presentOrder({ ...order, userName: nameOf(order, names) }, reader, now),
      money: receipt && presentMoney(receipt, mayDecide ? { message } : null, receiver),
      decision: receipt && presentDecision(receipt),
      grant: grant && presentGrant(grant),
      ...{ waiting, audit, timeZone: this.config.timeZone },
    };
    return { payment };
  }

  private async waiting({ undecided, unmatched }: PaymentFacts, reader: BearerReader) {
    const [item = null] = unmatched
      ? await this.sight.unmatched([unmatched], reader)
      : await this.sight.undecided(undecided ? [undecided] : [], reader);
    return item;
  }

  /** Records about the order, and about its money before it had the order. */
  private async auditOf({ order, receipt }: PaymentFacts) {
    const targets = [
      ...(order ? [orderTarget(order.ref_code)] : []),
      ...(receipt ? [receiptTarget(receipt.id)] : []),
    ];
    const lists = await Promise.all(
      targets.map((about) => this.audit.listRecords({ about }, 1, MOST_RECORDS)),
    );
    const records = [...new Map(lists.flat().map((one) => [String(one._id), one])).values()];
    const names = await this.names.read(records.flatMap(({ userId }) => userId ?? []));
    return records
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, MOST_RECORDS)
      .map((record) => presentAudit(record, names));
  }
}

const nameOf = (
  { userId }: { readonly userId: number },
  names: ReadonlyMap<number, string>,
): string => names.get(userId) ?? '';
