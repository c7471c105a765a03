import type { User } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand, useApi } from '@shell/kit';
import { Button, DescriptionList, Sheet, Skeleton, token } from 'design-system';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { nameOf } from './exam-sessions.ts';

const CourseDialog = onDemand(() => import('./CourseDialog.tsx').then((module) => module.CourseDialog));

const card = css({ display: 'grid', gap: token.space[5] });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[3],
});
const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
const lead = css({ margin: 0, color: token.color.ink2 });

/** A learner's course and exam session. */
export function CourseSheet({ user }: { user: User }) {
  const [editing, setEditing] = useState<boolean>();
  // Missing in an older API.
  const { course = null, exam_session = null } = user as Partial<Pick<User, 'course' | 'exam_session'>>;
  const subjects = useApi(
    'GET /api/subjects',
    { query: { excludeChildren: 'true' } },
    { enabled: course !== null, staleTime: 300_000 },
  );
  const name = subjects.data?.subjects.find(({ slug }) => slug === course?.subject_slug)?.subject_name;
  const facts = [
    ...(course
      ? [{ term: 'Course', description: name ?? (subjects.isPending ? <Skeleton width="8rem" /> : course.subject_slug) }]
      : []),
    ...(course?.level ? [{ term: 'Level', description: course.level === 'HL' ? 'Higher level' : 'Standard level' }] : []),
    ...(exam_session ? [{ term: 'Examinations', description: nameOf(exam_session) }] : []),
  ];
  return (
    <Sheet css={card}>
      <div css={head}>
        <h2 css={heading}>Your course</h2>
        <Button icon={<Pencil />} onClick={() => setEditing(true)}>
          {facts.length > 0 ? 'Change course' : 'Choose your course'}
        </Button>
      </div>
      {facts.length > 0 ? (
        <DescriptionList items={facts} />
      ) : (
        <p css={lead}>Tell us your course and exam session, and the question bank opens there.</p>
      )}
      {editing && <CourseDialog user={user} onClose={() => setEditing(false)} />}
    </Sheet>
  );
}
