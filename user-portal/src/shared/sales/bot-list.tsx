import { styled } from '@mui/material/styles';
import type { BotAccess } from '@portal/rules';
import Check from 'lucide-react/icons/check';
import { useTexts } from './texts/use-texts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: 8 },
  '& svg': { flex: 'none', marginTop: 2, color: theme.vars.palette.success.main },
  '& b': { display: 'block', fontWeight: 600 },
  '& span': { color: theme.vars.palette.text.secondary },
}));

/** The bots that a plan opens, each with what it does. */
export function BotList({ bots }: { bots: readonly BotAccess[] }) {
  const { buying } = useTexts();
  return (
    <List>
      {bots.map((bot) => (
        <li key={bot}>
          <Check size={18} aria-hidden />
          <div>
            <b>{buying.access[bot]}</b>
            <span>{buying.about[bot]}</span>
          </div>
        </li>
      ))}
    </List>
  );
}
