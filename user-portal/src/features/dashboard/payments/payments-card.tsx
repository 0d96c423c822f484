import type { UserPaymentView } from '@portal/contracts';
import { CardPlaceholder } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { needsPayer } from '@portal/rules';
import { Panel, type PanelFold } from '@portal/ui';
import { useCallback, useState } from 'react';
import { PaymentDialog } from '../../../shared/sales/payment-dialog';
import { QuietText } from '../quiet-text';
import { RowList } from '../row-list';
import { useTexts } from '../texts/use-texts';
import { type PaymentDialogKind, PaymentRow } from './payment-row';
import { paymentsQuery } from './payments-query';
import { ReceiptDialog } from './receipt/receipt-dialog';
import { useKeptFocus } from './use-kept-focus';

interface Opened {
  readonly kind: PaymentDialogKind;
  readonly payment: UserPaymentView;
}

interface PaymentsCardProps {
  readonly userId: number;
  readonly fold?: PanelFold;
  /** Shows those that need the payer, or else the newest one; the others are one tap away. */
  readonly isBrief?: boolean;
}

/** The subscriber's payment orders with their status, and buttons to pay or to show a receipt. */
export function PaymentsCard({ userId, fold, isBrief = false }: PaymentsCardProps) {
  const { payments } = useTexts();
  const query = useQuery(paymentsQuery(userId));
  // State is here and not in the row: a row changes while its order is paid in the dialog.
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const place = useKeptFocus();
  const { data, dataUpdatedAt } = query;
  const brief = isBrief && data ? briefly(data, new Date(dataUpdatedAt)) : null;
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 0 }}>
      <Panel title={payments.title} fold={fold}>
        {data ? (
          data.length > 0 ? (
            <RowList
              items={brief?.items ?? data}
              few={brief?.few}
              keyOf={({ ref_code }) => ref_code}
              showAll={payments.showAll}
            >
              {(payment) => (
                <PaymentRow
                  userId={userId}
                  payment={payment}
                  isPaying={
                    opened?.kind === 'resume' && opened.payment.ref_code === payment.ref_code
                  }
                  onOpen={(kind) => setOpened({ kind, payment })}
                />
              )}
            </RowList>
          ) : (
            <QuietText>{payments.empty}</QuietText>
          )
        ) : (
          // On the home as tall as one payment, so that the cards below stay where they are.
          <CardPlaceholder query={query} count={isBrief ? 1 : 2} height={isBrief ? 128 : 40} />
        )}
      </Panel>
      {opened?.kind === 'resume' && (
        <PaymentDialog start={{ kind: 'resume', payment: opened.payment }} onClose={close} />
      )}
      {opened?.kind === 'receipt' && (
        <ReceiptDialog userId={userId} payment={opened.payment} onClose={close} />
      )}
    </div>
  );
}

/** The payments that need the payer first, and how many rows are shown of them: at least the newest. */
function briefly(
  payments: readonly UserPaymentView[],
  now: Date,
): { items: UserPaymentView[]; few: number } {
  const needs = (payment: UserPaymentView): boolean => needsPayer(datedOrder(payment), now);
  const first = payments.filter(needs);
  const others = payments.filter((payment) => !needs(payment));
  return { items: [...first, ...others], few: Math.max(1, first.length) };
}

const datedOrder = ({ status, isLate, expiresAt, receivedAt }: UserPaymentView) => ({
  ...{ status, isLate, expiresAt: new Date(expiresAt) },
  receivedAt: receivedAt === null ? null : new Date(receivedAt),
});
