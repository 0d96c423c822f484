import { OFFER_KINDS } from '@portal/contracts';
import { PageHeader, useFormats } from '@portal/ui';
import Gift from 'lucide-react/icons/gift';
import { MaskedNotice } from '../../shared/access/masked-notice';
import { useMay } from '../../shared/access/use-may';
import { useColumnChoice } from '../../shared/lists/column-choice';
import { DataList } from '../../shared/lists/data-list';
import { ExportButton } from '../../shared/lists/export-button';
import { FilterChips } from '../../shared/lists/filter-chips';
import { ListBar } from '../../shared/lists/list-bar';
import { ListTools } from '../../shared/lists/list-tools';
import { pageSizeParam } from '../../shared/lists/page-sizes';
import { anyText, oneOf, userFilterOf } from '../../shared/lists/params';
import type { PillTexts } from '../../shared/lists/pills';
import { SearchBox } from '../../shared/lists/search-box';
import { texts as lists } from '../../shared/lists/texts';
import { sortQuery, timeSort } from '../../shared/lists/time-sort';
import { useListParams } from '../../shared/lists/use-list-params';
import { usePagedList } from '../../shared/lists/use-paged-list';
import { offersFileWriter } from './offers-file';
import { offersQuery } from './offers-query';
import { offerColumns, OffersTable } from './offers-table';
import { texts } from './texts';

const PARAMS = {
  kind: oneOf(OFFER_KINDS, null),
  userId: anyText,
  sort: timeSort,
  size: pageSizeParam(15),
};

const PILLS: PillTexts<typeof PARAMS> = {
  kind: (kind) => texts.kinds[kind],
  userId: lists.pills.user,
};

const CHIPS = [null, ...OFFER_KINDS].map((value) => ({
  value,
  label: texts.kinds[value ?? 'all'],
}));

/** Active Offers: the offers that users can still use, newest or oldest first. */
export function OffersTab() {
  const params = useListParams(PARAMS);
  const { kind, userId, sort, size } = params.values;
  const filter = { ...(kind && { kind }), ...userFilterOf(userId) };
  const listed = { ...filter, ...sortQuery(sort, '-time') };
  const list = usePagedList(offersQuery(listed, params.page, Number(size)), params);
  const choice = useColumnChoice('offers', offerColumns(useFormats(), useMay('money')));
  const { columns } = choice;
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <PageHeader title={texts.title} />
      <ListTools>
        <FilterChips chips={CHIPS} picked={kind} onPick={(value) => params.set({ kind: value })} />
        <SearchBox
          label={lists.userId}
          value={userId}
          onSearch={(text) => params.replace({ userId: text })}
        />
      </ListTools>
      <ListBar list="offers" params={params} words={PILLS} choice={choice}>
        <ExportButton key={JSON.stringify(listed)} write={offersFileWriter(listed, columns)} />
      </ListBar>
      <MaskedNotice kind="offer-code" />
      <DataList
        list={list}
        failed={texts.readFailed}
        sizes={params}
        isEmpty={({ offers }) => offers.length === 0}
        empty={{ icon: Gift, text: isFiltered ? texts.noneFound : texts.empty }}
      >
        {({ offers }) => (
          <OffersTable
            offers={offers}
            columns={columns}
            sorting={{ picked: sort, onPick: (next) => params.set({ sort: next }) }}
          />
        )}
      </DataList>
    </>
  );
}
