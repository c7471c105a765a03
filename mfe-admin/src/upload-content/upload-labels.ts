import type { UploadRun, UploadState } from '@api/contract';
import type { BadgeProps } from 'design-system';
import { grouped } from '../staff-area/formats.ts';

const STATES: Readonly<Record<UploadState, { label: string; tone: NonNullable<BadgeProps['tone']> }>> = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'Running', tone: 'accent' },
  done: { label: 'Stored', tone: 'success' },
  refused: { label: 'Refused', tone: 'danger' },
  failed: { label: 'Failed', tone: 'danger' },
  taking_back: { label: 'Being taken back', tone: 'accent' },
  taken_back: { label: 'Taken back', tone: 'neutral' },
};

/** A dry run stores nothing. */
export function stateOf({ state, options, faults }: UploadRun): { label: string; tone: NonNullable<BadgeProps['tone']> } {
  if (state === 'done' && options.dry_run) return { label: 'Tried', tone: faults > 0 ? 'warning' : 'success' };
  if (state === 'done' && faults > 0) return { label: 'Stored in part', tone: 'warning' };
  return STATES[state];
}

/** Whether to poll soon. */
export const isInProgress = ({ state }: UploadRun) => ['waiting', 'running', 'taking_back'].includes(state);

const STAGES = {
  waiting: 'Waiting for its turn',
  reading: 'Reading the file',
  checking: 'Checking and setting each row',
  finishing: 'Writing down what was found',
  taking_back: 'Taking it back',
} as const;

export const stageOf = ({ progress }: UploadRun): string => STAGES[progress.stage];

export const counted = (count: number, one: string, many = `${one}s`) => `${grouped(count)} ${count === 1 ? one : many}`;

/** Counts of a run or dry run. */
export function summaryOf({ created, updated, skipped, options, state }: UploadRun): string {
  const would = options.dry_run || state === 'refused' ? 'would be ' : '';
  return `${grouped(created)} ${would}new, ${grouped(updated)} ${would}changed, ${grouped(skipped)} unchanged`;
}

/** Fields that a file may leave open. */
export const DOUBTFUL = ['marks', 'difficulty', 'level', 'calculator_allowed', 'encoding'] as const;
export type DoubtfulField = (typeof DOUBTFUL)[number];
