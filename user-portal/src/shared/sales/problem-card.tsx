import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from '@portal/router';
import { Surface } from '@portal/ui';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { useTexts } from './texts/use-texts';

const Card = styled(Surface)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: '48px 24px',
  textAlign: 'center',
  '& > svg': { color: theme.vars.palette.text.disabled },
  '& p': { margin: 0, maxWidth: 420 },
}));

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
});

/** Props of ProblemCard. */
export interface ProblemCardProps {
  readonly message: string;
  /** Another action, next to the link to the regular plans. */
  readonly children?: ReactNode;
}

/** The reason why this cannot be bought here, with a link to the plans. */
export function ProblemCard({ message, children }: ProblemCardProps) {
  const { buying } = useTexts();
  return (
    <Card role="alert">
      <CircleAlert size={28} aria-hidden />
      <p>{message}</p>
      <Ways>
        <Button variant="contained" component={Link} to={paths.plans}>
          {buying.regularPlans}
        </Button>
        {children}
      </Ways>
    </Card>
  );
}
