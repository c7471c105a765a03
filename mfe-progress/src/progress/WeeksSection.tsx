import type { WeekProgress } from '@api/contract';
import { css } from '@emotion/react';
import { ColumnChart, LineChart, media, SegmentedControl, Sheet, Table, TextLink, token } from 'design-system';
import ChartBar from 'lucide-react/icons/chart-bar';
import TableIcon from 'lucide-react/icons/table';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pace } from './figures.ts';
import { type EvidenceFilter, useProgressSource } from './progress-source.ts';
import { Section } from './Section.tsx';
import { monthNames, weekName } from './weeks.ts';

const charts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: token.space[5],
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const chart = css({ display: 'grid', gap: token.space[4], alignContent: 'start' });
const title = css({ margin: 0, fontSize: token.text.lead });

const PARTS = [
  { key: 'earned', name: 'Marks earned', look: 'solid' },
  { key: 'lost', name: 'Marks lost', look: 'open' },
] as const;

interface WeeksProps {
  /** Without gaps. */
  weeks: readonly WeekProgress[];
  filter: EvidenceFilter;
}

/** Marks and pace by week, as charts or a table with links to evidence. */
export function WeeksSection({ weeks, filter }: WeeksProps) {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const asTable = search.get('view') === 'table';
  const choose = (view: 'pictures' | 'table') => {
    const next = new URLSearchParams(search);
    if (view === 'table') next.set('view', view);
    else next.delete('view');
    // A shared link has its key in the hash.
    void navigate({ search: `${next}`, hash }, { replace: true, preventScrollReset: true });
  };
  return (
    <Section
      id="weeks"
      title="Week by week"
      control={
        <SegmentedControl
          label="Show the weeks as"
          value={asTable ? 'table' : 'pictures'}
          options={[
            { value: 'pictures', label: 'Pictures', icon: <ChartBar /> },
            { value: 'table', label: 'Table', icon: <TableIcon /> },
          ]}
          onValueChange={choose}
        />
      }
    >
      {asTable ? <WeekTable weeks={weeks} filter={filter} /> : <WeekCharts weeks={weeks} />}
    </Section>
  );
}

function WeekCharts({ weeks }: Pick<WeeksProps, 'weeks'>) {
  const names = monthNames(weeks);
  const marks = weeks.reduce((sum, week) => sum + week.marks, 0);
  const of = weeks.reduce((sum, week) => sum + week.of, 0);
  const paces = weeks.map((week) => pace(week));
  const latest = paces.findLast((minutes) => minutes !== null);
  return (
    <div css={charts}>
      <Sheet css={chart}>
        <h3 css={title}>Marks</h3>
        <ColumnChart
          label={`Marks in each of ${weeks.length} weeks: ${marks} earned of ${of}. The table has every week.`}
          unit="marks"
          parts={PARTS}
          columns={weeks.map((week, index) => ({
            key: week.week,
            values: [week.marks, week.of - week.marks],
            name: names[index],
          }))}
          caption="One column per week: all marks of marked parts."
        />
      </Sheet>
      <Sheet css={chart}>
        <h3 css={title}>Pace</h3>
        {latest === undefined ? (
          <p>The line starts with your first week of five timed marks or more.</p>
        ) : (
          <LineChart
            label={`Minutes per mark, week by week: ${latest} in the latest week. The table has every week.`}
            points={weeks.map((week, index) => ({ key: week.week, value: paces[index] ?? null, name: names[index] }))}
            reference={{ value: 1, name: '1 minute per mark' }}
            caption="Minutes per mark, in weeks with five timed marks or more."
          />
        )}
      </Sheet>
    </div>
  );
}

function WeekTable({ weeks, filter }: WeeksProps) {
  const { evidenceAddress } = useProgressSource();
  return (
    <Sheet padding="none">
      <Table
        caption="Marks and pace week by week, the latest first"
        rows={weeks.filter(({ parts }) => parts > 0).toReversed()}
        rowKey={({ week }) => week}
        columns={[
          {
            key: 'week',
            header: 'Week of',
            rowHeader: true,
            cell: ({ week }) => <TextLink render={<Link to={evidenceAddress({ ...filter, week })} />}>{weekName(week)}</TextLink>,
          },
          { key: 'parts', header: 'Parts', align: 'end', cell: ({ parts }) => parts },
          {
            key: 'first',
            header: 'Right first time',
            align: 'end',
            cell: ({ right_first, first_tries }) => `${right_first} of ${first_tries}`,
          },
          { key: 'marks', header: 'Marks', align: 'end', cell: ({ marks, of }) => `${marks} of ${of}` },
          { key: 'pace', header: 'Minutes per mark', align: 'end', cell: (week) => pace(week) ?? '–' },
        ]}
      />
    </Sheet>
  );
}
