import { styled } from '@mui/material/styles';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { texts } from './texts';

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  padding: 5,
  color: theme.vars.palette.text.secondary,
}));

/** Replaces the Copy button of a masked value, and explains why it is masked. */
export function MaskedMark() {
  const { reason } = texts.masked;
  return (
    <Mark role="img" aria-label={reason} title={reason}>
      <LockKeyhole size={16} aria-hidden />
    </Mark>
  );
}
