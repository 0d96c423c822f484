import { styled } from '@mui/material/styles';
import { BULK_OUTCOMES, type BulkActView } from '@portal/contracts';
import { Link } from '@portal/router';
import { tabularFigures, useFormats } from '@portal/ui';
import { paths } from '../../paths';
import { KIND_ICONS } from '../../shared/bulk-acts/kinds';
import { actWords } from './act-words';
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
    // The whole row leads there.
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
    ...tabularFigures,
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

function howFar(act: BulkActView): string {
  const { done, total } = progressOf(act);
  if (isUnderWay(act.state) || act.state === 'stopped') return texts.progress.text(done, total);
  const counted = BULK_OUTCOMES.filter((outcome) => act.outcomes[outcome] > 0);
  return texts.progress.results(
    counted.map((outcome) =>
      texts.progress.result(act.outcomes[outcome], outcomeWord(outcome, act.state)),
    ),
  );
}

interface ActListItemProps {
  readonly act: BulkActView;
  /** Epoch ms of the answer. */
  readonly now: number;
}

/** What was done to whom, by whom and when, and how far it is. */
export function ActListItem({ act, now }: ActListItemProps) {
  const formats = useFormats();
  const Sign = KIND_ICONS[act.act.kind];
  return (
    <Row>
      <Icon aria-hidden>
        <Sign size={18} />
      </Icon>
      <div>
        <Link to={paths.bulkAct(act._id)}>{actWords(act.act, act.total)}</Link>
        <p>
          {act.selection} · {texts.by(act.actor)} ·{' '}
          <time dateTime={act.createdAt} title={formats.dateTime(act.createdAt)}>
            {formats.relative(Date.parse(act.createdAt), now)}
          </time>
        </p>
      </div>
      <End data-end>
        <small>{howFar(act)}</small>
        <StateBadge state={act.state} />
      </End>
    </Row>
  );
}
