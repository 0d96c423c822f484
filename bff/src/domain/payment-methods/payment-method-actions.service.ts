import { Injectable } from '@nestjs/common';
import {
  knownNumbers,
  METHOD_LIST_FAULTS,
  methodChanges,
  methodListFaults,
  type MethodSettings,
} from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { Origin } from '../../platform/security/origin';
import { changedDetails } from '../audit/audit-entry';
import { AuditService } from '../audit/audit.service';
import { changeTexts } from '../audit/change-texts';
import type { MethodList } from './method-list';
import { PaymentMethodsRepository } from './payment-methods.repository';
import { PaymentMethodsService } from './payment-methods.service';

/** What is published, and the newest list that the publisher has seen. */
export interface MethodsPublication {
  readonly after: number;
  readonly methods: readonly MethodSettings[];
  readonly reason: string | null;
}

/** Publishes method lists. */
@Injectable()
export class PaymentMethodActionsService {
  constructor(
    private readonly lists: PaymentMethodsRepository,
    private readonly methods: PaymentMethodsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** The newest lists, newest first; the first one is in effect. */
  async list(limit: number): Promise<readonly MethodList[]> {
    const stored = await this.lists.listNewest(limit);
    return stored.length === 0 ? [this.methods.first()] : stored;
  }

  /**
   * Publishes methods, in effect at once; returns the number of the new list. Of publications that follow the same
   * list, one succeeds.
   * @throws DomainError payment-methods/newer, payment-methods/not-complete with the first fault,
   * payment-methods/no-changes.
   */
  async publish(origin: Origin, { after, methods, reason }: MethodsPublication): Promise<number> {
    const number = after + 1;
    const target = { target: `method-list:${number}`, keys: ['method-lists'] };
    try {
      await this.audit.change(origin, target, async () => {
        const [current] = await this.list(1);
        if (current?.number !== after) throw new DomainError('payment-methods/newer');
        const changes = demandPublishable(current, methods);
        const about = { publisher: origin.actor, publishedAt: this.clock.now(), reason };
        const known = knownNumbers(current.known, methods);
        const list: MethodList = { number, methods, known, ...about };
        await this.lists.insertMany(current.publishedAt === null ? [current, list] : [list]);
        const texts = changeTexts(
          changes.map(({ method, ...change }) => ({ id: method, ...change })),
        );
        const details = changedDetails(
          { number: after, methods: texts.before },
          { number, methods: texts.after },
        );
        const facts = reason === null ? {} : { facts: { reason } };
        return { result: undefined, action: 'payment-methods/publish', details, ...facts };
      });
    } catch (error) {
      // Another instance has published first.
      if (isDuplicateKey(error)) throw new DomainError('payment-methods/newer');
      throw error;
    }
    await this.methods.refresh();
    return number;
  }
}

/** The differences, when they can be published. */
function demandPublishable(current: MethodList, methods: readonly MethodSettings[]) {
  const [first] = methodListFaults(methods);
  if (first) {
    const text = METHOD_LIST_FAULTS[first.fault];
    throw new DomainError('payment-methods/not-complete', { ...first }, text);
  }
  const changes = methodChanges(current.methods, methods);
  if (changes.length === 0) throw new DomainError('payment-methods/no-changes');
  return changes;
}
