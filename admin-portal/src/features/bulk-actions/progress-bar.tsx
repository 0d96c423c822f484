import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { BulkActionView } from '@portal/contracts';
import { tabularNumbers } from '@portal/ui';
import { progressOf } from './progress';
import { texts } from './texts';

const Wrap = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'grid',
  gap: 8,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    fontWeight: 500,
    '& > span:last-of-type': { color: theme.vars.palette.text.secondary },
  },
}));

/** Progress as a bar and as text. */
export function ProgressBar({ action }: { readonly action: BulkActionView }) {
  const { done, total } = progressOf(action);
  const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
  const text = texts.progress.text(done, total);
  return (
    <Wrap>
      <div>
        <span>{text}</span>
        <span>{percent}%</span>
      </div>
      <LinearProgress
        variant="determinate"
        color={action.state === 'stopped' ? 'warning' : 'primary'}
        value={percent}
        aria-label={texts.progress.label}
        aria-valuetext={text}
      />
    </Wrap>
  );
}
