import { Injectable } from '@nestjs/common';
import {
  isNumberIn,
  isSenderOf,
  type MethodNumber,
  methodRefusal,
  type MethodSettings,
  payableNumbers,
  PAYMENT_METHODS,
  type PaymentMethod,
  receiverState,
  type ReceiverState,
} from '@portal/rules';
import { Config } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { LatestRead } from '../../platform/events/latest-read';
import { ChangeStreamService } from '../../platform/mongo/change-stream.service';
import { firstMethodList, type MethodList } from './method-list';
import { METHOD_LISTS } from './method-list.schema';
import { PaymentMethodsRepository } from './payment-methods.repository';

const REFUSALS = {
  off: 'payments/method-missing',
  'below-minimum': 'payments/below-minimum',
  'above-maximum': 'payments/above-maximum',
} as const;

/** How subscribers pay, by the method list in effect. */
@Injectable()
export class PaymentMethodsService {
  private readonly latest: LatestRead<MethodList>;
  private readonly unpublished: MethodList;

  constructor(
    private readonly lists: PaymentMethodsRepository,
    private readonly config: Config,
    changes: ChangeStreamService,
  ) {
    this.latest = new LatestRead(() => this.inEffect());
    this.unpublished = firstMethodList(config.paymentNumbers);
    const missed = (): Promise<void> => this.refresh();
    changes.follow({ collection: METHOD_LISTS, changed: () => void missed(), missed });
  }

  /**
   * The list in effect, for screens: from memory, also while the database is away, and read again after every
   * publication on any instance; the same object until then. Orders and money are decided by `inEffect`.
   */
  async shown(): Promise<MethodList> {
    return (await this.latest.get()) ?? this.first();
  }

  /** The list in effect, as the database has it. */
  async inEffect(): Promise<MethodList> {
    const [newest] = await this.lists.listNewest(1);
    return newest ?? this.first();
  }

  /** The list that the service starts with, from its configuration. */
  first(): MethodList {
    return this.unpublished;
  }

  /** Reads the list again, once a screen has asked for it. Never rejects. */
  refresh(): Promise<void> {
    return this.latest.refresh();
  }

  /**
   * The numbers that an order is paid to. Null as method: all that take the amount.
   * @param amountBdt the amount of the order.
   * @throws DomainError payments/method-missing, payments/below-minimum, payments/above-maximum.
   */
  async payTo(method: PaymentMethod | null, amountBdt: number): Promise<MethodNumber[]> {
    const { methods } = await this.inEffect();
    const refusalOf = (id: PaymentMethod) => methodRefusal(methods, id, amountBdt);
    const takers = (method === null ? PAYMENT_METHODS : [method]).filter((id) => !refusalOf(id));
    const refusal = takers.length > 0 ? null : refusalOf(method ?? firstOn(methods));
    if (refusal) throw new DomainError(REFUSALS[refusal], { method, amountBdt });
    return methods
      .filter((settings) => takers.includes(settings.method))
      .flatMap((settings) =>
        payableNumbers(settings).map((one) => ({ method: settings.method, ...one })),
      );
  }

  /**
   * Whether money went to one of our numbers, also to one that was replaced. A number is never taken back, so memory
   * can only say yes; the database decides the rest.
   */
  async isOurs(method: PaymentMethod, receiver: string): Promise<boolean> {
    const isKnown = ({ known }: MethodList): boolean =>
      isNumberIn([...known, ...this.config.paymentNumbers], method, receiver);
    return isKnown(await this.shown()) || isKnown(await this.inEffect());
  }

  /** What the number that received money was when the money was paid. */
  async stateOf(method: PaymentMethod, receiver: string, paidAt: Date): Promise<ReceiverState> {
    const [stored, newest] = await Promise.all([this.lists.findAt(paidAt), this.inEffect()]);
    const { methods, known } = stored ?? this.first();
    const then = { methods, known: [...known, ...this.config.paymentNumbers] };
    return receiverState(then, newest, { method, receiver });
  }

  /** Whether a message of a method came from one of its senders. */
  async isFromOperator(method: PaymentMethod, sender: string): Promise<boolean> {
    const { methods } = await this.inEffect();
    const settings = methods.find((one) => one.method === method);
    return settings !== undefined && isSenderOf(settings, sender);
  }
}

/** A method that is on, whose refusal says why no method takes an amount. */
const firstOn = (methods: readonly MethodSettings[]): PaymentMethod =>
  (methods.find(({ isOn, numbers }) => isOn && numbers.length > 0) ?? methods[0])?.method ??
  PAYMENT_METHODS[0];
