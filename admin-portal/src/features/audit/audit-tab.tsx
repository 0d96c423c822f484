import { styled } from '@mui/material/styles';
import type { ListAuditResponse } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { EmptyState, PaddedCard, PageHeader, SkeletonRows } from '@portal/ui';
import { ScrollText } from 'lucide-react';
import { useEffect } from 'react';
import { Pager } from '../../shared/lists/pager';
import { ReadFailed } from '../../shared/lists/read-failed';
import { type AuditAddress, useAuditAddress } from './audit-address';
import { AuditFilters } from './audit-filters';
import { auditQuery } from './audit-query';
import { AuditTable } from './audit-table';
import { ExportButton } from './export-button';
import { texts } from './texts';

const Zone = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '0 0 8px',
  minHeight: '1.5em',
  color: theme.vars.palette.text.secondary,
}));

const Content = styled('div')({
  transition: 'opacity 120ms',
  // Dimmed, because the rows still belong to the previous page or filter.
  '&[aria-busy="true"]': { opacity: 0.55 },
});

function Actions({ data, address }: { data: ListAuditResponse; address: AuditAddress }) {
  const { from, to } = address.filter;
  if (data.audit.length > 0) return <AuditTable audit={data.audit} timeZone={data.timeZone} />;
  return (
    <PaddedCard>
      <EmptyState icon={<ScrollText size={24} aria-hidden />}>
        {from && to && from > to ? texts.turnedRound : texts.empty}
      </EmptyState>
    </PaddedCard>
  );
}

/**
 * Audit Log: the actions of administrators, newest first. The filter is in the address and applies to
 * the export too.
 */
export function AuditTab() {
  const address = useAuditAddress();
  const { filter, page, setPage } = address;
  const { data, error, errorUpdateCount, isPlaceholderData, refetch } = useQuery(
    auditQuery(filter, page),
  );
  const last = isPlaceholderData ? undefined : data?.pagination.totalPages;
  useEffect(() => {
    // A typed address may contain a page that does not exist. Then the last page is shown.
    if (last !== undefined && page > last) setPage(last, { replace: true });
  }, [last, page, setPage]);
  return (
    <>
      <PageHeader
        title={texts.title}
        action={<ExportButton key={JSON.stringify(filter)} filter={filter} />}
      />
      <AuditFilters address={address} actors={data?.actors ?? []} />
      <Zone>{data && texts.zone(data.timeZone)}</Zone>
      {data ? (
        <Content aria-busy={isPlaceholderData}>
          <Actions data={data} address={address} />
          <Pager pagination={data.pagination} onPage={setPage} />
        </Content>
      ) : (
        <PaddedCard aria-busy={errorUpdateCount === 0}>
          {errorUpdateCount > 0 ? (
            <ReadFailed error={error} failed={texts.failed} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows count={8} height={36} />
          )}
        </PaddedCard>
      )}
    </>
  );
}
