import { styled } from '@mui/material/styles';
import { monogram } from '@portal/rules';
import { serviceColour } from './service-colour';

const Tile = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 52,
  borderRadius: 8,
  // Visible when the system replaces all colours.
  border: '1px solid transparent',
  overflow: 'hidden',
  fontSize: '0.9375rem',
  fontWeight: 650,
  letterSpacing: '0.02em',
  color: theme.vars.palette.text.primary,
  backgroundColor: 'color-mix(in srgb, var(--service) 20%, transparent)',
  boxShadow: 'inset 0 -4px var(--service)',
}));

/** Stands for the poster: the initials of a title in the colour of the streaming service. */
export function ReleaseTile({ title, service }: { title: string; service: string }) {
  return (
    <Tile aria-hidden sx={{ '--service': serviceColour(service) }}>
      {monogram(title)}
    </Tile>
  );
}
