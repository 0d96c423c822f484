import {
  type MethodSettings,
  payableNumbers,
  PAYMENT_METHODS,
  type PaymentMethod,
  shownMethods,
  visibleMethods,
} from '@portal/rules';
import type { CatalogueResponse, PaymentMethodView, PaymentNumberView } from '../plans/catalogue';

/** A method as payers see it. */
const presentMethod = (settings: MethodSettings, isSlow: boolean): PaymentMethodView => ({
  method: settings.method,
  numbers: payableNumbers(settings).map(({ number, kind }) => ({ number, kind })),
  minBdt: settings.minBdt,
  maxBdt: settings.maxBdt,
  notice: settings.noticeEn,
  noticeBn: settings.noticeBn,
  ...(isSlow && { isSlow }),
});

/** The numbers for portals from before method lists, which know one per method and no agents. */
function plainNumbers(methods: readonly PaymentMethodView[]): PaymentNumberView[] {
  return methods.flatMap(({ method, numbers }) => {
    const plain = numbers.find(({ kind }) => kind !== 'agent');
    return plain ? [{ method, ...plain }] : [];
  });
}

/**
 * The methods of a method list for payers, in their order.
 * @param slow those that take longer than usual now.
 */
export function presentMethods(
  methods: readonly MethodSettings[],
  slow: ReadonlySet<PaymentMethod> = new Set(),
): Required<Pick<CatalogueResponse, 'paymentMethods' | 'paymentNumbers'>> {
  const paymentMethods = visibleMethods(methods).map((settings) =>
    presentMethod(settings, slow.has(settings.method)),
  );
  return { paymentMethods, paymentNumbers: plainNumbers(paymentMethods) };
}

/**
 * The methods of a catalogue that this portal knows, in the order to show. A service from before method lists says
 * only their numbers.
 */
export function methodsOf({
  paymentMethods,
  paymentNumbers,
}: Pick<CatalogueResponse, 'paymentMethods' | 'paymentNumbers'>): PaymentMethodView[] {
  if (paymentMethods)
    return paymentMethods.filter(({ method }) => PAYMENT_METHODS.includes(method));
  return shownMethods(paymentNumbers).map((method) => ({
    method,
    numbers: paymentNumbers
      .filter((one) => one.method === method)
      .map(({ number, kind }) => ({ number, kind })),
    ...{ minBdt: null, maxBdt: null, notice: '', noticeBn: '' },
  }));
}
