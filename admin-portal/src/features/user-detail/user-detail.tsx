import { useSearchParams } from '@portal/router';
import { lazyDialog } from '@portal/ui';
import { useCallback } from 'react';
import { DETAIL_PARAM } from '../../paths';

const Dialog = lazyDialog(async () => (await import('./user-detail-dialog')).UserDetailDialog);

/** The User detail dialog of the user given in the address. Nothing when there is none. */
export function UserDetail() {
  const [params, setParams] = useSearchParams();
  const close = useCallback(
    () =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(DETAIL_PARAM);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const userId = Number(params.get(DETAIL_PARAM));
  if (!Number.isSafeInteger(userId) || userId <= 0) return null;
  return <Dialog key={userId} userId={userId} onClose={close} />;
}
