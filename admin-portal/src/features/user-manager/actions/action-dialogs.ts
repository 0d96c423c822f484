import type { AdminPermission } from '@portal/rules';
import type { LucideIcon } from 'lucide-react';
import CalendarMinus from 'lucide-react/icons/calendar-minus';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import History from 'lucide-react/icons/rotate-ccw-clock';
import KeyRound from 'lucide-react/icons/key-round';
import Package from 'lucide-react/icons/package';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import VideoOff from 'lucide-react/icons/video-off';
import Video from 'lucide-react/icons/video';
import type { ComponentType } from 'react';
import { DeleteDialog } from '../../../shared/actions/delete-dialog';
import { EditProfileDialog } from '../../../shared/actions/edit-profile-dialog';
import { texts } from '../texts';
import { AddDaysDialog, AddVideosDialog, CutDaysDialog, CutVideosDialog } from './amount-dialogs';
import type { UserDialogProps } from './dialog-props';
import { HistoryDialog } from './history-dialog';
import { PackageDialog } from './package-dialog';
import { PasswordDialog } from './password-dialog';

/** Props of the dialog of every action. */
interface ActionDialogProps extends UserDialogProps {
  readonly onDeleted: () => void;
}

/** An action with its own dialog. */
export interface ActionDialogEntry {
  /** Its name in the address. */
  readonly id: string;
  readonly label: string;
  /** The permission that a role needs for it. */
  readonly needs: AdminPermission;
  readonly icon: LucideIcon;
  readonly Dialog: ComponentType<ActionDialogProps>;
}

const actionsTexts = texts.actions;

/**
 * The actions that open a dialog, in display order. Actions that only ask for confirmation are in the
 * panel.
 */
export const ACTION_DIALOGS: readonly ActionDialogEntry[] = [
  {
    id: 'add-package',
    label: actionsTexts.addPackage,
    needs: 'plans',
    icon: Package,
    Dialog: PackageDialog,
  },
  {
    id: 'add-days',
    label: actionsTexts.addDays,
    needs: 'plans',
    icon: CalendarPlus,
    Dialog: AddDaysDialog,
  },
  {
    id: 'add-videos',
    label: actionsTexts.addVideos,
    needs: 'plans',
    icon: Video,
    Dialog: AddVideosDialog,
  },
  {
    id: 'cut-days',
    label: actionsTexts.cutDays,
    needs: 'plans',
    icon: CalendarMinus,
    Dialog: CutDaysDialog,
  },
  {
    id: 'cut-videos',
    label: actionsTexts.cutVideos,
    needs: 'plans',
    icon: VideoOff,
    Dialog: CutVideosDialog,
  },
  {
    id: 'history',
    label: actionsTexts.history,
    needs: 'read',
    icon: History,
    Dialog: HistoryDialog,
  },
  {
    id: 'edit-profile',
    label: actionsTexts.editProfile,
    needs: 'accounts',
    icon: Pencil,
    Dialog: EditProfileDialog,
  },
  {
    id: 'password',
    label: actionsTexts.password,
    needs: 'accounts',
    icon: KeyRound,
    Dialog: PasswordDialog,
  },
];

/** Delete, which is always the last action. */
export const DELETE_DIALOG: ActionDialogEntry = {
  id: 'delete',
  label: actionsTexts.deleteUser,
  needs: 'erase',
  icon: Trash2,
  Dialog: DeleteDialog,
};
