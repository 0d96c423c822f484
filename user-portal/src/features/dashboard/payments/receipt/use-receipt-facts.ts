import type { UserPaymentView } from '@portal/contracts';
import { isUnlimited } from '@portal/rules';
import { useFormats } from '@portal/ui';
import { useMethodWords } from '../../../../shared/method-words';
import { usePaidPlanName } from '../../../../shared/plan-name';
import { useTexts } from '../../texts/use-texts';

/** A line of a receipt: label and value. */
export interface ReceiptFact {
  readonly name: string;
  readonly value: string;
}

/** All lines of a receipt, in order; a missing value is left out. */
export function useReceiptFacts(userId: number, payment: UserPaymentView): ReceiptFact[] {
  const { receipt } = useTexts();
  const { name } = useMethodWords();
  const planOf = usePaidPlanName();
  const formats = useFormats();
  const { days, videos, method, trx_id, priceList } = payment;
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    [receipt.plan, planOf(payment)],
    [receipt.days, receipt.dayCount(days)],
    [receipt.videos, videos > 0 ? videosText(videos) : null],
    [receipt.amount, formats.money(payment.received_amount ?? payment.amount, 'BDT')],
    [receipt.priceList, priceList === undefined ? null : formats.digits(priceList)],
    [receipt.method, method && name(method)],
    [receipt.trxId, trx_id],
    [receipt.reference, payment.ref_code],
    [receipt.paidAt, formats.dateTime(payment.receivedAt ?? payment.createdAt)],
    [receipt.userId, formats.digits(userId)],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));

  function videosText(count: number): string {
    return isUnlimited(count) ? receipt.unlimited : receipt.videoCount(count);
  }
}
