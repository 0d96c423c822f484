import { styled } from '@mui/material/styles';
import { PageHeader } from '@portal/ui';
import { ScrollText } from 'lucide-react';
import { DataList } from '../../shared/lists/data-list';
import { useListParams } from '../../shared/lists/use-list-params';
import { usePagedList } from '../../shared/lists/use-paged-list';
import { AUDIT_PARAMS, filterOf } from './audit-params';
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

/**
 * Audit Log: the actions of administrators, newest first. The filter is in the address and applies to
 * the export too.
 */
export function AuditTab() {
  const params = useListParams(AUDIT_PARAMS);
  const filter = filterOf(params.values);
  const list = usePagedList(auditQuery(filter, params.page, Number(params.values.size)), params);
  const { data } = list.query;
  const { from, to } = filter;
  return (
    <>
      <PageHeader
        title={texts.title}
        action={<ExportButton key={JSON.stringify(filter)} filter={filter} />}
      />
      <AuditFilters params={params} actors={data?.actors ?? []} />
      <Zone>{data && texts.zone(data.timeZone)}</Zone>
      <DataList
        list={list}
        failed={texts.failed}
        sizes={params}
        isEmpty={({ audit }) => audit.length === 0}
        empty={{
          icon: ScrollText,
          text: from && to && from > to ? texts.turnedRound : texts.empty,
        }}
      >
        {({ audit, timeZone }) => <AuditTable audit={audit} timeZone={timeZone} />}
      </DataList>
    </>
  );
}
