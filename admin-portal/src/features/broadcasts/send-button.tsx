import Button from '@mui/material/Button';
import { useQuery } from '@portal/query';
import type { BroadcastSegment } from '@portal/rules';
import { ConfirmDialog, counted, useFormats } from '@portal/ui';
import { useState } from 'react';
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
  const [asking, setAsking] = useState(false);
  const { data } = useQuery(recipientsQuery(segment));
  const formats = useFormats();
  const users = data ? counted(data.recipients, 'user') : confirmTexts.unknown;
  return (
    <>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        aria-disabled={busy}
        onClick={() => setAsking(!busy && check())}
      >
        {busy ? texts.form.busy : label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={
          schedule === null
            ? confirmTexts.now(users)
            : confirmTexts.later(users, formats.dateTime(schedule))
        }
        text={confirmTexts.text(texts.segments[segment])}
        cancelLabel={confirmTexts.cancel}
        confirmLabel={schedule === null ? confirmTexts.send : confirmTexts.schedule}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}
