import { PageHeader } from '@portal/ui';
import { Gift } from 'lucide-react';
import { MaskedNotice } from '../../shared/access/masked-notice';
import { useMay } from '../../shared/access/use-may';
import { DataList } from '../../shared/lists/data-list';
import { pageSizeParam } from '../../shared/lists/page-sizes';
import { useListParams } from '../../shared/lists/use-list-params';
import { usePagedList } from '../../shared/lists/use-paged-list';
import { offersQuery } from './offers-query';
import { OffersTable } from './offers-table';
import { texts } from './texts';

const PARAMS = { size: pageSizeParam(15) };

/** Active Offers: the offers that users can still use, newest first. */
export function OffersTab() {
  const params = useListParams(PARAMS);
  const list = usePagedList(offersQuery(params.page, Number(params.values.size)), params);
  const mayRemove = useMay('money');
  return (
    <>
      <PageHeader title={texts.title} />
      <MaskedNotice kind="offer-code" />
      <DataList
        list={list}
        failed={texts.readFailed}
        sizes={params}
        isEmpty={({ offers }) => offers.length === 0}
        empty={{ icon: Gift, text: texts.empty }}
      >
        {({ offers }) => <OffersTable offers={offers} mayRemove={mayRemove} />}
      </DataList>
    </>
  );
}
