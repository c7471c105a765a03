import type { ClassDetail, ConnectedCourse } from '@api/contract';
import { counted, messageOf, useApi, useApiMutation } from '@shell/kit';
import { Banner, Button } from 'design-system';
import { ownWidth } from '../layoutStyles.ts';

interface CourseMembersProps {
  of: ClassDetail;
  /** Reads teachers instead of learners. */
  toTeach: boolean;
  onList(list: string): void;
}

/** Reads addresses from the school platform's courses that open this class, if any. */
export function CourseMembers({ of, ...props }: CourseMembersProps) {
  const { data } = useApi('GET /api/classes/:id/courses', { params: { id: String(of.id) } });
  const courses = data?.courses.filter(({ shares_members }) => shares_members) ?? [];
  return courses.map((course) => <ReadCourse key={course.id} of={of} course={course} {...props} />);
}

function ReadCourse({ of, course, toTeach, onList }: CourseMembersProps & { course: ConnectedCourse }) {
  const read = useApiMutation('POST /api/classes/:id/courses/:courseId/members');
  const params = { id: String(of.id), courseId: String(course.id) };
  const name = course.title || course.platform;
  return (
    <>
      <Button
        css={ownWidth}
        size="small"
        loading={read.isPending}
        onClick={() =>
          read.mutate({ params }, { onSuccess: ({ learners, teachers }) => onList((toTeach ? teachers : learners).join('\n')) })
        }
      >
        Read names from {name}
      </Button>
      {read.isError && (
        <Banner tone="error" title="The names can’t be read">
          {messageOf(read.error)}
        </Banner>
      )}
      {read.data && read.data.without_email > 0 && (
        <Banner tone="warning">
          {course.platform} shares no email address of {counted(read.data.without_email, 'member')}. Give them the class code.
        </Banner>
      )}
    </>
  );
}
