import { styled } from '@mui/material/styles';

/** The meaning of a status as a colour. `quiet` needs no attention. */
export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'quiet';

/** The name of a status in its colour, with a dot. The text says all that the colour says. */
export const StatusPill = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: StatusTone;
}>(({ theme, tone }) => {
  const { palette } = theme.vars;
  const colour = tone === 'quiet' ? palette.text.secondary : palette[tone].main;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    flex: 'none',
    padding: '3px 10px 3px 8px',
    borderRadius: 999,
    fontSize: '0.8125rem',
    fontWeight: 550,
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
    color: colour,
    backgroundColor: `color-mix(in srgb, ${colour} 11%, transparent)`,
    '&::before': {
      content: '""',
      width: 6,
      height: 6,
      borderRadius: '50%',
      backgroundColor: 'currentColor',
    },
  };
});
