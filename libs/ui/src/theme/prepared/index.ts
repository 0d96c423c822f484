// For builds only: loads MUI's code for themes.
export { themeData } from './theme-data';
export { themeStyles } from './theme-styles';
