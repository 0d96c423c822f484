import type { AdminUserView } from '@portal/contracts';
import { useNavigate } from '@portal/router';
import { parseUserId } from '@portal/rules';
import { MAIN_ID, useFormats } from '@portal/ui';
import UserCog from 'lucide-react/icons/user-cog';
import { type KeyboardEvent, useState } from 'react';
import { paths } from '../../paths';
import { usePermissions } from '../../shared/access/use-may';
import { calledName } from '../../shared/users/user-text';
import { recordGroups } from './record-commands';
import { type Command, type CommandGroup, matchCommands } from './command';
import { texts } from './texts';
import { useFoundUsers } from './use-found-users';
import { userActions } from './user-actions';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** State of the palette: the typed text, the matching commands, and the command that Enter runs. */
export function usePalette(groups: readonly CommandGroup[], onClose: () => void) {
  const navigate = useNavigate();
  const { shown, type, typed, found } = useFoundUsers();
  const may = usePermissions();
  const formats = useFormats();
  const [picked, setPicked] = useState<string | null>(null);

  const go = (to: string) => (): void => {
    void navigate(to);
    document.getElementById(MAIN_ID)?.focus();
  };
  const typedId = parseUserId(typed);
  const known = found.state === 'found' ? found.users : [];
  const users: Command[] = byBeginning(known, typed).map((user) => ({
    id: `user-${user.userId}`,
    label: calledName(user),
    hint: String(user.userId),
    icon: UserCog,
    run: go(paths.manage(user.userId)),
  }));
  // With one user in hand, by the id or as the only one found, the palette offers what can be done. Found
  // records are last, so that the other commands do not move when they arrive.
  const inHand = known.find(({ userId }) => userId === typedId) ?? (known.length === 1 && known[0]);
  const shownGroups: CommandGroup[] = [
    ...(typedId === null ? matchCommands(groups, typed) : []),
    ...(users.length > 0 ? [{ label: texts.users, commands: users }] : []),
    ...(inHand ? [{ label: texts.actions, commands: userActions(inHand, may, go) }] : []),
    ...(found.state === 'found' ? recordGroups(found.records, go, formats) : []),
  ];
  const commands = shownGroups.flatMap((group) => group.commands);
  const active = commands.find(({ id }) => id === picked) ?? commands[0];

  const run = (command: Command | undefined): void => {
    if (!command) return;
    onClose();
    // The closing dialog restores the focus first. Then the command may move it.
    setTimeout(command.run);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step !== undefined && commands.length > 0) {
      event.preventDefault();
      const at = commands.findIndex((command) => command === active);
      setPicked(commands.at((at + step) % commands.length)?.id ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(active);
    }
  };
  return {
    shown,
    typed,
    found,
    groups: shownGroups,
    count: commands.length,
    active,
    run,
    point: (command: Command): void => setPicked(command.id),
    onKeyDown,
    type: (text: string): void => {
      type(text);
      setPicked(null);
    },
  };
}

/** Users whose id or name begins with the text first: the same id, then a longer one, then a name. */
const byBeginning = (users: readonly AdminUserView[], typed: string): AdminUserView[] =>
  users.toSorted((one, other) => distance(one, typed) - distance(other, typed));

function distance({ userId, name }: AdminUserView, typed: string): number {
  const [id, text] = [String(userId), typed.toLowerCase()];
  if (id === text) return 0;
  if (id.startsWith(text)) return 1;
  return name.toLowerCase().startsWith(text) ? 2 : 3;
}
