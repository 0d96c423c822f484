import type { AdminPermission } from '@portal/rules';
import {
  CalendarMinus,
  CalendarPlus,
  History,
  KeyRound,
  type LucideIcon,
  Package,
  Pencil,
  Trash2,
  VideoOff,
  Video,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { DeleteDialog } from '../../../shared/acts/delete-dialog';
import { EditProfileDialog } from '../../../shared/acts/edit-profile-dialog';
import { texts } from '../texts';
import { AddDaysDialog, AddVideosDialog, CutDaysDialog, CutVideosDialog } from './amount-dialogs';
import type { UserDialogProps } from './dialog-props';
import { HistoryDialog } from './history-dialog';
import { PackageDialog } from './package-dialog';
import { PasswordDialog } from './password-dialog';

/** What the dialog of every act takes. */
export interface ActDialogProps extends UserDialogProps {
  readonly onDeleted: () => void;
}

/** An act with a dialog of its own. */
export interface ActDialogEntry {
  readonly label: string;
  /** What a role needs for it. */
  readonly needs: AdminPermission;
  readonly icon: LucideIcon;
  readonly Dialog: ComponentType<ActDialogProps>;
}

const words = texts.acts;

/** The acts that open a dialog, in their order; those that only ask first stand in the panel. */
export const ACT_DIALOGS: readonly ActDialogEntry[] = [
  { label: words.addPackage, needs: 'plans', icon: Package, Dialog: PackageDialog },
  { label: words.addDays, needs: 'plans', icon: CalendarPlus, Dialog: AddDaysDialog },
  { label: words.addVideos, needs: 'plans', icon: Video, Dialog: AddVideosDialog },
  { label: words.cutDays, needs: 'plans', icon: CalendarMinus, Dialog: CutDaysDialog },
  { label: words.cutVideos, needs: 'plans', icon: VideoOff, Dialog: CutVideosDialog },
  { label: words.history, needs: 'read', icon: History, Dialog: HistoryDialog },
  { label: words.editProfile, needs: 'accounts', icon: Pencil, Dialog: EditProfileDialog },
  { label: words.password, needs: 'accounts', icon: KeyRound, Dialog: PasswordDialog },
];

/** The last of all acts. */
export const DELETE_DIALOG: ActDialogEntry = {
  label: words.deleteUser,
  needs: 'erase',
  icon: Trash2,
  Dialog: DeleteDialog,
};
