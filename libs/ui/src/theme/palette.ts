import type { ColorSystemOptions } from '@mui/material/styles';

/**
 * Colours of the light theme. `primary.dark` is the background of the main button in both themes.
 * `primary.main` is the accent colour of text, lines and the focus ring. All texts reach contrast level
 * AA on both surfaces.
 */
export const lightScheme: ColorSystemOptions = {
  palette: {
    primary: { light: '#6A70F2', main: '#4046D8', dark: '#4046D8', contrastText: '#FFFFFF' },
    secondary: { main: '#7A3FD1', contrastText: '#FFFFFF' },
    success: { main: '#15713F', contrastText: '#FFFFFF' },
    warning: { main: '#8F5300', contrastText: '#FFFFFF' },
    error: { main: '#C4262E', contrastText: '#FFFFFF' },
    info: { main: '#1763C6', contrastText: '#FFFFFF' },
    background: { default: '#F7F8FA', paper: '#FFFFFF' },
    text: { primary: '#14171F', secondary: '#596170', disabled: '#8C93A1' },
    divider: '#E3E6EB',
    action: { hover: '#1F2A440A', selected: '#1F2A4414', focus: '#1F2A4414' },
  },
};

/** Colours of the dark theme; see lightScheme. */
export const darkScheme: ColorSystemOptions = {
  palette: {
    primary: { light: '#B4B8FF', main: '#9DA3FF', dark: '#5559E0', contrastText: '#FFFFFF' },
    secondary: { main: '#C4A1FF', contrastText: '#14161B' },
    success: { main: '#4CC38A', contrastText: '#0C0D11' },
    warning: { main: '#F0B547', contrastText: '#0C0D11' },
    error: { main: '#FF8487', contrastText: '#0C0D11' },
    info: { main: '#70B5FF', contrastText: '#0C0D11' },
    background: { default: '#0E1116', paper: '#161A21' },
    text: { primary: '#ECEEF3', secondary: '#A1A8B6', disabled: '#6B7280' },
    divider: '#2A303A',
    action: { hover: '#FFFFFF0D', selected: '#FFFFFF17', focus: '#FFFFFF17' },
  },
};

/**
 * Six colours of chart series, used in this order and then again from the start. Readers with red-green
 * colour blindness can tell them apart. Contrast is at least 3:1 on the cards of both themes.
 */
export const SERIES_COLOURS = [
  '#4C6FEB',
  '#C77700',
  '#0F9488',
  '#A25BE0',
  '#D84C85',
  '#7C8595',
] as const;

/** The series colour of position `index`. After the sixth colour it starts again. */
export function seriesColour(index: number): string {
  return SERIES_COLOURS[index % SERIES_COLOURS.length] ?? SERIES_COLOURS[0];
}
