import { styled } from '@mui/material/styles';
import { tabularNumbers } from '@portal/ui';
import type { Column } from './columns';

const Line = styled('dl')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  flexBasis: '100%',
  margin: 0,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& > div': { display: 'flex', gap: 4 },
  '& dt::after': { content: '":"' },
  '& dd': { margin: 0 },
}));

interface FactLineProps<Row> {
  readonly facts: readonly Pick<Column<Row>, 'name' | 'header' | 'cell'>[];
  readonly row: Row;
}

/** The chosen columns of a row in a list without a table, as 'name: value'. Nothing when none is chosen. */
export function FactLine<Row>({ facts, row }: FactLineProps<Row>) {
  if (facts.length === 0) return null;
  return (
    <Line>
      {facts.map(({ name, header, cell }) => (
        <div key={name}>
          <dt>{header}</dt>
          <dd>{cell(row)}</dd>
        </div>
      ))}
    </Line>
  );
}
