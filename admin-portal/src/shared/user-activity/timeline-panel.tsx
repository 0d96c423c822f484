import { styled } from '@mui/material/styles';
import { TIMELINE_KINDS, type TimelineKind } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { EmptyState, Panel } from '@portal/ui';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { useState } from 'react';
import { FilterChips } from '../lists/filter-chips';
import { LoadingOrFailed } from '../lists/loading-or-failed';
import { OlderEntries } from './older-entries';
import { timelineQuery } from './activity-queries';
import { texts } from './texts';
import { TimelineEntries, TimelineList } from './timeline-list';

const timelineTexts = texts.timeline;

const CHIPS = [null, ...TIMELINE_KINDS].map((kind) => ({
  value: kind,
  label: kind ? timelineTexts.kinds[kind] : timelineTexts.all,
}));

const Below = styled('div')({ marginTop: 12 });

/** The timeline of a user, newest entry first. */
export function TimelinePanel({ userId }: { userId: number }) {
  const [kind, setKind] = useState<TimelineKind | null>(null);
  return (
    <Panel title={timelineTexts.title}>
      <FilterChips chips={CHIPS} picked={kind} onPick={setKind} />
      <Below>
        <Newest key={kind} userId={userId} kind={kind} />
      </Below>
    </Panel>
  );
}

function Newest({ userId, kind }: { userId: number; kind: TimelineKind | null }) {
  const query = useQuery(timelineQuery(userId, kind, null));
  const { data, dataUpdatedAt } = query;
  if (!data) {
    return (
      <LoadingOrFailed
        query={query}
        failed={timelineTexts.failed}
        label={timelineTexts.loading}
        rows={6}
        height={36}
      />
    );
  }
  if (data.timeline.length === 0) {
    return (
      <EmptyState icon={<History size={24} aria-hidden />}>
        {kind ? timelineTexts.emptyKind : timelineTexts.empty}
      </EmptyState>
    );
  }
  return (
    <TimelineList aria-label={timelineTexts.list}>
      <TimelineEntries userId={userId} entries={data.timeline} now={dataUpdatedAt} />
      {data.next !== null && <OlderEntries userId={userId} kind={kind} before={data.next} />}
    </TimelineList>
  );
}
