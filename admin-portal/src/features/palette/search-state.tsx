import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { FoundUsers } from './use-found-users';
import { texts } from './texts';

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 44,
  padding: '4px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  '& > p': { margin: 0, minWidth: 0 },
}));

function textOf(found: FoundUsers, typed: string, count: number): string {
  if (found.state === 'searching') return texts.searching;
  if (found.state === 'found' && count === 0) return texts.nothing(typed);
  if (found.state === 'found' && hasNobody(found)) return texts.nobody;
  return texts.count(count);
}

const hasNobody = ({ users, records }: FoundUsers & { state: 'found' }): boolean =>
  users.length === 0 && Object.values(records).every((found) => found?.length === 0);

interface SearchStateProps {
  readonly found: FoundUsers;
  readonly typed: string;
  /** Number of options. */
  readonly count: number;
}

/** State of the search. Screen readers announce its changes. */
export function SearchState({ found, typed, count }: SearchStateProps) {
  if (found.state === 'failed') {
    return (
      <Line>
        <p role="alert">{found.reason}</p>
        <Button size="small" color="inherit" variant="outlined" onClick={found.retry}>
          {texts.retry}
        </Button>
      </Line>
    );
  }
  return (
    <Line>
      <p role="status">{textOf(found, typed, count)}</p>
    </Line>
  );
}
