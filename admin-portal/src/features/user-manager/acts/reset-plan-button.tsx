import { send } from '@portal/api-client';
import { resetUserPlan, type UserView } from '@portal/contracts';
import { displayName } from '@portal/rules';
import { RotateCcw } from 'lucide-react';
import { useAct } from '../../../shared/acts/use-act';
import { texts } from '../texts';
import { AskingButton } from './asking-button';

const words = texts.reset;

/** 'Reset Plan': the plan expires and the balance becomes 0. */
export function ResetPlanButton({ user }: { user: UserView }) {
  const act = useAct({
    userId: user.userId,
    send: () => send(resetUserPlan, { params: { id: user.userId } }),
    failsAs: 'toast',
  });
  return (
    <AskingButton
      label={texts.acts.resetPlan}
      icon={RotateCcw}
      question={{ ...words, text: words.text(displayName(user.name, user.userId)) }}
      dangerous
      busy={act.busy}
      onConfirm={() => act.run()}
    />
  );
}
