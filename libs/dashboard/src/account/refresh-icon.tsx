import { keyframes, styled } from '@mui/material/styles';
import RotateCw from 'lucide-react/icons/rotate-cw';

const turn = keyframes`to { transform: rotate(360deg) }`;

const Icon = styled(RotateCw, { shouldForwardProp: (prop) => prop !== 'turning' })<{
  turning: boolean;
}>(({ turning }) => (turning ? { animation: `${turn} 800ms linear infinite` } : {}));

/** The refresh arrow. It turns while a refresh runs. */
export function RefreshIcon({ turning }: { turning: boolean }) {
  return <Icon turning={turning} size={18} aria-hidden />;
}
