import { useLocation } from '@portal/router';
import type { PanelFold } from '@portal/ui';

/** Screens on which an open panel has a column of its own and pushes nothing important away. */
const WITH_ROOM = '(min-width: 700px)';

/**
 * Folds a panel of a screen. The address opens it: '/dashboard#settings'.
 * @param opens 'with room' is open at first on tablets and desktops. Default: folded.
 */
export function useFold(id: string, opens?: 'with room'): PanelFold {
  const { hash } = useLocation();
  const isOpen = opens === 'with room' && window.matchMedia(WITH_ROOM).matches;
  return { id, isOpen, isTarget: hash === `#${id}` };
}
