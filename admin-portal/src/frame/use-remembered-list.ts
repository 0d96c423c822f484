import { useLocation } from '@portal/router';
import { useEffect } from 'react';
import { paths } from '../paths';
import { rememberList } from '../shared/users/last-list';

/** Keeps in mind which tab one looks at, so that the view of a user leads back to it. */
export function useRememberedList(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (pathname === paths.dashboard) rememberList(pathname + search);
  }, [pathname, search]);
}
