import { styled } from '@mui/material/styles';
import { Link } from '@portal/router';
import { ArrowLeft } from 'lucide-react';
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

/** The way back to /dashboard; who is not signed in comes to the login from there. */
export function BackLink({ children }: { children: string }) {
  return (
    <Back to={paths.dashboard}>
      <ArrowLeft size={16} aria-hidden />
      {children}
    </Back>
  );
}
