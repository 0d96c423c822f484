import { styled } from '@mui/material/styles';
import { DEFAULT_SERVICE_ZONE } from '@portal/rules';
import { PageHeader } from '@portal/ui';
import { ScrollText } from 'lucide-react';
import { useColumnChoice } from '../../shared/lists/column-choice';
import { DataList } from '../../shared/lists/data-list';
import { ExportButton } from '../../shared/lists/export-button';
import { ListBar } from '../../shared/lists/list-bar';
import { useListParams } from '../../shared/lists/use-list-params';
import { usePagedList } from '../../shared/lists/use-paged-list';
import { AUDIT_PARAMS, AUDIT_PILLS, filterOf } from './audit-params';
import { AuditFilters } from './audit-filters';
import { auditQuery } from './audit-query';
import { auditColumns, AuditTable } from './audit-table';
import { auditFileWriter } from './export-audit';
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
  const choice = useColumnChoice('audit', auditColumns(data?.timeZone ?? DEFAULT_SERVICE_ZONE));
  return (
    <>
      <PageHeader title={texts.title} />
      <AuditFilters params={params} actors={data?.actors ?? []} />
      <ListBar list="audit" params={params} words={AUDIT_PILLS} choice={choice}>
        <ExportButton
          key={JSON.stringify(filter)}
          write={auditFileWriter(filter)}
          words={texts.export}
        />
      </ListBar>
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
        {({ audit }) => <AuditTable audit={audit} columns={choice.columns} />}
      </DataList>
    </>
  );
}
