import { styled } from '@mui/material/styles';
import { CODE_FILTERS, type RedeemCodeView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { BEARER_PERMISSIONS, DEFAULT_SERVICE_ZONE } from '@portal/rules';
import { PaddedCard, PageHeader, Panel, SkeletonRows } from '@portal/ui';
import { useCallback, useEffect, useState } from 'react';
import { MaskedNotice } from '../../shared/access/masked-notice';
import { useMay } from '../../shared/access/use-may';
import { FilterChips } from '../../shared/lists/filter-chips';
import { useListAddress } from '../../shared/users/list-address';
import { ListTools } from '../../shared/lists/list-tools';
import { ReadFailed } from '../../shared/lists/read-failed';
import { SearchBox } from '../../shared/lists/search-box';
import { CodeList } from './code-list';
import { codesQuery } from './code-queries';
import { GenerateForm } from './generate-form';
import { PrintedSheet } from './printed-sheet';
import { filterOf, texts } from './texts';
import { Totals } from './totals';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

const NONE: readonly RedeemCodeView[] = [];

/** Redeem Codes: generates, lists, exports, prints and deletes codes. */
export function RedeemCodesTab() {
  const address = useListAddress();
  const { search, page, setPage } = address;
  const filter = filterOf(address.status);
  const list = { filter, ...(search && { search }) };
  const query = useQuery(codesQuery(list, page));
  const mayChange = useMay('money');
  const mayPrint = useMay(BEARER_PERMISSIONS['redeem-code']);
  const [printed, setPrinted] = useState(NONE);
  const endPrint = useCallback(() => setPrinted(NONE), []);
  const { data, isPlaceholderData } = query;
  const timeZone = data?.timeZone ?? DEFAULT_SERVICE_ZONE;
  // The page does not exist: the list became shorter, or the address was typed.
  const shown = isPlaceholderData ? undefined : data?.pagination?.currentPage;
  useEffect(() => {
    if (shown !== undefined && page > shown) setPage(shown, { replace: true });
  }, [shown, page, setPage]);
  const chips = CODE_FILTERS.map((value) => ({
    value: value === 'all' ? null : value,
    label: texts.filters[value],
    count: undefined,
  }));
  return (
    <Stack>
      <PageHeader title={texts.title} />
      {mayChange && (
        <Panel title={texts.generate.title}>
          <GenerateForm timeZone={timeZone} onPrint={setPrinted} />
        </Panel>
      )}
      <div>
        {data?.counts && <Totals counts={data.counts} />}
        <ListTools sx={{ marginTop: 2 }}>
          <FilterChips
            chips={chips}
            picked={filter === 'all' ? null : filter}
            onPick={address.setStatus}
          />
          <SearchBox label={texts.search} value={search} onSearch={address.setSearch} />
        </ListTools>
        <MaskedNotice kind="redeem-code">{texts.searchEnds}</MaskedNotice>
        {data ? (
          <CodeList
            data={data}
            list={list}
            timeZone={timeZone}
            now={query.dataUpdatedAt}
            isOld={isPlaceholderData}
            mayDelete={mayChange}
            address={address}
            onPrint={mayPrint ? setPrinted : null}
          />
        ) : (
          <PaddedCard aria-busy={query.errorUpdateCount === 0}>
            {query.errorUpdateCount > 0 ? (
              <ReadFailed
                error={query.error}
                failed={texts.readFailed}
                onRetry={() => void query.refetch()}
              />
            ) : (
              <SkeletonRows count={8} height={48} />
            )}
          </PaddedCard>
        )}
      </div>
      {printed.length > 0 && (
        <PrintedSheet codes={printed} timeZone={timeZone} onPrinted={endPrint} />
      )}
    </Stack>
  );
}
