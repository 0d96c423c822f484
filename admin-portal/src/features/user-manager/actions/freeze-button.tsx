import { send } from '@portal/api-client';
import { type ReasonRequest, toggleFreeze } from '@portal/contracts';
import Snowflake from 'lucide-react/icons/snowflake';
import Sun from 'lucide-react/icons/sun';
import { nameAndId } from '../../../shared/actions/name-and-id';
import { useAction } from '../../../shared/actions/use-action';
import { texts } from '../texts';
import { type AskedActionProps, AskingButton } from './asking-button';

/** 'Freeze', or 'Unfreeze' for a frozen user. */
export function FreezeButton({ user, ...asked }: AskedActionProps) {
  const action = useAction({
    userId: user.userId,
    send: (body: ReasonRequest) => send(toggleFreeze, { params: { id: user.userId }, body }),
    failsAs: 'toast',
  });
  const dialogTexts = user.isFrozen ? texts.unfreeze : texts.freeze;
  return (
    <AskingButton
      {...asked}
      label={user.isFrozen ? texts.actions.unfreeze : texts.actions.freeze}
      icon={user.isFrozen ? Sun : Snowflake}
      question={{ ...dialogTexts, text: dialogTexts.text(nameAndId(user)) }}
      dangerous={!user.isFrozen}
      busy={action.busy}
      onConfirm={action.run}
    />
  );
}
