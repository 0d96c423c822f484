import { styled } from '@mui/material/styles';

const COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } as const;

/** The parts of a panel with a version, below each other, and those of its tabs. */
export const VersionStack = styled('div')({ ...COLUMN, '& [role="tabpanel"]': COLUMN });
