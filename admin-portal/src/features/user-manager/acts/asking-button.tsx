import Button from '@mui/material/Button';
import { ConfirmDialog } from '@portal/ui';
import type { LucideIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import { texts as shared } from '../../../shared/acts/texts';
import { texts } from '../texts';

interface AskingButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly question: { readonly title: string; readonly text: string; readonly confirm: string };
  readonly dangerous: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** The button of an act that only asks first. */
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
        {busy ? texts.acts.working : label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={question.title}
        text={question.text}
        cancelLabel={shared.cancel}
        confirmLabel={question.confirm}
        dangerous={dangerous}
        onClose={close}
        onConfirm={() => {
          close();
          onConfirm();
        }}
      />
    </>
  );
}
