import { styled } from '@mui/material/styles';
import { serviceKey } from '@portal/rules';
import type { ReactNode } from 'react';

// Fixed for these five, a default for all others (spec subscriber.md §2).
const BADGE_COLOURS: readonly (readonly [service: string, colour: string])[] = [
  ['netflix', '#E50914'],
  ['amazon', '#00A8E1'],
  ['disney', '#3B5BDB'],
  ['hulu', '#1CB86A'],
  ['youtube', '#FF5A1F'],
];

const DEFAULT_COLOUR = '#7C8595';

/** The badge colour of a streaming service; 'Amazon Prime' counts as amazon. */
export function serviceColour(name: string): string {
  const key = serviceKey(name);
  return BADGE_COLOURS.find(([service]) => key.startsWith(service))?.[1] ?? DEFAULT_COLOUR;
}

const Badge = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  maxWidth: '100%',
  padding: '2px 9px 2px 8px',
  borderRadius: 999,
  fontSize: '0.8125rem',
  fontWeight: 500,
  lineHeight: 1.45,
  color: theme.vars.palette.text.primary,
  backgroundColor: 'color-mix(in srgb, var(--service) 13%, transparent)',
  '&::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: 'var(--service)',
  },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

/** The name of a streaming service in its colour; `end` follows the name inside the badge. */
export function ServiceBadge({ name, end }: { name: string; end?: ReactNode }) {
  return (
    <Badge sx={{ '--service': serviceColour(name) }}>
      <span>
        {name}
        {end}
      </span>
    </Badge>
  );
}
