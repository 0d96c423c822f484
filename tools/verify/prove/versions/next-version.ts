import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One change of the sources. The text must occur exactly once. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** The title of the subscriber's sign-in screen before, and in version n+1. */
export const GATE_TEXT = { before: 'Welcome back', next: 'Welcome anew' } as const;
/** The same for the administrators' sign-in screen. */
const ADMIN_GATE_TEXT = { before: 'Admin Access', next: 'Admin Access II' } as const;

/**
 * The changes of version n+1 of both portals: another text, and a field that a future service may send.
 * Contracts only grow (CONTRACT_VERSION), so the new code must also work without the field.
 */
export const NEXT_VERSION: readonly Edit[] = [
  {
    file: 'libs/contracts/src/accounts/user-view.ts',
    from: "  /** Default 'User {id}'. */\n  name: string;\n",
    to: "  /** Default 'User {id}'. */\n  name: string;\n  nickname?: string;\n",
  },
  {
    file: 'user-portal/src/shared/frame/account-chip.tsx',
    from: 'displayName(user.name, user.userId)',
    to: 'displayName(user.nickname ?? user.name, user.userId)',
  },
  {
    file: 'user-portal/src/texts/en/login.ts',
    from: `title: '${GATE_TEXT.before}'`,
    to: `title: '${GATE_TEXT.next}'`,
  },
  {
    file: 'admin-portal/src/shared/users/user-identity.tsx',
    from: '    readonly name: string;\n',
    to: '    readonly name: string;\n    readonly nickname?: string;\n',
  },
  {
    file: 'admin-portal/src/shared/users/user-identity.tsx',
    from: 'name={user.name}',
    to: 'name={user.nickname ?? user.name}',
  },
  {
    file: 'admin-portal/src/texts.ts',
    from: `    title: '${ADMIN_GATE_TEXT.before}'`,
    to: `    title: '${ADMIN_GATE_TEXT.next}'`,
  },
];

/** Applies the edits to a tree. @throws Error when a text is missing or occurs more than once. */
export async function applyEdits(root: string, edits: readonly Edit[]): Promise<void> {
  for (const { file, from, to } of edits) {
    const path = join(root, file);
    const before = await readFile(path, 'utf8');
    if (before.split(from).length !== 2) {
      throw new Error(`${file} must hold this text exactly once: ${from}`);
    }
    await writeFile(
      path,
      before.replace(from, () => to),
    );
  }
}
