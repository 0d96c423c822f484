import { styled } from '@mui/material/styles';
import type { InboxItem } from '@portal/contracts';
import { tabularNumbers, useFormats } from '@portal/ui';
import { texts } from './texts';

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 24px',
  margin: 0,
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** Known data of a payment or a message. */
export function ItemFacts({ item, now }: { item: InboxItem; now: number | undefined }) {
  const formats = useFormats();
  const { facts } = texts;
  const rows: [string, string | null][] = [
    [facts.trxId, item.trxId],
    [facts.sender, item.sender],
    [facts.reference, item.reference],
    [item.kind === 'unparsed' ? facts.received : facts.at, formats.dateTime(item.at)],
    [facts.waits, now === undefined ? null : formats.relative(Date.parse(item.at), now)],
  ];
  return (
    <List>
      {rows.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  );
}
