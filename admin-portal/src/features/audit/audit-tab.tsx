import { styled } from '@mui/material/styles';
import { PageHeader } from '@portal/ui';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useClock } from '../../shared/clock/clock';
import { useColumnChoice } from '../../shared/lists/column-choice';
import { DataList } from '../../shared/lists/data-list';
import { ExportButton } from '../../shared/lists/export-button';
import { ListBar } from '../../shared/lists/list-bar';
import { sortQuery } from '../../shared/lists/time-sort';
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
 * Audit Log: the actions of administrators, newest or oldest first. The filter is in the address and applies to
 * the export too, which is always newest first.
 */
export function AuditTab() {
  const params = useListParams(AUDIT_PARAMS);
  const filter = filterOf(params.values);
  const { sort, size } = params.values;
  const listed = { ...filter, ...sortQuery(sort, '-time') };
  const list = usePagedList(auditQuery(listed, params.page, Number(size)), params);
  const { data } = list.query;
  const { zone } = useClock();
  const { from, to } = filter;
  const choice = useColumnChoice('audit', auditColumns(zone));
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
      <Zone>{data && texts.zone(zone, data.timeZone)}</Zone>
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
        {({ audit }) => (
          <AuditTable
            audit={audit}
            columns={choice.columns}
            sorting={{ picked: sort, onPick: (next) => params.set({ sort: next }) }}
          />
        )}
      </DataList>
    </>
  );
}
