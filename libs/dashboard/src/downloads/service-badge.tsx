import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { serviceColour } from './service-colour';

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

/** The name of a streaming service in its colour. `end` is shown after the name, inside the badge. */
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
