import { styled } from '@mui/material/styles';
import { Link } from '@portal/router';
import { NARROW, Surface } from '@portal/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { paths } from '../../../paths';
import { useTexts } from '../texts/use-texts';

const Card = styled(Surface)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  height: '100%',
  padding: 16,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  transition: 'border-color 120ms',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '& b': { ...theme.typography.h2, display: 'block' },
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.vars.palette.text.secondary,
    [NARROW]: { display: 'none' },
  },
  '& > svg': { flex: 'none', color: theme.vars.palette.primary.main },
  [theme.breakpoints.up('sm')]: { padding: '20px 24px' },
}));

/** Link 'View Plans'. */
export function PlansLink() {
  const { links } = useTexts();
  return (
    <Link to={paths.plans} style={{ textDecoration: 'none' }}>
      <Card>
        <span>
          <b>{links.plans}</b>
          <small>{links.plansText}</small>
        </span>
        <ArrowRight size={20} aria-hidden />
      </Card>
    </Link>
  );
}
