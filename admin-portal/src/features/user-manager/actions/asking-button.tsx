import Button from '@mui/material/Button';
import type { ReasonRequest, UserView } from '@portal/contracts';
import type { LucideIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import { texts } from '../texts';
import { AskingDialog, type Question } from './asking-dialog';

/** Props of an action that asks, which an address can open too. */
export interface AskedActionProps {
  readonly user: UserView;
  /** Whether it asks already, because the address says so. */
  readonly isAsked: boolean;
  readonly onClose: () => void;
}

interface AskingButtonProps extends Omit<AskedActionProps, 'user'> {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly question: Question;
  readonly dangerous: boolean;
  readonly busy: boolean;
  readonly onConfirm: (reason: ReasonRequest) => void;
}

/** The button of an action that needs only a confirmation, with an optional reason. */
export function AskingButton(props: AskingButtonProps) {
  const { label, icon: Icon, question, dangerous, busy, isAsked, onClose, onConfirm } = props;
  const [isPressed, setPressed] = useState(false);
  const close = useCallback(() => {
    setPressed(false);
    onClose();
  }, [onClose]);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-disabled={busy}
        onClick={() => setPressed(!busy)}
      >
        {busy ? texts.actions.working : label}
      </Button>
      {(isPressed || isAsked) && (
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
