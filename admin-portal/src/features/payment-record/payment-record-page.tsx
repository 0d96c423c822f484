import { ApiError, errorText } from '@portal/api-client';
import { useQuery } from '@portal/query';
import { useParams } from '@portal/router';
import { ErrorState, PaddedCard, PageHeader, SkeletonRows } from '@portal/ui';
import { texts as common } from '../../texts';
import { paymentQuery } from './payment-query';
import { RecordOf } from './record-of';
import { texts } from './texts';

/** The record of a payment, by the id or code of its address. */
export function PaymentById({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(paymentQuery(id));
  // Data that was read once stays while the service is not available. Not after a refusal.
  if (error && (!data || (error instanceof ApiError && error.status < 500))) {
    return (
      <>
        <PageHeader title={texts.title} />
        <ErrorState
          message={errorText(error, texts.failed)}
          retryLabel={common.retry}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  if (!data) {
    return (
      <PaddedCard role="status" aria-label={texts.loading}>
        <SkeletonRows count={8} height={36} />
      </PaddedCard>
    );
  }
  return <RecordOf payment={data} onDecided={() => void refetch()} />;
}

/** The record of a payment: '/admin/payment/{id or code}'. */
export function PaymentRecordPage() {
  const { paymentId = '' } = useParams();
  return <PaymentById key={paymentId} id={paymentId} />;
}
