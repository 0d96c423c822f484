import { styled } from '@mui/material/styles';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';

const Box = styled('div')<{ tone: 'info' | 'warning' }>(({ theme, tone }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '10px 12px 10px 16px',
  minHeight: 44,
  borderRadius: 10,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette[tone].main} 9%, transparent)`,
  '& > svg': { flex: 'none', color: theme.vars.palette[tone].main },
  '& > p': { flex: '1 1 200px', margin: 0 },
}));

interface NoticeProps {
  readonly tone: 'info' | 'warning';
  readonly children: ReactNode;
  /** A button for the next step. */
  readonly action?: ReactNode;
}

/** One sentence about the current state. */
export function Notice({ tone, children, action }: NoticeProps) {
  const Icon = tone === 'info' ? Info : TriangleAlert;
  return (
    <Box tone={tone} role="status">
      <Icon size={18} aria-hidden />
      <p>{children}</p>
      {action}
    </Box>
  );
}
