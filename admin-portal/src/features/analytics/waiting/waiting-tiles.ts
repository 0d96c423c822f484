import { INBOX_KINDS, type WaitingCount, type WaitingWork } from '@portal/contracts';
import { paths } from '../../../paths';
import { texts } from './texts';

/** One kind of work that waits. */
export interface WaitingTile {
  readonly name: string;
  readonly count: number;
  /** ISO 8601; null when the age says nothing. */
  readonly oldestAt: string | null;
  readonly to: string;
  /** It needs somebody. Otherwise it is good to know. */
  readonly isUrgent: boolean;
}

/** What waits, the most urgent first. `mayInbox`: whether the role may read money that waits. */
export function waitingTiles(work: WaitingWork, mayInbox: boolean): readonly WaitingTile[] {
  const urgent = (name: string, { count, oldestAt }: WaitingCount, to: string): WaitingTile => {
    return { name, count, oldestAt, to, isUrgent: true };
  };
  const silent = { count: work.silentRelays.length, oldestAt: null };
  const tiles = [
    urgent(texts.silentRelays(work.silentRelays), silent, paths.tab('system-status')),
    ...(mayInbox
      ? INBOX_KINDS.map((kind) => urgent(texts.inbox[kind], work.inbox[kind], paths.inbox(kind)))
      : []),
    urgent(texts.failedTasks, work.failedTasks, paths.tab('live-queue')),
    {
      ...{ name: texts.endingTomorrow, count: work.endingTomorrow, oldestAt: null },
      ...{ to: paths.tab('expiring'), isUrgent: false },
    },
  ];
  return tiles.filter(({ count }) => count > 0);
}
