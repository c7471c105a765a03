/** The build of shell, remotes and the bank's question file by turbo, which runs only what changed since the last time. */
import { installedProgram, type Program, runOrFail } from '../processes/programs.ts';
import type { Note } from '../processes/steps.ts';

// The commands make no outside requests: no telemetry, no check for updates.
const ENVIRONMENT = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NODE_ENV: 'production',
};

export function turbo(name: string, tasks: string[]): Program {
  return installedProgram(name, 'turbo', ['run', ...tasks, '--ui=stream', '--output-logs=new-only', '--no-color'], ENVIRONMENT);
}

/**
 * Builds what changed, everything or one workspace `only`; `note` gets the progress, and finally how much came from the
 * cache.
 */
export async function build(note: Note, { signal, only }: { signal?: AbortSignal; only?: string } = {}): Promise<void> {
  const done = new Set<string>();
  const output = await runOrFail(turbo('The build', ['build', ...(only ? [`--filter=${only}`] : [])]), {
    signal,
    onLine: (line) => {
      const workspace = /^(\S+):build: /.exec(line)?.[1];
      if (workspace !== undefined && !done.has(workspace)) note([...done.add(workspace)].join(', '));
    },
  });
  note(summary(output));
}

/** Turbo's closing lines in one phrase, such as `6 builds, 5 unchanged`. */
export function summary(output: string): string {
  const total = /Tasks:\s+\d+ successful, (\d+) total/.exec(output)?.[1] ?? '0';
  const cached = /Cached:\s+(\d+) cached/.exec(output)?.[1] ?? '0';
  return total === cached ? `${total} builds, unchanged` : `${total} builds, ${cached} unchanged`;
}
