import { matchPath, useLocation, useNavigate } from '@portal/router';
import { parseUserId } from '@portal/rules';
import { DETAIL_PARAM, paths } from '../../paths';

const TAB = paths.tab('user-manager');

/**
 * The managed user is in the address, so that it can be shared and the Back button works. An address of the
 * dashboard with a user, as older links have it, leads to the record.
 */
export function useManagedUser(): {
  readonly userId: number | null;
  /** Where an older address leads; null for every other one. */
  readonly movedTo: string | null;
  readonly manage: (userId: number | null) => void;
} {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const record = matchPath(`${paths.records}/:userId`, pathname);
  const older = parseUserId(new URLSearchParams(search).get(DETAIL_PARAM) ?? '');
  const managed = parseUserId(record?.params.userId ?? '');
  const manage = (userId: number | null): void => {
    // Selecting the same user again adds no history entry.
    if (userId !== managed) void navigate(userId === null ? TAB : paths.manage(userId));
  };
  return { userId: managed, movedTo: older === null ? null : paths.manage(older), manage };
}
