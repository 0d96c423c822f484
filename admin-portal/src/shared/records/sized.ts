import { styled } from '@mui/material/styles';

/** Its content measures it by container queries, because a record may stand beside a list instead of filling the window. */
export const Sized = styled('div')({ containerType: 'inline-size' });

/** The container query in which the content has at least a width in px. */
export const whereWide = (width: number): string => `@container (min-width: ${width}px)`;
