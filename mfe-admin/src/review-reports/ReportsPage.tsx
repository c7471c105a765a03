import type { RequestOf, StaffReport } from '@api/contract';
import { onDemand, useApi } from '@shell/kit';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AssigneeFilter } from '../staff-area/list/AssigneeFilter.tsx';
import { CardList } from '../staff-area/list/CardList.tsx';
import { FilterSelect, SubjectFilter } from '../staff-area/list/FilterSelect.tsx';
import { ListSearch } from '../staff-area/list/ListSearch.tsx';
import { assignedOf, given, isNarrowed, optionIn, pageIn, wordsIn } from '../staff-area/list/list-address.ts';
import { StateFilter } from '../staff-area/list/StateFilter.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { ExportButton } from '../staff-area/table/ExportButton.tsx';
import { REASONS, ReportCard } from './ReportCard.tsx';

const CloseReportDialog = onDemand(() => import('./CloseReportDialog.tsx').then((module) => module.CloseReportDialog));

const PAGE_SIZE = 10;

const STATES = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
] as const;

const ACTIONS = [
  { key: 'c', does: 'Close or open again' },
  { key: 'a', does: 'Assign' },
];

const stateIn = (search: URLSearchParams) => optionIn(search, 'state', STATES) ?? 'open';

function filterIn(search: URLSearchParams): NonNullable<RequestOf<'GET /api/admin/reports/export'>['query']> {
  const state = stateIn(search);
  return given({
    state: state === 'all' ? null : state,
    type: optionIn(search, 'type', REASONS),
    subject: search.get('subject'),
    q: wordsIn(search),
    assigned: assignedOf(search),
  });
}

/** Learners' reports about questions. Specification part 2, section 9. */
export function ReportsPage() {
  const [search] = useSearchParams();
  const filter = filterIn(search);
  const query = { ...filter, page: pageIn(search), pageSize: String(PAGE_SIZE) };
  const subjects = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } });
  const reports = useApi('GET /api/admin/reports', { query }, { keepPrevious: true, staleTime: 0 });
  /** Apart from the list, whose refresh may lose it. */
  const [closing, setClosing] = useState<{ report: StaffReport; open: boolean; time: number }>();
  return (
    <StaffPage title="Reported questions" width="reading" description="Errors reported by learners.">
      <ListSearch label="Text or learner" before={<StateFilter label="Which reports" states={STATES} />}>
        <SubjectFilter subjects={subjects.data?.subjects ?? []} />
        <FilterSelect name="type" label="Reason" all="All reasons" options={REASONS} />
        <AssigneeFilter />
      </ListSearch>
      <CardList
        read={reports}
        name="reports"
        actions={ACTIONS}
        tools={<ExportButton name="GET /api/admin/reports/export" query={filter} />}
        empty={{
          icon: <Flag />,
          narrowed: isNarrowed(search, ['state']),
          found: {
            title: 'No reports found',
            text: 'Try fewer or other words, or another reason.',
            all: 'Show all open reports',
          },
          none: {
            title: stateIn(search) === 'open' ? 'Every report is closed' : 'No reports yet',
            text: 'What learners report next appears here.',
          },
        }}
      >
        {(data) =>
          data.reports.map((report) => (
            <ReportCard
              key={report.id}
              report={report}
              onClose={() => setClosing({ report, open: true, time: (closing?.time ?? 0) + 1 })}
            />
          ))
        }
      </CardList>
      {closing && (
        <CloseReportDialog
          key={closing.time}
          report={closing.report}
          open={closing.open}
          onClose={() => setClosing({ ...closing, open: false })}
        />
      )}
    </StaffPage>
  );
}
