import { send } from '@portal/api-client';
import { type ActiveOfferView, removeOffer } from '@portal/contracts';
import { ConfirmButton } from '@portal/ui';
import Trash2 from 'lucide-react/icons/trash';
import { useAction } from '../../shared/actions/use-action';
import { calledName } from '../../shared/users/user-text';
import { texts } from './texts';

/** Removes an offer after a confirmation. */
export function RemoveOffer({ offer }: { offer: ActiveOfferView }) {
  const who = calledName(offer);
  const removing = useAction({
    userId: offer.userId,
    send: () => send(removeOffer, { params: { offerId: offer._id } }),
    done: texts.removed,
    failed: texts.removeFailed,
    failsAs: 'toast',
  });
  return (
    <ConfirmButton
      variant="outlined"
      color="inherit"
      size="small"
      startIcon={<Trash2 size={15} aria-hidden />}
      aria-label={texts.removeOf(who)}
      busy={removing.busy}
      question={{ ...texts.ask, text: texts.ask.text(who) }}
      onConfirm={() => removing.run()}
    >
      {texts.remove}
    </ConfirmButton>
  );
}
