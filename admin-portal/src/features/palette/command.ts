import type { LucideIcon } from 'lucide-react';

/** One thing that the palette can do. */
export interface Command {
  /** Unique in the palette. */
  readonly id: string;
  readonly label: string;
  /** Said after the label, quieter. */
  readonly hint?: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

/** Commands under one heading. */
export interface CommandGroup {
  readonly label: string;
  readonly commands: readonly Command[];
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The commands whose labels have every typed word in them; all of them for no words. */
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
