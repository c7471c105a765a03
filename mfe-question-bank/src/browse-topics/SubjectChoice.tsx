import type { SubjectWithTopics } from '@api/contract';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { media, Select, TabLinks, token } from 'design-system';
import { Link, useNavigate } from 'react-router-dom';

const bar = css({
  background: token.color.surface,
  borderBlockEnd: `1px solid ${token.color.line}`,
  // Aligns the first tab of a full-width bar with the page.
  paddingInline: `max(${token.size.margin}, calc((100% - ${token.size.page}) / 2))`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [media.belowDesktop]: { display: 'none' },
});
const dropdown = css({
  display: 'none',
  marginBlockEnd: token.space[5],
  [media.belowDesktop]: { display: 'block' },
});

const subjectAddress = (slug: string) => addressOf('question-list', {}, { query: { subject: slug } });

interface SubjectChoice {
  subjects: readonly SubjectWithTopics[];
  current: SubjectWithTopics;
}

/** For desktops. Specification part 1, section 2. */
export function SubjectTabs({ subjects, current }: SubjectChoice) {
  return (
    <TabLinks
      css={bar}
      label="Courses"
      links={subjects.map(({ slug, subject_name }) => ({
        key: slug,
        label: subject_name,
        current: slug === current.slug,
        render: <Link to={subjectAddress(slug)} />,
      }))}
    />
  );
}

/** For small screens. */
export function SubjectDropdown({ subjects, current }: SubjectChoice) {
  const navigate = useNavigate();
  return (
    <div css={dropdown}>
      <Select
        label="Course"
        hideLabel
        value={current.slug}
        options={subjects.map(({ slug, subject_name }) => ({ value: slug, label: subject_name }))}
        onValueChange={(slug) => void navigate(subjectAddress(slug))}
      />
    </div>
  );
}
