/** Texts that several screens share. */
export const frame = {
  theme: { title: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
  language: 'Language',
  skip: 'Skip to content',
  refresh: 'Refresh',
  logout: 'Log out',
  nav: {
    label: 'Main',
    home: 'Home',
    downloads: 'Downloads',
    plans: 'Plans',
    account: 'Account',
  },
} as const;
