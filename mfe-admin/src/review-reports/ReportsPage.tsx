import type { StaffReport } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand, useApi } from '@shell/kit';
import { Button, EmptyState, Select, Sheet, token } from 'design-system';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';
import { AssignedSelect } from '../staff-area/assign/AssignedSelect.tsx';
import { CardsLoading } from '../staff-area/CardsLoading.tsx';
import { CardTools } from '../staff-area/cards/CardTools.tsx';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { ListFilters } from '../staff-area/ListFilters.tsx';
import { ListFooter } from '../staff-area/ListFooter.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { ExportButton } from '../staff-area/table/ExportButton.tsx';
import { useCorrectedListAddress } from '../staff-area/use-corrected-list-address.ts';
import { useFocusAfterRemoval } from '../staff-area/use-focus-after-removal.ts';
import { ReportCard } from './ReportCard.tsx';
import {
  REPORT_STATES,
  REPORTS_ON_PAGE,
  reportFilter,
  reportQuery,
  reportReason,
  reportState,
  SHORT_REASONS,
} from './report-address.ts';

const CloseReportDialog = onDemand(() => import('./CloseReportDialog.tsx').then((module) => module.CloseReportDialog));

const list = css({ display: 'grid', gap: token.space[4], '& > *': { minInlineSize: 0 } });
const select = css({ flex: '0 1 10rem' });

/** The actions of a card's keys. */
const ACTIONS = [
  { key: 'c', does: 'Close or open again' },
  { key: 'a', does: 'Assign' },
] as const;

/** Learners' reports about questions: reviewed, fixed, closed. Specification part 2, section 9. */
export function ReportsPage() {
  const [search, setSearch] = useSearchParams();
  const subjects = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } });
  const reports = useApi('GET /api/admin/reports', { query: reportQuery(search) }, { keepPrevious: true, staleTime: 0 });
  const box = useFocusAfterRemoval<HTMLElement>(reports.data?.totalCount);
  const redirecting = useCorrectedListAddress(reports);
  /** The report being closed is kept apart from the list, which refreshes and may lose it. */
  const [closing, setClosing] = useState<{ report: StaffReport; open: boolean; time: number }>();
  const filtered = search.has('q') || search.has('subject') || search.has('type') || search.has('assigned');
  const open = reportState(search) === 'open';

  return (
    <StaffPage title="Reported questions" width="reading" description="Errors reported by learners.">
      <ListFilters
        label="Which reports"
        states={REPORT_STATES}
        state={reportState(search)}
        wordsLabel="Words in the report, or who reported"
        subjects={subjects.data?.subjects ?? []}
      >
        <Select
          css={select}
          label="Reason"
          value={reportReason(search) ?? 'all'}
          options={[
            { value: 'all', label: 'All reasons' },
            ...Object.entries(SHORT_REASONS).map(([value, label]) => ({ value, label })),
          ]}
          onValueChange={(type) => setSearch(withChange(search, { type: type === 'all' ? null : type }))}
        />
        <AssignedSelect />
      </ListFilters>
      {(reports.isPending || redirecting) && <CardsLoading label="Loading reports" />}
      {!redirecting && <ListFailed title="The reports did not load" list={reports} />}
      {reports.data && !redirecting && reports.data.totalCount > 0 && (
        <CardTools box={box} actions={ACTIONS}>
          <ExportButton name="GET /api/admin/reports/export" query={reportFilter(search)} />
        </CardTools>
      )}
      {reports.data && !redirecting && (
        <section css={list} ref={box} tabIndex={-1} aria-label="Reports" aria-busy={reports.isPlaceholderData}>
          {reports.data.reports.map((report) => (
            <ReportCard
              key={report.id}
              report={report}
              onClose={() => setClosing({ report, open: true, time: (closing?.time ?? 0) + 1 })}
            />
          ))}
          {reports.data.totalCount === 0 && (
            <Sheet>
              <EmptyState
                icon={<Flag />}
                title={filtered ? 'No reports found' : open ? 'Every report is closed' : 'No reports yet'}
                actions={filtered && <Button onClick={() => setSearch({})}>Show all open reports</Button>}
              >
                {filtered ? 'Try fewer or other words, or another reason.' : 'What learners report next stands here.'}
              </EmptyState>
            </Sheet>
          )}
        </section>
      )}
      {reports.data && !redirecting && reports.data.totalCount > 0 && (
        <ListFooter page={reports.data.page} pageSize={REPORTS_ON_PAGE} totalCount={reports.data.totalCount} noun="reports" />
      )}
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
