import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { emptyState, type SandboxState } from './entities.ts';

/** The state kept in a file; an empty one where there is none yet. */
export function loadState(file: string | null): SandboxState {
  if (!file || !existsSync(file)) return emptyState();
  return { ...emptyState(), ...JSON.parse(readFileSync(file, 'utf8')) };
}

/** Keeps the state, whole or not at all; without a file nowhere. */
export function saveState(file: string | null, state: SandboxState): void {
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}
