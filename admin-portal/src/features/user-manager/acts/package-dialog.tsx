import { send } from '@portal/api-client';
import { updatePlan } from '@portal/contracts';
import { PLAN_PACKAGES, type PlanGrant } from '@portal/rules';
import { DialogFrame, FormError } from '@portal/ui';
import { DialogBody } from '../../../shared/acts/dialog-body';
import { texts as shared } from '../../../shared/acts/texts';
import { useAct } from '../../../shared/acts/use-act';
import { useSendOnce } from '../../../shared/acts/use-send-once';
import { videosText } from '../../../shared/acts/videos-text';
import { texts } from '../texts';
import type { UserDialogProps } from './dialog-props';
import { QuickChoices } from './quick-choices';

const CHOICES = PLAN_PACKAGES.map((grant) => ({
  amount: grant,
  label: texts.package.label(grant.days, videosText(grant.videos)),
}));

/** 'Add Package': days and videos in one click. */
export function PackageDialog({ user, onClose }: UserDialogProps) {
  const giving = useAct({
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
    <DialogFrame title={texts.acts.addPackage} closeLabel={shared.close} onClose={onClose}>
      <DialogBody>
        <p>{texts.package.text}</p>
        <QuickChoices
          label={texts.acts.addPackage}
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
