/** The former release, as files made in the run: its commit checked out aside, installed and built as it was then. */
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '../../scripts/processes/fault.ts';
import { type Program, ROOT, run, runOrFail } from '../../scripts/processes/programs.ts';
import type { Note } from '../../scripts/processes/steps.ts';

/** The file with the commit of the former release; releasing updates it. */
const RECORD = 'nightly/skew/former-release';

const git = (...options: string[]): Program => ({ name: `git ${options[0]}`, file: 'git', options });

/**
 * The commit to compare with: the requested one, else the file's.
 * @throws Fault if this clone does not have it.
 */
export async function formerCommit(asked: string | undefined): Promise<string> {
  const commit = asked ?? readFileSync(join(ROOT, RECORD), 'utf8').trim();
  const { code, output } = await run(git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`));
  if (code === 0) return output.trim();
  throw new Fault(
    `This clone has no commit ${commit}, the former release that ${asked ? 'was asked for' : `the file ${RECORD} names`}. A shallow clone has only the last ones: git fetch --unshallow brings the others.`,
  );
}

/** Builds the commit in `folder`, which must not exist yet, and registers in `undo` how git forgets it. */
export async function buildCommit(
  commit: string,
  folder: string,
  { signal, undo, note }: { signal: AbortSignal; undo: AsyncDisposableStack; note: Note },
): Promise<void> {
  const program = (name: string, file: string, ...options: string[]): Program => ({ name, file, options, directory: folder });
  await mkdir(join(folder, '..'), { recursive: true });
  await runOrFail(git('worktree', 'add', '--detach', '--quiet', folder, commit), { signal });
  undo.defer(async () => void (await run(git('worktree', 'remove', '--force', folder))));
  note('npm ci');
  await runOrFail(program('npm ci of the former release', 'npm', 'ci', '--prefer-offline', '--loglevel=error'), { signal });
  note('build');
  const turbo = program(
    'The build of the former release',
    join(folder, 'node_modules/.bin/turbo'),
    'run',
    'build',
    '--ui=stream',
    '--no-color',
  );
  await runOrFail({ ...turbo, env: { NODE_ENV: 'production', TURBO_TELEMETRY_DISABLED: '1' } }, { signal });
}
