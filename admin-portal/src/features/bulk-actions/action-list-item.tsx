import { styled } from '@mui/material/styles';
import { BULK_OUTCOMES, type BulkActionView } from '@portal/contracts';
import { Link } from '@portal/router';
import { tabularNumbers, useFormats } from '@portal/ui';
import { paths } from '../../paths';
import { KIND_ICONS } from '../../shared/bulk-actions/kinds';
import { actionText } from '../../shared/bulk-actions/action-text';
import { isUnderWay, progressOf } from './progress';
import { outcomeWord, StateBadge } from './state-badge';
import { texts } from './texts';

const Row = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 14px',
  padding: '14px 20px',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& a': {
    fontWeight: 550,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    // The whole row is clickable.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& p': {
    ...theme.typography.caption,
    margin: '2px 0 0',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& small': {
    ...theme.typography.caption,
    ...tabularNumbers,
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.down('sm')]: {
    padding: '14px 16px',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    '& > [data-end]': { gridColumn: 2, justifyContent: 'flex-start' },
  },
}));

const Icon = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  width: 36,
  height: 36,
  borderRadius: 10,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.action.selected,
}));

const End = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 14px',
});

function howFar(action: BulkActionView): string {
  const { done, total } = progressOf(action);
  if (isUnderWay(action.state) || action.state === 'stopped')
    return texts.progress.text(done, total);
  const counted = BULK_OUTCOMES.filter((outcome) => action.outcomes[outcome] > 0);
  return texts.progress.results(
    counted.map((outcome) =>
      texts.progress.result(action.outcomes[outcome], outcomeWord(outcome, action.state)),
    ),
  );
}

interface ActionListItemProps {
  readonly action: BulkActionView;
  /** Time of the answer, epoch ms. */
  readonly now: number;
}

/** One bulk action in the list: action, users, administrator, time and progress. */
export function ActionListItem({ action, now }: ActionListItemProps) {
  const formats = useFormats();
  const Sign = KIND_ICONS[action.action.kind];
  return (
    <Row>
      <Icon aria-hidden>
        <Sign size={18} />
      </Icon>
      <div>
        <Link to={paths.bulkAction(action._id)}>{actionText(action.action, action.total)}</Link>
        <p>
          {action.selection} · {texts.by(action.actor)} ·{' '}
          <time dateTime={action.createdAt} title={formats.dateTime(action.createdAt)}>
            {formats.relative(Date.parse(action.createdAt), now)}
          </time>
        </p>
      </div>
      <End data-end>
        <small>{howFar(action)}</small>
        <StateBadge state={action.state} />
      </End>
    </Row>
  );
}
