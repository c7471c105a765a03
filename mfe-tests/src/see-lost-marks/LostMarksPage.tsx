import type { SelfMarkTrend } from '@api/contract';
import { css } from '@emotion/react';
import { counted, useApi, usePageHead } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { LOST_MARK_REASONS } from '@shell/kit/self-marking';
import {
  Breadcrumbs,
  Button,
  DateTime,
  EmptyState,
  Page,
  PageHeader,
  PageLoading,
  Sheet,
  Table,
  TextLink,
  token,
} from 'design-system';
import ChartColumn from 'lucide-react/icons/chart-column';
import { Link } from 'react-router-dom';
import { MY_TESTS, reviewAddress } from '../addresses.ts';
import { allLost, LostMarksChart, mostOften } from './LostMarksChart.tsx';

const lead = css({ margin: 0, fontSize: token.text.lead });

/** From self-marking, by test and reason. */
export function LostMarksPage() {
  usePageHead({ title: 'Where your marks go' });
  const trend = useApi('GET /api/tests/self-mark-trend');
  if (trend.isPending) return <PageLoading />;
  return (
    <Page width="sheet">
      <PageHeader
        title="Where your marks go"
        description="Every mark you lost, and the reason you gave."
        breadcrumbs={
          <Breadcrumbs items={[{ label: 'My tests', render: <Link to={MY_TESTS} /> }, { label: 'Where your marks go' }]} />
        }
      />
      {trend.isLoadingError && <LoadFailed title="Your marks did not load" answer={trend} />}
      {trend.data?.tests.length === 0 && (
        <EmptyState
          icon={<ChartColumn />}
          title="Nothing marked yet"
          actions={
            <Button variant="primary" render={<Link to={MY_TESTS} />}>
              Go to my tests
            </Button>
          }
        >
          Review a test and mark your work with the mark scheme. Your chart appears here.
        </EmptyState>
      )}
      {trend.data && trend.data.tests.length > 0 && <Trend trend={trend.data} />}
    </Page>
  );
}

function Trend({ trend }: { trend: SelfMarkTrend }) {
  const { tests } = trend;
  const total = allLost(trend);
  const withoutReason = tests.some(({ unexplained }) => unexplained > 0);
  return (
    <>
      <p css={lead}>
        {counted(total, 'mark')} lost in {counted(tests.length, 'test')}. {mostOften(trend)}
      </p>
      <Sheet>
        <LostMarksChart tests={tests} />
      </Sheet>
      <Sheet padding="none">
        <Table
          caption="Marks lost in each test, by reason"
          room={38}
          rows={tests.toReversed()}
          rowKey={({ slug }) => slug}
          columns={[
            {
              key: 'test',
              header: 'Test',
              rowHeader: true,
              cell: ({ slug, subject, submitted_at }) => (
                <TextLink render={<Link to={reviewAddress(slug)} />}>
                  {subject.subject_name}, <DateTime at={submitted_at} format="dateTime" />
                </TextLink>
              ),
            },
            {
              key: 'marks',
              header: 'Marks',
              align: 'end',
              cell: ({ marks, marks_obtained }) => `${marks_obtained} of ${marks}`,
            },
            ...LOST_MARK_REASONS.map(({ reason, name }) => ({
              key: reason,
              header: name,
              align: 'end' as const,
              cell: (test: SelfMarkTrend['tests'][number]) => test.lost[reason],
            })),
            ...(withoutReason
              ? [
                  {
                    key: 'unexplained',
                    header: 'No reason',
                    align: 'end' as const,
                    cell: ({ unexplained }: SelfMarkTrend['tests'][number]) => unexplained,
                  },
                ]
              : []),
          ]}
        />
      </Sheet>
    </>
  );
}
