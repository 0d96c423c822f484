import { styled } from '@mui/material/styles';
import { PageHeader, Surface } from '@portal/ui';
import Layers from 'lucide-react/icons/layers';
import { DataList } from '../../shared/lists/data-list';
import { moveBetweenRows } from '../../shared/lists/move-between-rows';
import { usePagedList } from '../../shared/lists/use-paged-list';
import { ActionListItem } from './action-list-item';
import type { ActionParams } from './action-params';
import { bulkActionsQuery } from './bulk-queries';
import { texts } from './texts';

const List = styled(Surface)(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const EMPTY = (
  <>
    {texts.empty}
    <br />
    {texts.emptyHint}
  </>
);

/** All bulk actions, newest first, in pages. */
export function ActionsList({ params }: { readonly params: ActionParams }) {
  const list = usePagedList(
    bulkActionsQuery({ page: params.page, limit: Number(params.values.size) }),
    params,
  );
  return (
    <>
      <PageHeader title={texts.title} />
      <DataList
        list={list}
        failed={texts.failed}
        sizes={params}
        skeleton={{ rows: 6, height: 44 }}
        isEmpty={({ bulkActions }) => bulkActions.length === 0}
        empty={{ icon: Layers, text: EMPTY }}
      >
        {({ bulkActions }) => (
          <List as="ul" aria-label={texts.title} onKeyDown={moveBetweenRows}>
            {bulkActions.map((action) => (
              <ActionListItem key={action._id} action={action} now={list.query.dataUpdatedAt} />
            ))}
          </List>
        )}
      </DataList>
    </>
  );
}
