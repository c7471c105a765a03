import type { ExamSession } from '@api/contract';
import { LONGEST_CLASS_NAME, LONGEST_SCHOOL } from '@api/contract/limits';
import { useApi } from '@shell/kit';
import { Select, TextField } from 'design-system';
import { useMemo } from 'react';
import { zoneNames } from '../class-time/zoned-time.ts';
import { issueAt } from '../issue-at.ts';

export interface ClassDraft {
  name: string;
  subject_slug: string;
  school: string;
  time_zone: string;
  /** `May 2027`; empty: not decided. */
  exam: string;
}

interface ClassFieldsProps {
  draft: ClassDraft;
  onChange: (change: Partial<ClassDraft>) => void;
  error: unknown;
}

const UNDECIDED = 'undecided';

export function ClassFields({ draft, onChange, error }: ClassFieldsProps) {
  const subjects = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } }, { staleTime: 300_000 });
  const zones = useMemo(() => zoneNames(draft.time_zone), [draft.time_zone]);
  const sessions = comingSessions(new Date());
  const exams = draft.exam && !sessions.includes(draft.exam) ? [draft.exam, ...sessions] : sessions;
  return (
    <>
      <TextField
        label="Name"
        help="Your learners see it, such as 12A Maths."
        value={draft.name}
        maxLength={LONGEST_CLASS_NAME}
        required
        error={issueAt(error, 'name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Select
        label="Course"
        value={draft.subject_slug}
        placeholder={subjects.isError ? 'The courses did not load' : 'Choose a course'}
        options={(subjects.data?.subjects ?? []).map(({ slug, subject_name }) => ({ value: slug, label: subject_name }))}
        required
        error={issueAt(error, 'subject_slug')}
        onValueChange={(subject_slug) => onChange({ subject_slug })}
      />
      <TextField
        label="School (optional)"
        value={draft.school}
        maxLength={LONGEST_SCHOOL}
        error={issueAt(error, 'school')}
        onChange={({ target }) => onChange({ school: target.value })}
      />
      <Select
        label="Time zone"
        help="Due times are shown on this clock."
        value={draft.time_zone}
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        error={issueAt(error, 'time_zone')}
        onValueChange={(time_zone) => onChange({ time_zone })}
      />
      <Select
        label="Examinations"
        value={draft.exam || UNDECIDED}
        options={[{ value: UNDECIDED, label: 'Not decided yet' }, ...exams.map((name) => ({ value: name, label: name }))]}
        error={issueAt(error, 'exam_session')}
        onValueChange={(exam) => onChange({ exam: exam === UNDECIDED ? '' : exam })}
      />
    </>
  );
}

const YEARS_AHEAD = 3;
/** Last months of exams, from 0: May's last into June. */
const LAST_MONTH: Readonly<Record<ExamSession['month'], number>> = { May: 5, November: 10 };

export const sessionName = ({ month, year }: ExamSession): string => `${month} ${year}`;

/** Null for anything else. */
export function sessionNamed(name: string): ExamSession | null {
  const [, month, year] = /^(May|November) (\d{4})$/.exec(name) ?? [];
  return month && year ? { month: month as ExamSession['month'], year: Number(year) } : null;
}

/** From `today` on, nearest first. */
export function comingSessions(today: Date): string[] {
  const first = today.getUTCFullYear();
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => first + index)
    .flatMap((year) => (['May', 'November'] as const).map((month) => ({ month, year })))
    .filter(({ month, year }) => year > first || today.getUTCMonth() <= LAST_MONTH[month])
    .map(sessionName);
}
