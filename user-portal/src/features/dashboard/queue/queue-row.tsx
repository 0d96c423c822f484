import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { TaskView } from '@portal/contracts';
import { FileName, ServiceBadge } from '@portal/dashboard';
import type { TaskStatus } from '@portal/rules';
import { StatusPill, type StatusTone, tabularNumbers } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

const TONES = {
  pending: 'quiet',
  in_progress: 'info',
  completed: 'success',
  failed: 'error',
} as const satisfies Record<TaskStatus, StatusTone>;

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 8,
  '& b': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 12px',
});

const Facts = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularNumbers,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  color: theme.vars.palette.text.secondary,
}));

/** One task: file, streaming service and progress. */
export function QueueRow({ task }: { task: TaskView }) {
  const { queue } = useTexts();
  const runs = task.status === 'in_progress';
  return (
    <Row>
      <b>
        <FileName>{task.file_name}</FileName>
      </b>
      <Line>
        <Facts>
          <ServiceBadge name={task.ott_service} />
          {task.quality}
        </Facts>
        <Facts>
          {runs && task.progress !== null && queue.percent(task.progress)}
          <StatusPill tone={TONES[task.status]}>{queue.status[task.status]}</StatusPill>
        </Facts>
      </Line>
      {runs && (
        <LinearProgress
          aria-label={queue.progress(task.file_name)}
          {...(task.progress === null
            ? { variant: 'indeterminate' }
            : { variant: 'determinate', value: task.progress })}
        />
      )}
      {task.status === 'failed' && task.error_message && <p>{task.error_message}</p>}
    </Row>
  );
}
