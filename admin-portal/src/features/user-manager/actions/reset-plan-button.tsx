import { send } from '@portal/api-client';
import { type ReasonRequest, resetUserPlan } from '@portal/contracts';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { nameAndId } from '../../../shared/actions/name-and-id';
import { useAction } from '../../../shared/actions/use-action';
import { videosText } from '../../../shared/actions/videos-text';
import { texts } from '../texts';
import { type AskedActionProps, AskingButton } from './asking-button';

const resetTexts = texts.reset;

/** 'Reset Plan': the plan expires and the balance becomes 0. */
export function ResetPlanButton({ user, ...asked }: AskedActionProps) {
  const action = useAction({
    userId: user.userId,
    send: (body: ReasonRequest) => send(resetUserPlan, { params: { id: user.userId }, body }),
    failsAs: 'toast',
  });
  const days = texts.summary.days(user.daysRemaining);
  const text = resetTexts.text(nameAndId(user), days, videosText(user.balance));
  return (
    <AskingButton
      {...asked}
      label={texts.actions.resetPlan}
      icon={RotateCcw}
      question={{ ...resetTexts, text }}
      dangerous
      busy={action.busy}
      onConfirm={action.run}
    />
  );
}
