import { getAdminSession } from '@portal/contracts';
import type { AdminRole } from '@portal/rules';
import { answer, openScreen, type Screen, type ScreenOptions } from '@portal/screen-testing';
import type { ReactElement } from 'react';

/** Opens a tab as an administrator with this role. */
export function openTab(
  tab: ReactElement,
  { role = 'owner', answers = [], ...options }: ScreenOptions & { readonly role?: AdminRole } = {},
): Promise<Screen> {
  return openScreen(tab, {
    path: '/admin/dashboard',
    session: { isAdmin: true },
    answers: [answer(getAdminSession, { authenticated: true, actor: 'Nadia', role }), ...answers],
    ...options,
  });
}
