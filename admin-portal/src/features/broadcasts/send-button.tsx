import { useQuery } from '@portal/query';
import type { BroadcastSegment } from '@portal/rules';
import { ConfirmButton, counted, useFormats } from '@portal/ui';
import { recipientsQuery } from './broadcast-queries';
import { texts } from './texts';

const confirmTexts = texts.confirm;

interface SendButtonProps {
  readonly segment: BroadcastSegment;
  /** ISO 8601; null: at once. */
  readonly schedule: string | null;
  /** Name of the button. */
  readonly label: string;
  readonly busy: boolean;
  /** Whether the form can be sent. */
  readonly check: () => boolean;
  readonly onConfirm: () => void;
}

/** Asks with number and audience before anything is sent. */
export function SendButton(props: SendButtonProps) {
  const { segment, schedule, label, busy, check, onConfirm } = props;
  const { data } = useQuery(recipientsQuery(segment));
  const formats = useFormats();
  const users = data ? counted(data.recipients, 'user') : confirmTexts.unknown;
  return (
    <ConfirmButton
      variant="contained"
      busy={busy}
      dangerous={false}
      check={check}
      question={{
        title:
          schedule === null
            ? confirmTexts.now(users)
            : confirmTexts.later(users, formats.dateTime(schedule)),
        text: confirmTexts.text(texts.segments[segment]),
        cancelLabel: confirmTexts.cancel,
        confirmLabel: schedule === null ? confirmTexts.send : confirmTexts.schedule,
      }}
      onConfirm={onConfirm}
    >
      {busy ? texts.form.busy : label}
    </ConfirmButton>
  );
}
