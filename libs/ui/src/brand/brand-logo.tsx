import { styled } from '@mui/material/styles';
import { hiddenStyle } from '../layout/hidden-style';
import { BrandMark } from './brand-mark';

const Row = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 10 });

const Name = styled('span', {
  shouldForwardProp: (prop) => prop !== 'compact',
})<{ compact: boolean }>(({ theme, compact }) => ({
  fontSize: '1.0625rem',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  color: theme.vars.palette.text.primary,
  ...(compact && {
    [theme.breakpoints.down('sm')]: hiddenStyle,
  }),
}));

/**
 * Logo and name of the service. With `compact`, small screens hide the name, but screen readers read
 * it.
 */
export function BrandLogo({ name, compact = false }: { name: string; compact?: boolean }) {
  return (
    <Row>
      <BrandMark />
      <Name compact={compact}>{name}</Name>
    </Row>
  );
}
