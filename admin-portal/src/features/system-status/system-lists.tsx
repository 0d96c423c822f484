import { styled } from '@mui/material/styles';
import type { JobView, RelayView, SystemStats } from '@portal/contracts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@portal/rules';
import { counted, InlineHint, Panel, StatusPill } from '@portal/ui';
import type { ReactNode } from 'react';
import { ExactTime } from '../../shared/user-activity/exact-time';
import { BackupPanel } from './backup-panel';
import { Facts } from './facts';
import { texts } from './texts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Stack = styled('div')({ display: 'grid', gap: 16, alignContent: 'start', minWidth: 0 });

/** A duration in its largest whole unit: '2 hours'. '90 seconds' stay seconds. */
function spanOf(ms: number): string {
  if (ms % DAY_MS === 0) return counted(ms / DAY_MS, 'day');
  if (ms % HOUR_MS === 0) return counted(ms / HOUR_MS, 'hour');
  if (ms % MINUTE_MS === 0) return counted(ms / MINUTE_MS, 'minute');
  return counted(Math.round(ms / 1_000), 'second');
}

function jobState({ isRunning, lastOk, lastError, lastRunAt }: JobView, now: number): ReactNode {
  return (
    <>
      {isRunning && <StatusPill tone="info">{texts.running}</StatusPill>}
      {lastOk === true && <StatusPill tone="success">{texts.ok}</StatusPill>}
      {lastOk === false && <StatusPill tone="error">{texts.failedRun}</StatusPill>}
      {lastError}
      {lastRunAt === null ? texts.neverRan : <ExactTime at={lastRunAt} now={now} />}
    </>
  );
}

function relayState({ isSilent, lastSeenAt }: RelayView, now: number): ReactNode {
  return (
    <>
      <StatusPill tone={isSilent ? 'error' : 'success'}>
        {isSilent ? texts.silent : texts.heard}
      </StatusPill>
      {lastSeenAt === null ? texts.never : <ExactTime at={lastSeenAt} now={now} />}
    </>
  );
}

interface SystemListsProps {
  readonly stats: SystemStats;
  /** When the data was read, in epoch ms. */
  readonly now: number;
}

/** Jobs, relays, backup and versions of the running system. */
export function SystemLists({ stats, now }: SystemListsProps) {
  const isAway = stats.databaseStatus !== 'Connected';
  const { versions, jobs, relays, lastBackup } = stats;
  return (
    <Grid>
      <Panel title={texts.jobs}>
        {jobs.length === 0 ? (
          <InlineHint>{isAway ? texts.away : texts.noJobs}</InlineHint>
        ) : (
          <Facts
            label={texts.jobs}
            facts={jobs.map((job) => ({
              key: job.name,
              name: `${job.name} ${texts.every(spanOf(job.everyMs))}`,
              value: jobState(job, now),
            }))}
          />
        )}
      </Panel>
      <Stack>
        <Panel title={texts.relays}>
          {relays.length === 0 ? (
            <InlineHint>{isAway ? texts.away : texts.noRelays}</InlineHint>
          ) : (
            <Facts
              label={texts.relays}
              facts={relays.map((relay) => ({
                key: relay.name,
                name: relay.name,
                value: relayState(relay, now),
              }))}
            />
          )}
        </Panel>
        {/* A service of before does not say it. */}
        {lastBackup !== undefined && <BackupPanel backup={lastBackup} isAway={isAway} now={now} />}
        <Panel title={texts.versions}>
          <Facts
            label={texts.versions}
            facts={versions.map(({ name, version }) => ({ key: name, name, value: version }))}
          />
        </Panel>
      </Stack>
    </Grid>
  );
}
