import type { UserView } from '@portal/contracts';

/** What the dialog of an action takes. */
export interface UserDialogProps {
  readonly user: UserView;
  readonly onClose: () => void;
}
