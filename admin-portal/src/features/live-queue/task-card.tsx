import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { AdminTaskView } from '@portal/contracts';
import { Link } from '@portal/router';
import { isTaskStalled, type TaskStatus } from '@portal/rules';
import {
  counted,
  CopyButton,
  hiddenStyle,
  StatusPill,
  tabularNumbers,
  useFormats,
} from '@portal/ui';
import { paths } from '../../paths';
import { texts as userTexts } from '../../shared/users/texts';
import { TaskActions } from './task-actions';
import { texts } from './texts';

const ELLIPSIS = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Card = styled('li')<{ status: TaskStatus }>(({ theme, status }) => {
  const { palette } = theme.vars;
  const colour = {
    in_progress: palette.info.main,
    completed: palette.success.main,
    failed: palette.error.main,
    pending: palette.text.disabled,
  }[status];
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    padding: '6px 12px',
    borderRadius: 10,
    border: `1px solid ${palette.divider}`,
    borderInlineStart: `4px solid ${colour}`,
    overflowWrap: 'anywhere',
    // One line for a task: name, user and service, progress or error, times, actions.
    '[data-view="lines"] &': {
      [theme.breakpoints.up('lg')]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr) minmax(0, 4fr) minmax(0, 4fr) auto',
        alignItems: 'center',
        gap: 16,
        minHeight: 40,
        paddingBlock: 3,
        '& > p': { flexWrap: 'nowrap', overflow: 'hidden', whiteSpace: 'nowrap' },
        '& > p > *': { flex: 'none' },
        // The user's name gives way to service and quality.
        '& > p > a:first-of-type': { flex: '0 1 auto', ...ELLIPSIS },
        '& > div > p': { maxHeight: 'none', ...ELLIPSIS },
      },
      [theme.breakpoints.between('lg', 1600)]: { '& [data-extra]': { display: 'none' } },
    },
  };
});

/** What only some tasks have: progress or error. Present in each card, so that lines have the same columns. */
const Middle = styled('div')({ minWidth: 0 });

const File = styled('h3')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 550,
  margin: 0,
  ...ELLIPSIS,
}));

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '& > a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 3, paddingBlock: 4 },
}));

const Reason = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  whiteSpace: 'pre-line',
  maxHeight: 64,
  overflow: 'auto',
  color: theme.vars.palette.error.main,
}));

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularNumbers,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
}));

const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Hidden = styled('span')(hiddenStyle);

interface TaskCardProps {
  readonly task: AdminTaskView;
  /** Ages are relative to this time, epoch ms. */
  readonly now: number;
  /** Whether the role may change tasks. */
  readonly mayChange: boolean;
}

/** A task of the queue. */
export function TaskCard({ task, now, mayChange }: TaskCardProps) {
  const formats = useFormats();
  const { file_name: file, user_id, status, progress, error_message, retries, speed } = task;
  const ago = (iso: string) => formats.relative(Date.parse(iso), now);
  return (
    <Card status={status} data-task={task._id} data-changed={task.updated_at}>
      <File title={file}>{file}</File>
      <Hidden>{texts.statuses[status]}</Hidden>
      <Line>
        {isTaskStalled(status, new Date(task.updated_at), new Date(now)) && (
          <StatusPill tone="warning">{texts.stuck}</StatusPill>
        )}
        <Link to={paths.user(user_id)}>{texts.user(task.userName || texts.noName, user_id)}</Link>
        <Link
          data-extra
          to={paths.manage(user_id)}
          aria-label={userTexts.manage(task.userName || String(user_id))}
        >
          {userTexts.manageShort}
        </Link>
        <span>{task.ott_service}</span>
        <span>{task.quality}</span>
        {retries > 0 && <span>{texts.retries(counted(retries, 'time'))}</span>}
        {speed !== null && <span>{texts.speed(speed)}</span>}
      </Line>
      <Middle>
        {status === 'in_progress' && progress !== null && (
          <Bar>
            <LinearProgress
              variant="determinate"
              value={progress}
              aria-label={texts.progressOf(file)}
            />
            <span aria-hidden>{texts.progress(Math.floor(progress))}</span>
          </Bar>
        )}
        {status === 'failed' && error_message && (
          <Reason tabIndex={0} title={error_message}>
            {error_message}
          </Reason>
        )}
      </Middle>
      <Line>
        <time dateTime={task.updated_at} title={formats.dateTime(task.updated_at)}>
          {texts.updated(ago(task.updated_at))}
        </time>
        <time data-extra dateTime={task.created_at} title={formats.dateTime(task.created_at)}>
          {texts.age(ago(task.created_at))}
        </time>
        {task.waitsUntil !== null && Date.parse(task.waitsUntil) > now && (
          <span>{texts.waits(formats.time(task.waitsUntil))}</span>
        )}
      </Line>
      {(mayChange || error_message) && status !== 'completed' && (
        <Foot>
          {mayChange && <TaskActions task={task} />}
          {status === 'failed' && error_message && (
            <CopyButton text={error_message} noun={texts.copyNoun} texts={texts.copy} />
          )}
        </Foot>
      )}
    </Card>
  );
}
