/**
 * The colour scheme to paint first: the stored choice, else what the system prefers
 * (storage key `theme`: light | dark | system, default system).
 */
export function firstTheme(stored: string | null, systemPrefersDark: boolean): 'light' | 'dark' {
  if (stored === 'light' || stored === 'dark') return stored;
  return systemPrefersDark ? 'dark' : 'light';
}
