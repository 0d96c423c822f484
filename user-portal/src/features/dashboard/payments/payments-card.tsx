import { CardFailed } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { Panel, SkeletonRows } from '@portal/ui';
import { QuietText } from '../quiet-text';
import { RowList } from '../row-list';
import { useTexts } from '../texts/use-texts';
import { PaymentRow } from './payment-row';
import { paymentsQuery } from './payments-query';

/** The subscriber's payment orders and where each stands (issue 4). */
export function PaymentsCard({ userId }: { userId: number }) {
  const { payments } = useTexts();
  const query = useQuery(paymentsQuery(userId));
  const { data, isError } = query;
  return (
    <Panel title={payments.title}>
      {data ? (
        data.length > 0 ? (
          <RowList items={data} keyOf={({ ref_code }) => ref_code} showAll={payments.showAll}>
            {(payment) => <PaymentRow payment={payment} />}
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
  );
}
