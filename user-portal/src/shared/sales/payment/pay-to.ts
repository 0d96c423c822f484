import type { PaymentMethodView, PaymentNumberView } from '@portal/contracts';
import type { PaymentMethod } from '@portal/rules';

/** Where the money of an open order goes. */
export interface PayTo {
  readonly numbers: readonly PaymentNumberView[];
  /** Numbers that the payer was shown and that were replaced since; money to them counts too. */
  readonly replaced: readonly PaymentNumberView[];
  /** Whether the method takes no new orders any more; the order keeps its numbers then. */
  readonly isClosing: boolean;
}

/**
 * The numbers of an order: those in effect for its method, or its own ones once the method is off.
 * @param shown the numbers that the payer was shown; undefined from a service that does not say it.
 */
export function payToOf(
  method: PaymentMethod | null,
  methods: readonly PaymentMethodView[],
  shown: readonly PaymentNumberView[] = [],
): PayTo {
  const current = methods
    .filter((one) => method === null || one.method === method)
    .flatMap((one) => one.numbers.map((number) => ({ method: one.method, ...number })));
  if (current.length === 0) {
    return { numbers: shown, replaced: [], isClosing: shown.length > 0 };
  }
  const isCurrent = ({ method: id, number }: PaymentNumberView): boolean =>
    current.some((one) => one.method === id && one.number === number);
  return {
    numbers: current,
    replaced: shown.filter((one) => !isCurrent(one)),
    isClosing: false,
  };
}
