import { styled } from '@mui/material/styles';
import type { BroadcastDraftView, BroadcastView, TimeSort } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { useSearchParams } from '@portal/router';
import { EmptyState, PageHeader, Panel } from '@portal/ui';
import Megaphone from 'lucide-react/icons/megaphone';
import { useState } from 'react';
import { BROADCAST_PARAM } from '../../paths';
import { useMay } from '../../shared/access/use-may';
import { LoadingOrFailed } from '../../shared/lists/loading-or-failed';
import { SortField } from '../../shared/lists/sort-field';
import { texts as lists } from '../../shared/lists/texts';
import { timeSort } from '../../shared/lists/time-sort';
import { useListParams } from '../../shared/lists/use-list-params';
import { BroadcastCard } from './broadcast-card';
import { BroadcastForm } from './broadcast-form';
import { broadcastsQuery } from './broadcast-queries';
import { DraftList } from './draft-list';
import { texts } from './texts';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const PARAMS = { sort: timeSort };

/** The service lists all of them, the newest first. */
const inOrder = (broadcasts: readonly BroadcastView[], sort: TimeSort): readonly BroadcastView[] =>
  sort === 'time' ? broadcasts.toReversed() : broadcasts;

/** Broadcasts: creates messages to subscribers and lists them. */
export function BroadcastsTab() {
  const query = useQuery(broadcastsQuery);
  const mayWrite = useMay('messages');
  const [search] = useSearchParams();
  const named = search.get(BROADCAST_PARAM);
  const params = useListParams(PARAMS);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [draft, setDraft] = useState<BroadcastDraftView>();
  const { data } = query;
  const edited = data?.broadcasts.find(({ _id }) => _id === editedId) ?? null;
  return (
    <>
      <PageHeader title={texts.title} />
      <Stack>
        {mayWrite && data && (
          <Panel title={edited ? texts.form.edit : texts.form.create}>
            <BroadcastForm
              key={edited?._id ?? draft?._id}
              edited={edited}
              draft={edited ? undefined : draft}
              timeZone={data.timeZone}
              onDone={() => {
                setEditedId(null);
                setDraft(undefined);
              }}
            />
          </Panel>
        )}
        {mayWrite && <DraftList onUse={setDraft} />}
        <Panel title={texts.history} action={<SortField params={params} words={lists.timeSorts} />}>
          {!data && (
            <LoadingOrFailed query={query} failed={texts.readFailed} rows={4} height={48} />
          )}
          {data?.broadcasts.length === 0 && (
            <EmptyState icon={<Megaphone size={24} aria-hidden />}>{texts.empty}</EmptyState>
          )}
          {data && data.broadcasts.length > 0 && (
            <List aria-label={texts.history}>
              {inOrder(data.broadcasts, params.values.sort).map((broadcast) => (
                <BroadcastCard
                  key={broadcast._id}
                  broadcast={broadcast}
                  now={query.dataUpdatedAt}
                  isNamed={broadcast._id === named}
                  onEdit={mayWrite ? () => setEditedId(broadcast._id) : null}
                />
              ))}
            </List>
          )}
        </Panel>
      </Stack>
    </>
  );
}
