import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Lines = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 6,
  padding: '10px 14px',
  borderRadius: 10,
  overflowWrap: 'anywhere',
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.warning.main} 12%, transparent)`,
  '& p': { margin: 0 },
  '&:empty': { position: 'absolute', padding: 0 },
}));

/**
 * Paragraphs with what somebody must know now. It is there without paragraphs too, and then takes no room, so
 * that a paragraph that comes later is announced.
 */
export function StatusLines({ children }: { children: ReactNode }) {
  return <Lines role="status">{children}</Lines>;
}
