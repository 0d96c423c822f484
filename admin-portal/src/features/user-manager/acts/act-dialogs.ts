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
  readonly icon: LucideIcon;
  readonly Dialog: ComponentType<ActDialogProps>;
}

const words = texts.acts;

/** The acts that open a dialog, in their order; those that only ask first stand in the panel. */
export const ACT_DIALOGS: readonly ActDialogEntry[] = [
  { label: words.addPackage, icon: Package, Dialog: PackageDialog },
  { label: words.addDays, icon: CalendarPlus, Dialog: AddDaysDialog },
  { label: words.addVideos, icon: Video, Dialog: AddVideosDialog },
  { label: words.cutDays, icon: CalendarMinus, Dialog: CutDaysDialog },
  { label: words.cutVideos, icon: VideoOff, Dialog: CutVideosDialog },
  { label: words.history, icon: History, Dialog: HistoryDialog },
  { label: words.editProfile, icon: Pencil, Dialog: EditProfileDialog },
  { label: words.password, icon: KeyRound, Dialog: PasswordDialog },
];

/** The last of all acts. */
export const DELETE_DIALOG: ActDialogEntry = {
  label: words.deleteUser,
  icon: Trash2,
  Dialog: DeleteDialog,
};
