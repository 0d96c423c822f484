import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '../../shared/workspace';

describe('the commit-msg hook', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commit-msg-'));
  beforeAll(() => execFileSync('git', ['init', '--quiet', folder]));
  afterAll(() => rmSync(folder, { recursive: true }));

  const check = (message: string) => {
    const file = join(folder, 'COMMIT_EDITMSG');
    writeFileSync(file, message);
    const { status, stderr } = spawnSync(inWorkspace('tools/develop/hooks/commit-msg'), [file], {
      // Counts the staged changes of that folder, not of this repository.
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, stderr };
  };

  it.each([
    'feat(bff): count a download once',
    'fix(user-portal)!: keep the chosen tab',
    'chore: pin versions',
    "Merge branch 'main' of somewhere",
    '# a comment of git\nfeat(ui): toasts\n\nA body may say anything (like this).',
  ])('takes %j', (message) => {
    expect(check(message)).toEqual({ status: 0, stderr: '' });
  });

  it.each([
    ['Update stuff', 'is not a Conventional Commit'],
    ['feat(bff) : space before the colon', 'is not a Conventional Commit'],
    ['feat(bff):', 'is not a Conventional Commit'],
    ['feature(bff): a word that is no type', "the type 'feature'"],
    ['feat(bff): drill releases (not yet proven)', 'stays on a branch'],
    ['feat(backend): a scope that is no project', "the scope 'backend'"],
    [`feat(bff): ${'long '.repeat(30)}`.trim(), 'longer than 100'],
  ])('refuses %j and says why', (message, why) => {
    const { status, stderr } = check(message);
    expect(status).toBe(1);
    expect(stderr).toContain(why);
  });

  it('refuses through git itself once core.hooksPath points here', () => {
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
        cwd: folder,
        encoding: 'utf8',
      });
    git('config', 'core.hooksPath', inWorkspace('tools/develop/hooks'));
    expect(git('commit', '--allow-empty', '-m', 'stuff').status).not.toBe(0);
    expect(git('commit', '--allow-empty', '-m', 'docs: stuff').status).toBe(0);

    const change = (file: string) => {
      writeFileSync(join(folder, file), 'a line\n'.repeat(201));
      git('add', file);
    };
    change('package-lock.json');
    expect(git('commit', '-m', 'chore: generated files need no reason').status).toBe(0);
    change('large.ts');
    const bare = git('commit', '-m', 'feat: a large change');
    expect([bare.status === 0, bare.stderr]).toEqual([false, expect.stringMatching(/say why/)]);
    expect(git('commit', '-m', 'feat: a large change', '-m', 'Because.').status).toBe(0);
  });
});
