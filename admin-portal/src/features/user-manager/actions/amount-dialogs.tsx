import { send } from '@portal/api-client';
import { deductPlan, updatePlan } from '@portal/contracts';
import { QUICK_DAYS, QUICK_VIDEOS } from '../../../shared/actions/quick-amounts';
import { videosText } from '../../../shared/actions/videos-text';
import { texts } from '../texts';
import { AmountDialog } from './amount-dialog';
import type { UserDialogProps } from './dialog-props';

/** Presets that are added with one click. */
const DAY_CHOICES = QUICK_DAYS.map((days) => ({
  amount: days,
  label: texts.summary.days(days),
}));
const VIDEO_CHOICES = QUICK_VIDEOS.map((videos) => ({
  amount: videos,
  label: videosText(videos),
}));

const { actions, amount: amountTexts } = texts;

/** 'Add Days'. */
export function AddDaysDialog(props: UserDialogProps) {
  return (
    <AmountDialog
      {...props}
      title={actions.addDays}
      quick={DAY_CHOICES}
      field={amountTexts.days}
      initial={30}
      shiftOf={(amount) => ({ days: amount, videos: 0 })}
      send={({ amount: daysToAdd, reason }, options) =>
        send(updatePlan, { ...options, body: { daysToAdd, ...reason } })
      }
    />
  );
}

/** 'Add Videos'. */
export function AddVideosDialog(props: UserDialogProps) {
  return (
    <AmountDialog
      {...props}
      title={actions.addVideos}
      quick={VIDEO_CHOICES}
      field={amountTexts.videos}
      initial={100}
      shiftOf={(amount) => ({ days: 0, videos: amount })}
      send={({ amount: balanceToAdd, reason }, options) =>
        send(updatePlan, { ...options, body: { balanceToAdd, ...reason } })
      }
    />
  );
}

/** 'Cut Days'. The answer says how many days could be cut (PAY-25). */
export function CutDaysDialog(props: UserDialogProps) {
  return (
    <AmountDialog
      {...props}
      title={actions.cutDays}
      text={amountTexts.cutDaysText}
      field={amountTexts.days}
      initial={1}
      shiftOf={(amount) => ({ days: 0 - amount, videos: 0 })}
      send={({ amount: daysToCut, reason }, options) =>
        send(deductPlan, { ...options, body: { daysToCut, ...reason } })
      }
    />
  );
}

/** 'Cut Videos'. The answer says how many videos could be cut (PAY-25). */
export function CutVideosDialog(props: UserDialogProps) {
  return (
    <AmountDialog
      {...props}
      title={actions.cutVideos}
      text={amountTexts.cutVideosText}
      field={amountTexts.videos}
      initial={100}
      shiftOf={(amount) => ({ days: 0, videos: 0 - amount })}
      send={({ amount: balanceToCut, reason }, options) =>
        send(deductPlan, { ...options, body: { balanceToCut, ...reason } })
      }
    />
  );
}
