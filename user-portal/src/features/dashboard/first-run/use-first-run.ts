import type { UserView } from '@portal/contracts';
import { userStatsQuery } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import type { FirstRunFacts } from '@portal/rules';
import { useState } from 'react';
import { tasksQuery } from '../queue/tasks-query';
import { rememberBotOpened, wasBotOpened } from './bot-opened';

/** What is known of a new subscriber, and how to remember that the bot was opened. */
export interface FirstRun {
  /** Null until it is known whether the bot ever got a link. */
  readonly facts: FirstRunFacts | null;
  readonly onBotOpened: () => void;
}

/** Follows the first steps: the numbers and the live queue say when the first link was sent. */
export function useFirstRun(user: UserView): FirstRun {
  const [hasOpenedBot, setHasOpenedBot] = useState(() => wasBotOpened(user.userId));
  const { data: stats } = useQuery(userStatsQuery(user.userId));
  // The card of the queue keeps this answer up to date.
  const { data: queue } = useQuery({ ...tasksQuery(user.userId), enabled: false });
  const hadPlan = user.expiry > 0;
  const hasTask = queue !== undefined && queue.tasks.length > 0;
  const onBotOpened = (): void => {
    rememberBotOpened(user.userId);
    setHasOpenedBot(true);
  };
  if (!stats) return { facts: null, onBotOpened };
  const hasSentLink = hasTask || stats.totalDownloads > 0;
  return { facts: { hadPlan, hasOpenedBot, hasSentLink }, onBotOpened };
}
