import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { TimelineKind } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { useEffect, useRef, useState } from 'react';
import { ReadFailed } from '../lists/read-failed';
import { timelineQuery } from './activity-queries';
import { texts } from './texts';
import { TimelineEntries } from './timeline-list';

const timelineTexts = texts.timeline;

const More = styled('li')({ display: 'grid', justifyItems: 'center' });

interface OlderEntriesProps {
  readonly userId: number;
  readonly kind: TimelineKind | null;
  /** Cursor of this page: its entries are older. */
  readonly before: string;
}

/**
 * 'Show older' loads the next page of the timeline, which has its own 'Show older' below. The cursor of
 * each page is the end of the page above, so new entries at the top do not hide any entry.
 */
export function OlderEntries({ userId, kind, before }: OlderEntriesProps) {
  const [opened, setOpened] = useState(false);
  const query = useQuery({ ...timelineQuery(userId, kind, before), enabled: opened });
  const { data, errorUpdateCount, dataUpdatedAt } = query;
  const first = useRef<HTMLLIElement>(null);
  const isShown = opened && data !== undefined;

  // The pressed button was removed, so the focus moves to the first new entry.
  useEffect(() => {
    if (isShown) first.current?.focus({ preventScroll: true });
  }, [isShown]);

  if (isShown) {
    return (
      <>
        <TimelineEntries
          userId={userId}
          entries={data.timeline}
          now={dataUpdatedAt}
          first={first}
        />
        {data.next !== null && <OlderEntries userId={userId} kind={kind} before={data.next} />}
      </>
    );
  }
  return (
    <More>
      {opened && errorUpdateCount > 0 ? (
        <ReadFailed query={query} failed={timelineTexts.failed} />
      ) : (
        <Button
          variant="outlined"
          color="inherit"
          aria-disabled={opened}
          onClick={() => setOpened(true)}
        >
          {opened ? timelineTexts.loadingOlder : timelineTexts.older}
        </Button>
      )}
    </More>
  );
}
