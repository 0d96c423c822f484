import { styled } from '@mui/material/styles';
import type { ListedUserView } from '@portal/contracts';
import { type PlanStatus, planStatus } from '@portal/rules';
import { Surface, tabularNumbers } from '@portal/ui';
import type { ReactNode } from 'react';
import { SelectUser } from '../selection/select-boxes';
import type { UserSelection } from '../selection/use-user-selection';
import type { Column } from '../lists/columns';
import { FactLine } from '../lists/fact-line';
import { moveBetweenRows } from '../lists/move-between-rows';
import { DetailsButton } from './details-button';
import { UserIdentity } from './user-identity';

/** Colour of the left border by status: red, yellow, green. The text beside it says the same. */
const EDGES = {
  Active: '#2E9E62',
  'Expiring Soon': '#E5A50A',
  Expired: '#DB3A41',
} as const satisfies Record<PlanStatus, string>;

const Rows = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Row = styled(Surface, { shouldForwardProp: (prop) => prop !== 'status' && prop !== 'as' })<{
  status: PlanStatus;
}>(({ theme, status }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '10px 16px',
  borderRadius: 10,
  borderInlineStart: `4px solid ${EDGES[status]}`,
  // On phones the user has its own line. The end of the plan and the button share the next line.
  '& > span:first-of-type': { flex: '1 1 100%' },
  '& > input + span:first-of-type': { flex: '1 1 calc(100% - 34px)' },
  '&[data-selected="true"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 7%, ${theme.vars.palette.background.paper})`,
  },
  '& > small': {
    ...theme.typography.body2,
    ...tabularNumbers,
    flex: 1,
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.up('sm')]: {
    '& > span:first-of-type, & > input + span:first-of-type': { flex: '1 1 0' },
    '& > small': { flex: 'none', textAlign: 'end' },
  },
}));

interface UserRowsProps {
  readonly label: string;
  readonly users: readonly ListedUserView[];
  /** Chosen facts, shown below the user. */
  readonly facts: readonly Column<ListedUserView>[];
  /** Null for a role that may not select users. */
  readonly selection: UserSelection | null;
  /** Text about the end of the plan. */
  readonly children: (user: ListedUserView) => ReactNode;
}

/**
 * One row per user. The left border is red when expired, yellow with at most 7 days left, otherwise
 * green.
 */
export function UserRows({ label, users, facts, selection, children }: UserRowsProps) {
  return (
    <Rows aria-label={label} onKeyDown={moveBetweenRows}>
      {users.map((user) => {
        const status = planStatus(user);
        return (
          <Row
            as="li"
            key={user.userId}
            status={status}
            data-status={status}
            data-selected={selection?.has(user.userId)}
          >
            {selection && <SelectUser user={user} selection={selection} />}
            <UserIdentity user={user} />
            <small>{children(user)}</small>
            <DetailsButton user={user} />
            <FactLine facts={facts} row={user} />
          </Row>
        );
      })}
    </Rows>
  );
}
