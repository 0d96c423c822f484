import { ConfirmButton } from '@portal/ui';
import type { LucideIcon } from 'lucide-react';
import { texts as shared } from '../../../shared/actions/texts';
import { texts } from '../texts';

interface AskingButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly question: { readonly title: string; readonly text: string; readonly confirm: string };
  readonly dangerous: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** The button of an action that needs only a confirmation. */
export function AskingButton(props: AskingButtonProps) {
  const { label, icon: Icon, question, dangerous, busy, onConfirm } = props;
  const { title, text, confirm: confirmLabel } = question;
  return (
    <ConfirmButton
      variant="outlined"
      color="inherit"
      startIcon={<Icon size={16} aria-hidden />}
      busy={busy}
      dangerous={dangerous}
      question={{ title, text, cancelLabel: shared.cancel, confirmLabel }}
      onConfirm={onConfirm}
    >
      {busy ? texts.actions.working : label}
    </ConfirmButton>
  );
}
