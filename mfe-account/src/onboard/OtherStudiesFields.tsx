import type { User } from '@api/contract';
import { css } from '@emotion/react';
import { type Host, messageOf, useApi } from '@shell/kit';
import { Checkbox, ownTimeZone, Select, token } from 'design-system';
import { nameOf, sessionNamed, sessionsToChoose } from '../choose-course/exam-sessions.ts';
import { updateSession } from '../update-session.ts';
import { MATH_COURSES, type OtherStudies } from './onboarding-rules.ts';

const UNDECIDED = 'none';
const group = css({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${token.size.popup} / 2.5)), 1fr))`,
  columnGap: token.space[4],
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBlockEnd: token.space[2], fontWeight: token.weight.medium, fontSize: token.text.control },
});

interface OtherStudiesFieldsProps {
  studies: OtherStudies;
  onChange: (studies: OtherStudies) => void;
}

/** Sciences besides maths, and the exam session; both optional. */
export function OtherStudiesFields({ studies, onChange }: OtherStudiesFieldsProps) {
  const { data } = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } }, { staleTime: 300_000 });
  const maths: readonly string[] = MATH_COURSES;
  const others = data?.subjects.filter(({ subject_name }) => !maths.includes(subject_name)) ?? [];
  const tick = (slug: string, ticked: boolean) =>
    onChange({ ...studies, sciences: [...studies.sciences.filter((each) => each !== slug), ...(ticked ? [slug] : [])] });
  return (
    <>
      {others.length > 0 && (
        <fieldset css={group}>
          <legend>Also taking (optional)</legend>
          {others.map(({ slug, subject_name }) => (
            <Checkbox
              key={slug}
              label={subject_name}
              checked={studies.sciences.includes(slug)}
              onCheckedChange={(ticked) => tick(slug, ticked)}
            />
          ))}
        </fieldset>
      )}
      <Select
        label="When are your exams?"
        value={studies.exams ?? UNDECIDED}
        options={[
          { value: UNDECIDED, label: 'Not decided yet' },
          ...sessionsToChoose(new Date(), sessionNamed(studies.exams ?? '')).map((name) => ({ value: name, label: name })),
        ]}
        onValueChange={(name) => onChange({ ...studies, exams: name === UNDECIDED ? null : name })}
      />
    </>
  );
}

/** Stores the exam session in the profile and the courses in the study plan. Shows failures. */
export async function storeOtherStudies(host: Host, user: User, { sciences, exams }: OtherStudies): Promise<void> {
  const course = user.course?.subject_slug ?? sciences[0] ?? null;
  const before = user.exam_session ? nameOf(user.exam_session) : null;
  let unsaved = 'Couldn’t save your exams. Set them in Account details.';
  try {
    if (exams !== before || course !== (user.course?.subject_slug ?? null)) {
      const body = { subject_slug: course, exam_session: sessionNamed(exams ?? '') };
      updateSession(host.session, (await host.request('PUT /api/user/course', { body })).user);
    }
    unsaved = 'Couldn’t save your sciences. Add them to your plan on Today.';
    if (sciences.length > 0) {
      const course_slugs = [...new Set([course, ...sciences])].filter((slug) => slug !== null);
      const time_zone = ownTimeZone();
      await host.request('PUT /api/study-plan', { body: { course_slugs, ...(time_zone !== undefined && { time_zone }) } });
    }
  } catch (error) {
    host.notify({ tone: 'error', text: `${unsaved} ${messageOf(error)}` });
  }
}
