import { styled } from '@mui/material/styles';
import { INBOX_KINDS } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { EmptyState, PaddedCard, PageHeader, SkeletonRows } from '@portal/ui';
import { Inbox } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FilterChips } from '../../shared/lists/filter-chips';
import { useListAddress } from '../../shared/users/list-address';
import { ListTools } from '../../shared/lists/list-tools';
import { Pager } from '../../shared/lists/pager';
import { ReadFailed } from '../../shared/lists/read-failed';
import type { Decision } from './decision';
import { DecisionDialog } from './decision-dialog';
import { InboxCard } from './inbox-card';
import { inboxQuery } from './inbox-query';
import { texts } from './texts';

const Content = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  transition: 'opacity 120ms',
  // Dimmed, because the items still belong to the previous page or filter.
  '&[aria-busy="true"]': { opacity: 0.55 },
});

/** Payment Inbox: money and messages that need a decision by an administrator. */
export function PaymentInboxTab() {
  const { page, status, setPage, setStatus } = useListAddress();
  const kind = INBOX_KINDS.find((known) => known === status) ?? 'unmatched';
  const [decision, setDecision] = useState<Decision | null>(null);
  const { data, error, errorUpdateCount, isPlaceholderData, refetch } = useQuery(
    inboxQuery(kind, page),
  );
  const last = isPlaceholderData ? undefined : data?.pagination.totalPages;
  useEffect(() => {
    // Items may have been decided. Then the last page is shown.
    if (last !== undefined && page > last) setPage(last, { replace: true });
  }, [last, page, setPage]);
  const close = (): void => {
    setDecision(null);
    // Also after a refusal, because another administrator may have decided first.
    void refetch();
  };
  const chips = INBOX_KINDS.map((value) => ({
    value,
    label: texts.chips[value],
    count: data?.counts[value],
  }));
  return (
    <>
      <PageHeader title={texts.title} />
      <ListTools>
        <FilterChips
          chips={chips}
          picked={kind}
          onPick={(picked) => setStatus(picked === 'unmatched' ? null : picked)}
        />
      </ListTools>
      {data ? (
        <Content aria-busy={isPlaceholderData}>
          {data.items.map((item) => (
            <InboxCard key={`${item.kind} ${item._id}`} item={item} onDecide={setDecision} />
          ))}
          {data.items.length === 0 && (
            <PaddedCard>
              <EmptyState icon={<Inbox size={24} aria-hidden />}>{texts.empty[kind]}</EmptyState>
            </PaddedCard>
          )}
          <Pager pagination={data.pagination} onPage={setPage} />
        </Content>
      ) : (
        <PaddedCard aria-busy={errorUpdateCount === 0}>
          {errorUpdateCount > 0 ? (
            <ReadFailed error={error} failed={texts.failed} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows count={6} height={72} />
          )}
        </PaddedCard>
      )}
      {decision && <DecisionDialog decision={decision} onClose={close} />}
    </>
  );
}
