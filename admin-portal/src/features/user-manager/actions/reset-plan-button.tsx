import { send } from '@portal/api-client';
import { resetUserPlan, type UserView } from '@portal/contracts';
import { displayName } from '@portal/rules';
import { RotateCcw } from 'lucide-react';
import { useAction } from '../../../shared/actions/use-action';
import { texts } from '../texts';
import { AskingButton } from './asking-button';

const resetTexts = texts.reset;

/** 'Reset Plan': the plan expires and the balance becomes 0. */
export function ResetPlanButton({ user }: { user: UserView }) {
  const action = useAction({
    userId: user.userId,
    send: () => send(resetUserPlan, { params: { id: user.userId } }),
    failsAs: 'toast',
  });
  return (
    <AskingButton
      label={texts.actions.resetPlan}
      icon={RotateCcw}
      question={{ ...resetTexts, text: resetTexts.text(displayName(user.name, user.userId)) }}
      dangerous
      busy={action.busy}
      onConfirm={() => action.run()}
    />
  );
}
