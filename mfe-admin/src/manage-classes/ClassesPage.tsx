import type { Class } from '@api/contract';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Badge, TextLink } from 'design-system';
import School from 'lucide-react/icons/school';
import { Link, useSearchParams } from 'react-router-dom';
import { dayOf } from '../staff-area/formats.ts';
import { ListSearch } from '../staff-area/list/ListSearch.tsx';
import { given, isNarrowed, pageIn, wordsIn } from '../staff-area/list/list-address.ts';
import { TableList } from '../staff-area/list/TableList.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { StaffTable } from '../staff-area/table/StaffTable.tsx';
import { type StaffColumn, smallPrint } from '../staff-area/table/staff-column.ts';

const PAGE_SIZE = 20;

const pageOf = ({ id }: Pick<Class, 'id'>) => addressOf('class', { classId: id });

const columns: readonly StaffColumn<Class>[] = [
  {
    key: 'name',
    header: 'Class',
    rowHeader: true,
    cell: (row) => (
      <>
        <TextLink render={<Link to={pageOf(row)} />}>{row.name}</TextLink> {row.archived_at && <Badge>Archived</Badge>}
        <span css={smallPrint}>{row.subject.subject_name}</span>
      </>
    ),
  },
  {
    key: 'teacher',
    header: 'Teacher',
    cell: ({ teacher_name, school }) => (
      <>
        {teacher_name}
        <span css={smallPrint}>{school}</span>
      </>
    ),
  },
  { key: 'learners', header: 'Learners', align: 'end', cell: ({ learner_count }) => learner_count },
  { key: 'created_at', header: 'Started', wide: true, cell: ({ created_at }) => dayOf(created_at) },
];

/** All classes, latest first. Actions are on the class's own page. */
export function ClassesPage() {
  const [search] = useSearchParams();
  const query = { ...given({ q: wordsIn(search) }), page: pageIn(search) };
  const classes = useApi('GET /api/admin/classes', { query }, { keepPrevious: true, staleTime: 0 });
  return (
    <StaffPage title="Classes" description="Open a class to hand it over, archive it or delete it.">
      <ListSearch label="Class, school or teacher" />
      <TableList
        read={classes}
        name="classes"
        pageSize={PAGE_SIZE}
        empty={{
          icon: <School />,
          narrowed: isNarrowed(search),
          found: { title: 'No classes found', text: 'Try a part of the name, school or teacher.', all: 'Show all classes' },
          none: { title: 'No classes yet', text: 'Classes that teachers start appear here.' },
        }}
      >
        {(data, table) => (
          <StaffTable
            {...table}
            name="classes"
            caption="Classes"
            columns={columns}
            rows={data.classes}
            rowKey={({ id }) => id}
            nameOf={({ name }) => name}
            open={pageOf}
          />
        )}
      </TableList>
    </StaffPage>
  );
}
