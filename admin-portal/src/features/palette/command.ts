import type { LucideIcon } from 'lucide-react';

/** One command of the palette. */
export interface Command {
  /** Id of the command, unique in the palette. */
  readonly id: string;
  readonly label: string;
  /** Text in a lighter colour after the label. */
  readonly hint?: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

/** Commands with one heading. */
export interface CommandGroup {
  readonly label: string;
  readonly commands: readonly Command[];
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The commands whose labels contain every typed word. All commands when nothing is typed. */
export function matchCommands(
  groups: readonly CommandGroup[],
  typed: string,
): readonly CommandGroup[] {
  const words = wordsOf(typed);
  return groups.flatMap(({ label, commands }) => {
    const fitting = commands.filter((command) => {
      const text = command.label.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return fitting.length > 0 ? [{ label, commands: fitting }] : [];
  });
}
