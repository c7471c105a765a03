import type { QuestionRow, SubjectWithTopics } from '@api/contract';
import { onDemand, useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { useMathsFonts } from '@shell/kit/maths-fonts';
import { Button } from 'design-system';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import History from 'lucide-react/icons/history';
import Info from 'lucide-react/icons/info';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { editAddress } from '../staff-area/addresses.ts';
import { TableLoading } from '../staff-area/list/ListLoading.tsx';
import { isNarrowed, withChange } from '../staff-area/list/list-address.ts';
import { TableList } from '../staff-area/list/TableList.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { ExportButton } from '../staff-area/table/ExportButton.tsx';
import { StaffTable } from '../staff-area/table/StaffTable.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { QuestionSearch } from './QuestionSearch.tsx';
import { questionColumns } from './question-columns.tsx';
import { sortOf, tableFilter, tableQuery, tableState } from './table-address.ts';

const ChosenBar = onDemand(() => import('../staff-area/table/ChosenBar.tsx').then((module) => module.ChosenBar));
const BulkDialog = onDemand(() => import('./bulk-changes/BulkDialog.tsx').then((module) => module.BulkDialog));
const RecentChanges = onDemand(() => import('./bulk-changes/RecentChanges.tsx').then((module) => module.RecentChanges));
const DeletedQuestions = onDemand(() => import('./DeletedQuestions.tsx').then((module) => module.DeletedQuestions), {
  waiting: <TableLoading label="Loading deleted questions" />,
});
const QuestionDrawer = onDemand(() => import('./QuestionDrawer.tsx').then((module) => module.QuestionDrawer));

/** All questions with their editorial state, or the deleted ones. */
export function QuestionTablePage() {
  const [search] = useSearchParams();
  const [recent, setRecent] = useState(false);
  const subjects = useApi('GET /api/subjects', {});
  return (
    <StaffPage
      title="Questions"
      description="Every question of the bank, visible or not."
      actions={
        <>
          <Button icon={<History />} aria-haspopup="dialog" onClick={() => setRecent(true)}>
            Bulk changes
          </Button>
          <Button variant="primary" icon={<Plus />} render={<Link to={addressOf('new-question')} />}>
            New question
          </Button>
        </>
      }
    >
      <QuestionSearch subjects={subjects.data?.subjects ?? []} />
      {tableState(search) === 'deleted' ? <DeletedQuestions /> : <BankQuestions subjects={subjects.data?.subjects ?? []} />}
      {recent && <RecentChanges onOpenChange={setRecent} />}
    </StaffPage>
  );
}

/** Some by number, or all of the filter. */
type Choice = ReadonlySet<number> | 'all';
const NONE: Choice = new Set();

/** Questions to find, sort and change in bulk. */
function BankQuestions({ subjects }: { subjects: readonly SubjectWithTopics[] }) {
  const [search, setSearch] = useSearchParams();
  const read = useApi('GET /api/admin/questions', { query: tableQuery(search) }, { keepPrevious: true, staleTime: 0 });
  // Rows wrap differently in a formula's final face.
  const fontsReady = useMathsFonts();
  const filter = tableFilter(search);
  const { sortBy: _by, sortOrder: _order, ...narrowed } = filter;
  const [choice, setChoice] = useState<Choice>(NONE);
  const [changing, setChanging] = useState(false);
  const [about, setAbout] = useState<QuestionRow | null>(null);
  // The selection belongs to one filter.
  const name = JSON.stringify(narrowed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each other filter.
  useEffect(() => setChoice(NONE), [name]);
  return (
    <TableList
      read={read}
      name="questions"
      waiting={!fontsReady}
      empty={{
        icon: <FileQuestion />,
        narrowed: isNarrowed(search),
        found: { title: 'No questions found', text: 'Try fewer or other words, or fewer filters.', all: 'Show all questions' },
        none: { title: 'The bank is empty', text: 'Questions appear here as soon as there are any.' },
      }}
    >
      {({ questions, totalCount }, table) => {
        const chosen = choice === 'all' ? new Set(questions.map(({ id }) => id)) : choice;
        const count = choice === 'all' ? totalCount : choice.size;
        return (
          <>
            <StaffTable
              {...table}
              name="questions"
              caption="Questions of the bank"
              columns={questionColumns}
              rows={questions}
              rowKey={({ id }) => id}
              nameOf={({ id }) => `question ${id}`}
              sort={sortOf(search)}
              onSortChange={({ key, order }) => setSearch(withChange(search, { sortBy: key, sortOrder: order }))}
              open={({ id }) => editAddress(id)}
              actions={[
                { key: 'i', label: 'About', does: 'About the question: results and uses', icon: <Info />, run: setAbout },
                { key: 'e', label: 'Edit', icon: <Pencil />, to: ({ id }) => editAddress(id) },
              ]}
              choice={{ chosen, onChange: setChoice }}
              sizes
              tools={
                <>
                  <ExportMenu query={filter} />
                  <ExportButton name="GET /api/admin/questions/export" query={filter} />
                </>
              }
            />
            {count > 0 && (
              <ChosenBar
                noun="question"
                count={count}
                all={choice === 'all' ? null : totalCount}
                onChooseAll={() => setChoice('all')}
                onClear={() => setChoice(NONE)}
                onChange={() => setChanging(true)}
              />
            )}
            {changing && (
              <BulkDialog
                target={choice === 'all' ? { filter: narrowed } : { ids: [...chosen] }}
                count={count}
                subjects={subjects}
                onOpenChange={setChanging}
                onDone={() => {
                  setChoice(NONE);
                  void read.refetch();
                }}
              />
            )}
            {about && <QuestionDrawer row={about} onOpenChange={(open) => !open && setAbout(null)} />}
          </>
        );
      }}
    </TableList>
  );
}
