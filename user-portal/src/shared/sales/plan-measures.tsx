import { styled } from '@mui/material/styles';
import { pricePerDay } from '@portal/rules';
import { tabularNumbers } from '@portal/ui';
import { usePlanWords } from './plan-words';
import { useTexts } from './texts/use-texts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
}));

/** Props of PlanMeasures. */
export interface PlanMeasuresProps {
  /** Undefined when the service does not say it. */
  readonly videos: number | undefined;
  readonly priceBdt: number;
  /** Length of the plan, with the extra days of an offer. */
  readonly days: number;
}

/** Videos and price per day of a plan: what its name does not say. */
export function PlanMeasures({ videos, priceBdt, days }: PlanMeasuresProps) {
  const { buying } = useTexts();
  const words = usePlanWords();
  return (
    <List>
      {videos !== undefined && <li>{words.videos(videos)}</li>}
      {days > 1 && <li>{buying.perDay(pricePerDay(priceBdt, days))}</li>}
    </List>
  );
}
