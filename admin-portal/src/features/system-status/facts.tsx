import { styled } from '@mui/material/styles';
import { tabularNumbers } from '@portal/ui';
import type { ReactNode } from 'react';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Row = styled('li')(({ theme }) => ({
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 16px',
  padding: '8px 0',
  overflowWrap: 'anywhere',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& > span': { minWidth: 0 },
  '& > span:last-of-type': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 8px',
    color: theme.vars.palette.text.secondary,
  },
}));

/** One row: a name and its value. */
export interface Fact {
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly key: string;
}

/** A list with names at the left and values at the right. */
export function Facts({ label, facts }: { label: string; facts: readonly Fact[] }) {
  return (
    <List aria-label={label}>
      {facts.map(({ key, name, value }) => (
        <Row key={key}>
          <span>{name}</span>
          <span>{value}</span>
        </Row>
      ))}
    </List>
  );
}
