import { useSearchParams } from '@portal/router';
import { parseUserId } from '@portal/rules';

/** Name of the part of the address that holds the managed user. */
const PARAMETER = 'user';

/** Who is managed stands in the address, so that it can be shared and the Back button works. */
export function useManagedUser(): {
  readonly userId: number | null;
  readonly manage: (userId: number | null) => void;
} {
  const [search, setSearch] = useSearchParams();
  const managed = parseUserId(search.get(PARAMETER) ?? '');
  const manage = (userId: number | null): void => {
    // The same again is no step for the Back button.
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
