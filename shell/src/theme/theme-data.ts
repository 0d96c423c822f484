import { themeData as read } from '@portal/ui/prepared-theme';

/** The theme as data. The build replaces this module by its value (tools/build/vite/prepared-theme.ts). */
export const themeData = read();
