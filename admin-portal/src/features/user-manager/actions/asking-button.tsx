import Button from '@mui/material/Button';
import type { ReasonRequest } from '@portal/contracts';
import type { LucideIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import { texts } from '../texts';
import { AskingDialog, type Question } from './asking-dialog';

interface AskingButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly question: Question;
  readonly dangerous: boolean;
  readonly busy: boolean;
  readonly onConfirm: (reason: ReasonRequest) => void;
}

/** The button of an action that needs only a confirmation, with an optional reason. */
export function AskingButton(props: AskingButtonProps) {
  const { label, icon: Icon, question, dangerous, busy, onConfirm } = props;
  const [asking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-disabled={busy}
        onClick={() => setAsking(!busy)}
      >
        {busy ? texts.actions.working : label}
      </Button>
      {asking && (
        <AskingDialog
          question={question}
          dangerous={dangerous}
          onClose={close}
          onConfirm={onConfirm}
        />
      )}
    </>
  );
}
