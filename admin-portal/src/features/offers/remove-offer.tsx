import Button from '@mui/material/Button';
import { send } from '@portal/api-client';
import { type ActiveOfferView, removeOffer } from '@portal/contracts';
import { ConfirmDialog } from '@portal/ui';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useAction } from '../../shared/actions/use-action';
import { calledName } from '../../shared/users/user-text';
import { texts } from './texts';

/** Removes an offer after a confirmation. */
export function RemoveOffer({ offer }: { offer: ActiveOfferView }) {
  const [asking, setAsking] = useState(false);
  const who = calledName(offer);
  const removing = useAction({
    userId: offer.userId,
    send: () => send(removeOffer, { params: { offerId: offer._id } }),
    done: texts.removed,
    failed: texts.removeFailed,
    failsAs: 'toast',
  });
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        startIcon={<Trash2 size={15} aria-hidden />}
        aria-label={texts.removeOf(who)}
        aria-haspopup="dialog"
        aria-disabled={removing.busy}
        onClick={() => setAsking(!removing.busy)}
      >
        {texts.remove}
      </Button>
      <ConfirmDialog
        {...texts.ask}
        text={texts.ask.text(who)}
        open={asking}
        dangerous
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          removing.run();
        }}
      />
    </>
  );
}
