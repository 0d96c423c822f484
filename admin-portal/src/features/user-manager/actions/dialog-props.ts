import type { UserView } from '@portal/contracts';

/** Props of the dialog of an action. */
export interface UserDialogProps {
  readonly user: UserView;
  readonly onClose: () => void;
}
