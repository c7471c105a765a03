import type { StudyPlan } from '@api/contract';
import { PLAN_MINUTES } from '@api/contract/limits';
import { isApiError, useApi, useApiMutation, useSubmission } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { FormDialog, MultiSelect, NumberField, ownTimeZone, Skeleton, TextField, token } from 'design-system';
import { useState } from 'react';

const FIELDS = ['minutes', 'exam_day', 'course_slugs'] as const;

const issueAt = (error: unknown, field: (typeof FIELDS)[number]) =>
  isApiError(error) ? error.issues.find(({ path }) => path.replace(/^body\./, '').startsWith(field))?.message : undefined;

interface PlanDialogProps {
  plan: StudyPlan;
  /** Today: the first day to choose. */
  day: string;
  onClose: () => void;
}

/** Changes minutes a day, first paper and courses. Unchanged fields follow the profile. */
export function PlanDialog({ plan, day, onClose }: PlanDialogProps) {
  const subjects = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } }, { staleTime: 300_000 });
  const save = useApiMutation('PUT /api/study-plan', { invalidates: ['GET /api/today'] });
  const before = { exam: plan.exam?.exact ? plan.exam.day : '', courses: plan.courses.map(({ slug }) => slug) };
  const [minutes, setMinutes] = useState<number | null>(plan.minutes);
  const [exam, setExam] = useState(before.exam);
  const [courses, setCourses] = useState<string[]>(before.courses);

  const { error, busy, submit } = useSubmission({
    ready: true,
    run: () => {
      const time_zone = ownTimeZone();
      const body = {
        minutes,
        ...(exam !== before.exam && { exam_day: exam || null }),
        ...(courses.join() !== before.courses.join() && { course_slugs: courses.length > 0 ? courses : null }),
        ...(time_zone !== undefined && { time_zone }),
      };
      return save.mutateAsync({ body });
    },
    onDone: onClose,
    inForm: (refusal) => FIELDS.some((field) => issueAt(refusal, field)),
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Your plan"
      description="The plan adjusts itself: missed work is spread over later days, and no day gets longer."
      submitLabel="Save"
      busy={busy}
      noValidate
      onSubmit={submit}
    >
      <NumberField
        label="Minutes a day"
        help="A question takes about a minute a mark."
        value={minutes}
        min={PLAN_MINUTES.least}
        max={PLAN_MINUTES.most}
        error={issueAt(error, 'minutes')}
        onValueChange={setMinutes}
      />
      <TextField
        label="First paper"
        type="date"
        help={
          plan.exam && !plan.exam.exact
            ? 'Until you enter a date, we use the exam month in your profile.'
            : 'You’ll review everything before this date.'
        }
        value={exam}
        min={day}
        error={issueAt(error, 'exam_day')}
        onChange={(event) => setExam(event.currentTarget.value)}
      />
      <Courses subjects={subjects} value={courses} onChange={setCourses} error={issueAt(error, 'course_slugs')} />
    </FormDialog>
  );
}

interface CoursesProps {
  subjects: ReturnType<typeof useApi<'GET /api/subjects'>>;
  value: string[];
  onChange: (slugs: string[]) => void;
  error: string | undefined;
}

function Courses({ subjects, value, onChange, error }: CoursesProps) {
  if (subjects.isError) {
    return <LoadFailed title="The courses did not load" answer={subjects} />;
  }
  if (!subjects.data) return <Skeleton shape="block" height={`calc(${token.size.control} + 1.75rem)`} />;
  return (
    <MultiSelect
      label="Courses"
      options={subjects.data.subjects.map(({ slug, subject_name }) => ({ value: slug, label: subject_name }))}
      value={value}
      error={error}
      onValueChange={onChange}
    />
  );
}
