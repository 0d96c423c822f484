import type { UserPaymentView } from '@portal/contracts';
import { CardFailed } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { Panel, SkeletonRows } from '@portal/ui';
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

/** The subscriber's payment orders with their status, and buttons to pay or to show a receipt. */
export function PaymentsCard({ userId }: { userId: number }) {
  const { payments } = useTexts();
  const query = useQuery(paymentsQuery(userId));
  // State is here and not in the row: a row changes while its order is paid in the dialog.
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const place = useKeptFocus(opened !== null);
  const { data, isError } = query;
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 0 }}>
      <Panel title={payments.title}>
        {data ? (
          data.length > 0 ? (
            <RowList items={data} keyOf={({ ref_code }) => ref_code} showAll={payments.showAll}>
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
        ) : isError ? (
          <CardFailed query={query} />
        ) : (
          <SkeletonRows count={2} height={40} />
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
