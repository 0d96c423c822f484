import { send } from '@portal/api-client';
import { toggleFreeze, type UserView } from '@portal/contracts';
import { displayName } from '@portal/rules';
import { Snowflake, Sun } from 'lucide-react';
import { useAct } from '../../../shared/acts/use-act';
import { texts } from '../texts';
import { AskingButton } from './asking-button';

/** 'Freeze', or 'Unfreeze' for who is frozen. */
export function FreezeButton({ user }: { user: UserView }) {
  const act = useAct({
    userId: user.userId,
    send: () => send(toggleFreeze, { params: { id: user.userId } }),
    failsAs: 'toast',
  });
  const words = user.isFrozen ? texts.unfreeze : texts.freeze;
  return (
    <AskingButton
      label={user.isFrozen ? texts.acts.unfreeze : texts.acts.freeze}
      icon={user.isFrozen ? Sun : Snowflake}
      question={{ ...words, text: words.text(displayName(user.name, user.userId)) }}
      dangerous={!user.isFrozen}
      busy={act.busy}
      onConfirm={() => act.run()}
    />
  );
}
