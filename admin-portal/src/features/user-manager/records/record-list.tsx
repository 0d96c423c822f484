import { styled } from '@mui/material/styles';
import { Link } from '@portal/router';
import { Panel, tabularNumbers, TOUCH, TOUCH_HEIGHT } from '@portal/ui';
import { ExactTime } from '../../../shared/user-activity/exact-time';
import type { RecordRow } from './record-row';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '0 12px',
    paddingBlock: 8,
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 3 },
  '& a, & strong': {
    display: 'inline-block',
    fontWeight: 500,
    [TOUCH]: { minHeight: TOUCH_HEIGHT, paddingBlock: 10 },
  },
  '& small': {
    ...theme.typography.caption,
    ...tabularNumbers,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
  '& > li > span': { display: 'grid', justifyItems: 'end', gap: 4 },
}));

const Empty = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

const All = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  color: theme.vars.palette.primary.main,
  textUnderlineOffset: 3,
  [TOUCH]: { minHeight: TOUCH_HEIGHT },
}));

interface RecordListProps {
  readonly texts: { readonly title: string; readonly all: string; readonly empty: string };
  /** Name of the link for screen readers: whose list it is. */
  readonly allLabel: string;
  readonly all: string;
  readonly rows: readonly RecordRow[];
  /** Ages are relative to this time, epoch ms. */
  readonly now: number;
}

/** The newest records of one kind, each a link to its screen, and a link to all of them. */
export function RecordList({ texts, allLabel, all, rows, now }: RecordListProps) {
  return (
    <Panel
      title={texts.title}
      action={
        <All to={all} aria-label={allLabel}>
          {texts.all}
        </All>
      }
    >
      {rows.length === 0 ? (
        <Empty>{texts.empty}</Empty>
      ) : (
        <List aria-label={texts.title}>
          {rows.map(({ id, text, hint, at, to, mark }) => (
            <li key={id}>
              <div>
                {to === null ? <strong>{text}</strong> : <Link to={to}>{text}</Link>}
                {hint !== '' && <small>{hint}</small>}
              </div>
              <span>
                {mark}
                {at !== null && <ExactTime at={at} now={now} />}
              </span>
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}
