import { Injectable } from '@nestjs/common';
import {
  knownNumbers,
  METHOD_LIST_FAULTS,
  methodChanges,
  methodListFaults,
  type MethodSettings,
} from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import type { Origin } from '../../platform/security/origin';
import { VersionPublisherService } from '../audit/version-publisher.service';
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
    private readonly publisher: VersionPublisherService,
  ) {}

  /** The newest lists, newest first; the first one is in effect. */
  async list(limit: number): Promise<readonly MethodList[]> {
    const stored = await this.lists.listNewest(limit);
    return stored.length === 0 ? [this.methods.first()] : stored;
  }

  /**
   * Publishes methods, in effect at once. Of publications that follow the same list, one succeeds.
   * @throws DomainError payment-methods/newer, payment-methods/not-complete with the first fault,
   * payment-methods/no-changes.
   */
  async publish(origin: Origin, { after, methods, reason }: MethodsPublication): Promise<void> {
    await this.publisher.publish<MethodList>(origin, {
      ...{ noun: 'method-list', value: 'methods', action: 'payment-methods/publish' },
      ...{ newer: 'payment-methods/newer', after, reason },
      newest: () => this.methods.inEffect(),
      changes: (current) => demandPublishable(current, methods),
      next: (current, facts) => ({
        ...facts,
        methods,
        known: knownNumbers(current.known, methods),
      }),
      insert: (lists) => this.lists.insertMany(lists),
    });
    await this.methods.refresh();
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
  return changes.map(({ method, ...change }) => ({ id: method, ...change }));
}
