import { styled } from '@mui/material/styles';
import type { TaskView } from '@portal/contracts';
import { ReleaseRow } from '@portal/dashboard';
import { failureAdvice, isTaskStalled, parseReleaseName, type TaskStatus } from '@portal/rules';
import { FlowProgress, StatusPill, type StatusTone, tabularNumbers, useFormats } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

const TONES = {
  pending: 'quiet',
  in_progress: 'info',
  completed: 'success',
  failed: 'error',
} as const satisfies Record<TaskStatus, StatusTone>;

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  // The line of the release has room for a touch around it.
  marginBlock: -8,
}));

// Below the title, beside the tile.
const Progress = styled('div')({ display: 'grid', gap: 8, margin: '4px 0 8px 52px' });

const Reason = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularNumbers,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 12px',
  color: theme.vars.palette.text.secondary,
}));

/** One task: what is downloaded, its progress, and since when it makes none. `now` in epoch ms. */
export function QueueRow({ task, now }: { task: TaskView; now: number }) {
  const { queue } = useTexts();
  const { relative } = useFormats();
  const { file_name, status, progress } = task;
  const movedAt = Date.parse(task.updated_at);
  const isStalled = isTaskStalled(status, new Date(movedAt), new Date(now));
  const runs = status === 'in_progress';
  return (
    <Row>
      <ReleaseRow
        fileName={file_name}
        service={task.ott_service}
        quality={task.quality}
        withService
      />
      <Progress>
        <Line>
          <StatusPill tone={isStalled ? 'warning' : TONES[status]}>
            {isStalled ? queue.stalled : queue.status[status]}
          </StatusPill>
          {runs && progress !== null && <span>{queue.percent(progress)}</span>}
          {isStalled && <span>{queue.lastProgress(relative(movedAt, now))}</span>}
        </Line>
        {runs && (
          <FlowProgress
            label={queue.progress(parseReleaseName(file_name).title)}
            share={progress === null ? null : progress / 100}
            tone={isStalled ? 'warning' : 'accent'}
            moves={!isStalled}
          />
        )}
        {status === 'failed' && task.error_message && (
          <Reason>{queue.failed(task.error_message, failureAdvice(task.error_message))}</Reason>
        )}
      </Progress>
    </Row>
  );
}
