import type { Class } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';
import { Banner, Breadcrumbs, PageHeader, TabLinks } from 'design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type ClassView = 'work' | 'learners' | 'gradebook' | 'progress';

interface ClassHeaderProps {
  of: Class;
  view: ClassView;
  actions?: ReactNode;
}

/** A class's name, the page's actions, and tabs. */
export function ClassHeader({ of, view, actions }: ClassHeaderProps) {
  const classId = of.id;
  const views: { key: ClassView; label: string; to: string }[] = [
    { key: 'work', label: 'Work', to: addressOf('class', { classId }) },
    { key: 'learners', label: 'Learners', to: addressOf('class', { classId }, { query: { view: 'learners' } }) },
    { key: 'gradebook', label: 'Gradebook', to: addressOf('gradebook', { classId }) },
    { key: 'progress', label: 'Progress', to: addressOf('class-progress', { classId }) },
  ];
  return (
    <>
      <PageHeader
        title={of.name}
        description={describeClass(of)}
        breadcrumbs={
          <Breadcrumbs items={[{ label: 'Classes', render: <Link to={addressOf('classes')} /> }, { label: of.name }]} />
        }
        actions={actions}
      />
      <TabLinks
        data-print="hide"
        label="Pages of this class"
        links={views.map(({ key, label, to }) => ({ key, label, current: key === view, render: <Link to={to} /> }))}
      />
      {of.archived_at && (
        <Banner title="This class is archived">You can read it. Nobody can join, set work or hand in until it’s restored.</Banner>
      )}
    </>
  );
}

/** `Maths AA HL · Riverside School · May 2027 examinations` */
export const describeClass = ({ subject, school, exam_session }: Class): string =>
  [
    subject.subject_name,
    ...(school ? [school] : []),
    ...(exam_session ? [`${exam_session.month} ${exam_session.year} examinations`] : []),
  ].join(' · ');
