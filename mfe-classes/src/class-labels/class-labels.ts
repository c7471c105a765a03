import type {
  Assignment,
  AssignmentState,
  ClassLearner,
  ClassPreview,
  OverviewLearner,
  WorkScore,
  WorkState,
} from '@api/contract';
import { counted } from '@shell/kit';
import type { BadgeProps } from 'design-system';

type Tone = NonNullable<BadgeProps['tone']>;
type Words = { words: string; tone: Tone };

/** A learner's part in an assignment; the tone only helps. */
export const WORK_LABELS: Readonly<Record<WorkState, Words>> = {
  not_started: { words: 'Not started', tone: 'neutral' },
  working: { words: 'Working', tone: 'accent' },
  handed_in: { words: 'Handed in', tone: 'success' },
  late: { words: 'Late', tone: 'warning' },
  missing: { words: 'Missing', tone: 'danger' },
  excused: { words: 'Excused', tone: 'neutral' },
};

export const ASSIGNMENT_LABELS: Readonly<Record<AssignmentState, Words>> = {
  draft: { words: 'Draft', tone: 'neutral' },
  scheduled: { words: 'Scheduled', tone: 'neutral' },
  open: { words: 'Open', tone: 'success' },
  due: { words: 'Past due', tone: 'warning' },
  closed: { words: 'Closed', tone: 'neutral' },
};

/** Why a learner may need help. */
export const HELP_LABELS: Readonly<Record<OverviewLearner['needs_help'][number], string>> = {
  missing: 'Handed in nothing',
  no_answers: 'Opened it, answered nothing',
  low_score: 'Low marks',
};

/** `14 of 20`, or `9 of 20, 4 to mark` while marks wait for a teacher. */
export function scoreInWords({ marks, marked, of }: WorkScore): string {
  if (marked === 0) return `${counted(of, 'mark')} to give`;
  return marked < of ? `${marks} of ${of}, ${of - marked} to mark` : `${marks} of ${of}`;
}

/** The content of an assignment: `10 questions`, `5 questions each on Quadratics`, `Mock paper 1`, `Reading`. */
export function contentInWords({ content, question_count }: Pick<Assignment, 'content' | 'question_count'>): string {
  switch (content.kind) {
    case 'topic':
      return `${counted(content.count, 'question')}${content.draw === 'learner' ? ' each' : ''} on ${content.topic.topic_name}`;
    case 'mock_paper':
      return `Mock paper ${content.paper}`;
    case 'reading':
      return 'Reading';
    case 'questions':
      return counted(question_count, 'question');
  }
}

type Estimated = Pick<NonNullable<ClassLearner['topics']>[number], 'estimate' | 'certainty'>;

/** `62%`, `about 62%`, or `unsure`, by how much evidence there is. */
export function estimateInWords({ estimate, certainty }: Estimated): string {
  const percent = `${Math.round(100 * estimate.value)}%`;
  if (certainty === 'unsure') return 'unsure';
  return certainty === 'fair' ? `about ${percent}` : percent;
}

/** What teachers see of a learner. */
export const TEACHER_SEES: Readonly<Record<ClassPreview['teacher_sees'][number], string>> = {
  name_and_email: 'Your name and email address',
  set_work: 'The work they set: your answers, your marks and when you handed it in',
  progress_if_shared: 'Your progress by topic in this course, if you share it',
};
