/**
 * The colour scheme of the first paint: the stored choice, otherwise the system's preference (storage key
 * `theme`: light | dark | system, default system).
 */
export function firstTheme(stored: string | null, systemPrefersDark: boolean): 'light' | 'dark' {
  if (stored === 'light' || stored === 'dark') return stored;
  return systemPrefersDark ? 'dark' : 'light';
}
