import { styled } from '@mui/material/styles';
import { CODE_FILTERS, type RedeemCodeView } from '@portal/contracts';
import { BEARER_PERMISSIONS, DEFAULT_SERVICE_ZONE } from '@portal/rules';
import { PageHeader, Panel } from '@portal/ui';
import { useCallback, useState } from 'react';
import { MaskedNotice } from '../../shared/access/masked-notice';
import { useMay } from '../../shared/access/use-may';
import { DataList } from '../../shared/lists/data-list';
import { FilterChips } from '../../shared/lists/filter-chips';
import { ListBar } from '../../shared/lists/list-bar';
import { ListTools } from '../../shared/lists/list-tools';
import { pageSizeParam } from '../../shared/lists/page-sizes';
import { anyText, oneOf } from '../../shared/lists/params';
import type { PillTexts } from '../../shared/lists/pills';
import { SearchBox } from '../../shared/lists/search-box';
import { SortField } from '../../shared/lists/sort-field';
import { texts as lists } from '../../shared/lists/texts';
import { sortQuery, timeSort } from '../../shared/lists/time-sort';
import { useListParams } from '../../shared/lists/use-list-params';
import { usePagedList } from '../../shared/lists/use-paged-list';
import { BatchesPanel } from './batches-panel';
import { CodeList } from './code-list';
import { codesQuery } from './code-queries';
import { GenerateForm } from './generate-form';
import { PrintedSheet } from './printed-sheet';
import { texts } from './texts';
import { Totals } from './totals';

const PARAMS = {
  status: oneOf(CODE_FILTERS, 'all'),
  search: anyText,
  sort: timeSort,
  size: pageSizeParam(25),
};

const PILLS: PillTexts<typeof PARAMS> = {
  status: (status) => lists.pills.status(texts.filters[status]),
  search: lists.pills.search,
};

const CHIPS = CODE_FILTERS.map((value) => ({ value, label: texts.filters[value] }));

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

const NONE: readonly RedeemCodeView[] = [];

/** Redeem Codes: generates, lists, exports, prints and deletes codes. */
export function RedeemCodesTab() {
  const params = useListParams(PARAMS);
  const { status: filter, search, sort, size } = params.values;
  const listed = { filter, ...(search && { search }) };
  const ordered = { ...listed, ...sortQuery(sort, '-time') };
  const list = usePagedList(codesQuery(ordered, params.page, Number(size)), params);
  const mayChange = useMay('money');
  const mayPrint = useMay(BEARER_PERMISSIONS['redeem-code']);
  const [printed, setPrinted] = useState(NONE);
  const endPrint = useCallback(() => setPrinted(NONE), []);
  const { counts, timeZone = DEFAULT_SERVICE_ZONE } = list.query.data ?? {};
  return (
    <Stack>
      <PageHeader title={texts.title} />
      {mayChange && (
        <Panel title={texts.generate.title}>
          <GenerateForm timeZone={timeZone} onPrint={setPrinted} />
        </Panel>
      )}
      {list.query.data && <BatchesPanel timeZone={timeZone} />}
      <div>
        {counts && <Totals counts={counts} />}
        <ListTools sx={{ marginTop: 2 }}>
          <FilterChips chips={CHIPS} picked={filter} onPick={(status) => params.set({ status })} />
          <SearchBox
            label={texts.search}
            value={search}
            onSearch={(text) => params.replace({ search: text })}
          />
        </ListTools>
        <ListBar list="redeem-codes" params={params} words={PILLS}>
          <SortField params={params} words={lists.timeSorts} />
        </ListBar>
        <MaskedNotice kind="redeem-code">{texts.searchEnds}</MaskedNotice>
        <DataList
          list={list}
          failed={texts.readFailed}
          sizes={params}
          skeleton={{ rows: 8, height: 48 }}
        >
          {(data) => (
            <CodeList
              data={data}
              list={listed}
              timeZone={timeZone}
              now={list.query.dataUpdatedAt}
              mayDelete={mayChange}
              onPrint={mayPrint ? setPrinted : null}
            />
          )}
        </DataList>
      </div>
      {printed.length > 0 && (
        <PrintedSheet codes={printed} timeZone={timeZone} onPrinted={endPrint} />
      )}
    </Stack>
  );
}
