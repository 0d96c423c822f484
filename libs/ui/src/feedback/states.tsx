import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { FlowStone } from '../flow/flow-stone';

const Centre = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '32px 16px',
  textAlign: 'center',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& p': { margin: 0, maxWidth: 420 },
  '& > svg': { color: theme.vars.palette.text.disabled },
}));

/** A message that there is nothing to show, which is not an error. */
export function EmptyState({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <Centre>
      {icon && <FlowStone>{icon}</FlowStone>}
      <p>{children}</p>
    </Centre>
  );
}

/** Props of ErrorState. */
export interface ErrorStateProps {
  readonly message: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** An error message in place of content that could not be loaded, with a retry button. */
export function ErrorState({ message, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <Centre role="alert">
      <CircleAlert size={24} aria-hidden />
      <p>{message}</p>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<RotateCw size={16} />}
        onClick={onRetry}
      >
        {retryLabel}
      </Button>
    </Centre>
  );
}

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

/** One line in place of the content, for a failure that must not disturb the user. */
export function InlineHint({ children }: { children: ReactNode }) {
  return <Quiet role="status">{children}</Quiet>;
}
