import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { BatchSort, CodeBatchView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { Link } from '@portal/router';
import { Panel, useFormats } from '@portal/ui';
import { useState } from 'react';
import { paths } from '../../paths';
import { useMay } from '../../shared/access/use-may';
import { cardTable } from '../../shared/lists/card-table';
import { columnsOf } from '../../shared/lists/columns';
import { DataTable } from '../../shared/lists/data-table';
import { LoadingOrFailed } from '../../shared/lists/loading-or-failed';
import { pageSizeParam } from '../../shared/lists/page-sizes';
import { PageTools } from '../../shared/lists/page-tools';
import { Pager } from '../../shared/lists/pager';
import { TIME_COLUMN } from '../../shared/lists/time-sort';
import { ExactTime } from '../../shared/user-activity/exact-time';
import { BatchButtons } from './batch-buttons';
import { batchesQuery, readWholeList } from './code-queries';
import { saveDetails } from './save-details';
import { texts } from './texts';

const batchTexts = texts.batches;

const Table = cardTable({ below: 900, rowPadding: 4 });

/** Beside each other, also in a narrow column. */
const Actions = styled('span')({ display: 'inline-flex' });

const SIZE = pageSizeParam(15);

/** Which page of the batches is shown. */
interface Place {
  readonly page: number;
  readonly size: string;
  readonly sort: BatchSort;
}

const FIRST: Place = { page: 1, size: SIZE(''), sort: '-time' };

/** The batches can be sorted by these columns. */
const SORTS = {
  name: { sorts: ['name', '-name'] },
  created: { sorts: TIME_COLUMN },
} as const;

/** Batches of codes: how many were made and used, by whom, and when the last one was redeemed. */
export function BatchesPanel({ timeZone }: { timeZone: string }) {
  const [{ page, size, sort }, setPlace] = useState<Place>(FIRST);
  const setPage = (next: number): void => setPlace({ size, sort, page: next });
  // Another size or order begins with the first page.
  const sizes = {
    schema: { size: SIZE },
    values: { size },
    set: (change: Pick<Place, 'size'>) => setPlace({ ...FIRST, sort, ...change }),
  };
  const query = useQuery(batchesQuery(page, Number(size), sort));
  const mayVoid = useMay('money');
  const formats = useFormats();
  const { data, dataUpdatedAt } = query;
  const age = (at: string | null) =>
    at === null ? '—' : <ExactTime at={at} now={dataUpdatedAt} />;
  const exporting = (name: string) => () =>
    void readWholeList({ search: name }).then((codes) =>
      saveDetails(
        `redeem_codes_${name}.csv`,
        codes.filter(({ batch }) => batch === name),
        timeZone,
      ),
    );
  if (data?.batches.length === 0) return null;
  const columns = columnsOf<keyof typeof batchTexts.columns, CodeBatchView, BatchSort>(
    batchTexts.columns,
    {
      name: ({ name }) => <Link to={paths.redeemCodes(name)}>{name}</Link>,
      made: ({ made }) => formats.count(made),
      used: ({ made, used }) =>
        batchTexts.share(formats.count(used), Math.round((used / made) * 100)),
      voided: ({ voided = 0 }) => formats.count(voided),
      gives: ({ days, videos }) => `${texts.row.days(days)}, ${texts.row.videos(videos)}`,
      lastUsed: ({ lastUsedAt }) => age(lastUsedAt),
      created: ({ createdAt }) => age(createdAt),
      author: ({ author }) => author ?? '—',
      actions: (batch) => (
        <Actions>
          <Button
            color="inherit"
            aria-label={batchTexts.exportOne(batch.name)}
            onClick={exporting(batch.name)}
          >
            {batchTexts.export}
          </Button>
          {mayVoid && <BatchButtons batch={batch} />}
        </Actions>
      ),
    },
    SORTS,
  );
  return (
    <Panel title={batchTexts.title}>
      {data ? (
        <>
          <DataTable
            label={batchTexts.title}
            table={Table}
            columns={columns}
            sorting={{ picked: sort, onPick: (next) => setPlace({ ...FIRST, size, sort: next }) }}
            rows={data.batches}
            keyOf={({ name }) => name}
          />
          <Pager pagination={data.pagination} onPage={setPage} />
          <PageTools pagination={data.pagination} params={sizes} onPage={setPage} />
        </>
      ) : (
        <LoadingOrFailed query={query} failed={batchTexts.failed} rows={3} height={36} />
      )}
    </Panel>
  );
}
