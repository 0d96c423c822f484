import type { UserView } from '@portal/contracts';
import { RecentDownloads } from '@portal/dashboard';
import { isFirstRunOver } from '@portal/rules';
import { Panel } from '@portal/ui';
import { useTexts } from '../texts/use-texts';
import { FirstSteps } from './first-steps';
import { useFirstRun } from './use-first-run';

interface FirstDownloadsProps {
  readonly user: UserView;
  /** Rows of the newest downloads. */
  readonly most: number;
}

/**
 * The newest downloads; for a subscriber with a plan who never sent a link, the steps that are left. They stand
 * where the first download will be.
 */
export function FirstDownloads({ user, most }: FirstDownloadsProps) {
  const { firstRun } = useTexts();
  const { facts, onBotOpened } = useFirstRun(user);
  const isNew = facts !== null && facts.hadPlan && !user.isExpired && !isFirstRunOver(facts);
  if (!isNew) return <RecentDownloads userId={user.userId} most={most} />;
  return (
    <Panel title={firstRun.heading}>
      <FirstSteps facts={facts} onBotOpened={onBotOpened} />
    </Panel>
  );
}
