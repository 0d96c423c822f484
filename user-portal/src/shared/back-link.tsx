import { styled } from '@mui/material/styles';
import { Link } from '@portal/router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { paths } from '../paths';

const Back = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  fontWeight: 500,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
}));

/** Link back to /dashboard, which redirects a user without a session to the login. */
export function BackLink({ children }: { children: string }) {
  return (
    <Back to={paths.dashboard}>
      <ArrowLeft size={16} aria-hidden />
      {children}
    </Back>
  );
}
