import type { CourseProgress } from '@api/contract';
import { css } from '@emotion/react';
import { TabLinks, token } from 'design-system';
import { Link } from 'react-router-dom';
import { useProgressSource } from './progress-source.ts';

/** As wide as the screen; its first tab is aligned with the page. It keeps its height while loading. */
export const courseBar = css({
  minBlockSize: `calc(${token.size.target} + ${token.space[2]})`,
  background: token.color.surface,
  borderBlockEnd: `1px solid ${token.color.line}`,
  paddingInline: `max(${token.size.margin}, calc((100% - ${token.size.page}) / 2))`,
});

/** Only its height, if there is no course to name. */
export const noCourseBar = css({ minBlockSize: `calc(${token.size.target} + ${token.space[2]})` });

/** A tab for each course that there is something to say of. */
export function CourseTabs({ courses, current }: { courses: readonly CourseProgress[]; current: CourseProgress }) {
  const { progressAddress } = useProgressSource();
  return (
    <TabLinks
      css={courseBar}
      label="Courses"
      links={courses.map(({ subject: { slug, subject_name } }) => ({
        key: slug,
        label: subject_name,
        current: slug === current.subject.slug,
        render: <Link to={progressAddress(slug)} />,
      }))}
    />
  );
}
