import { useSearchParams } from '@portal/router';
import { parseUserId } from '@portal/rules';

/** Name of the query parameter with the managed user. */
const PARAMETER = 'user';

/** The managed user is stored in the address, so that it can be shared and the Back button works. */
export function useManagedUser(): {
  readonly userId: number | null;
  readonly manage: (userId: number | null) => void;
} {
  const [search, setSearch] = useSearchParams();
  const managed = parseUserId(search.get(PARAMETER) ?? '');
  const manage = (userId: number | null): void => {
    // Selecting the same user again adds no history entry.
    if (userId === managed) return;
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (userId === null) next.delete(PARAMETER);
      else next.set(PARAMETER, String(userId));
      return next;
    });
  };
  return { userId: managed, manage };
}
