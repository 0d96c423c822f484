import { useLocation } from '@portal/router';
import { useEffect } from 'react';
import { paths } from '../paths';
import { rememberList } from '../shared/lists/last-list';

/** Remembers the open tab, so that the view of a user can link back to it. */
export function useRememberedList(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (pathname === paths.dashboard) rememberList(pathname + search);
  }, [pathname, search]);
}
