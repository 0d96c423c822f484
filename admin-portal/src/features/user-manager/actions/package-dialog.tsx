import { send } from '@portal/api-client';
import { updatePlan } from '@portal/contracts';
import { PLAN_PACKAGES, type PlanGrant } from '@portal/rules';
import { DialogFrame, FormError } from '@portal/ui';
import { DialogBody } from '../../../shared/actions/dialog-body';
import { texts as shared } from '../../../shared/actions/texts';
import { useAction } from '../../../shared/actions/use-action';
import { useSendOnce } from '../../../shared/actions/use-send-once';
import { videosText } from '../../../shared/actions/videos-text';
import { texts } from '../texts';
import type { UserDialogProps } from './dialog-props';
import { QuickChoices } from './quick-choices';

const CHOICES = PLAN_PACKAGES.map((grant) => ({
  amount: grant,
  label: texts.package.label(grant.days, videosText(grant.videos)),
}));

/** 'Add Package': adds days and videos with one click. */
export function PackageDialog({ user, onClose }: UserDialogProps) {
  const giving = useAction({
    userId: user.userId,
    send: useSendOnce(({ days, videos }: PlanGrant, idempotencyKey) =>
      send(updatePlan, {
        params: { id: user.userId },
        body: { daysToAdd: days, balanceToAdd: videos },
        idempotencyKey,
      }),
    ),
    onDone: onClose,
  });
  return (
    <DialogFrame title={texts.actions.addPackage} closeLabel={shared.close} onClose={onClose}>
      <DialogBody>
        <p>{texts.package.text}</p>
        <QuickChoices
          label={texts.actions.addPackage}
          choices={CHOICES}
          busy={giving.busy}
          onChoose={giving.run}
          wide
        />
        <FormError message={giving.busy ? null : giving.error} />
      </DialogBody>
    </DialogFrame>
  );
}
