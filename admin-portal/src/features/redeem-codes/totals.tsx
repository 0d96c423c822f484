import { styled } from '@mui/material/styles';
import { CODE_FILTERS, type CodeCounts } from '@portal/contracts';
import { tabularNumbers, useFormats } from '@portal/ui';
import { texts } from './texts';

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: 0,
  '& > div': { display: 'flex', gap: 6 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
}));

/** Total, Available and Used codes of the current search. */
export function Totals({ counts }: { counts: CodeCounts }) {
  const formats = useFormats();
  return (
    <List>
      {CODE_FILTERS.map((name) => (
        <div key={name}>
          <dt>{texts.totals[name]}</dt>
          <dd>{formats.count(counts[name])}</dd>
        </div>
      ))}
    </List>
  );
}
