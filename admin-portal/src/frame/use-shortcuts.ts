import { useNavigate } from '@portal/router';
import { MAIN_ID } from '@portal/ui';
import { useEffect } from 'react';
import { paths } from '../paths';
import { useRole } from '../shared/access/use-may';
import { tabsFor } from './admin-tabs';

/** The first key of a shortcut to a tab. */
export const GO_KEY = 'g';

/** The key that shows the shortcuts. */
export const HELP_KEY = '?';

/** A later second key is a key of its own, in ms. */
const PAUSE_MS = 1_500;

/** Whether a key is typed into a control, is part of another shortcut or belongs to an open dialog. */
function belongsElsewhere(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('[aria-modal="true"], [role="menu"]')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))
  );
}

/** Shortcuts of the console: `g` and the key of a tab open the tab, `?` shows all of them. */
export function useShortcuts(onHelp: () => void): void {
  const navigate = useNavigate();
  const role = useRole();
  useEffect(() => {
    let startedAt: number | null = null;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isSecond = startedAt !== null && event.timeStamp - startedAt < PAUSE_MS;
      startedAt = null;
      if (belongsElsewhere(event)) return;
      if (event.key === HELP_KEY) {
        event.preventDefault();
        onHelp();
        return;
      }
      const tab = isSecond && tabsFor(role).find(({ key }) => key === event.key);
      if (!tab) {
        startedAt = event.key === GO_KEY ? event.timeStamp : null;
        return;
      }
      event.preventDefault();
      void navigate(paths.tab(tab.id));
      document.getElementById(MAIN_ID)?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [navigate, onHelp, role]);
}
