import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Colour family of a status. */
export type StatusTone = 'info' | 'success' | 'warning' | 'error' | 'neutral';

const Word = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: StatusTone;
}>(({ theme, tone }) => {
  const { palette } = theme.vars;
  const colour = tone === 'neutral' ? palette.text.secondary : palette[tone].main;
  return {
    flex: 'none',
    padding: '2px 9px',
    borderRadius: 999,
    fontSize: '0.8125rem',
    fontWeight: 550,
    lineHeight: 1.45,
    whiteSpace: 'nowrap',
    color: colour,
    backgroundColor: `color-mix(in srgb, ${colour} 11%, transparent)`,
  };
});

/** The name of a status in its colour. */
export function StatusWord({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <Word tone={tone}>{children}</Word>;
}
