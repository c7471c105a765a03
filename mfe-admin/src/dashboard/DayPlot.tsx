import { css } from '@emotion/react';
import { dollars } from '@shell/kit/order-labels';
import { ColumnChart, formatDate, Sheet, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { grouped } from '../staff-area/formats.ts';
import { small } from '../staff-area/styles.ts';

const card = css({ display: 'grid', gap: token.space[3], alignContent: 'start', '& figure > ul': { display: 'none' } });
const head = css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: token.space[3] });
const titleStyles = css({
  margin: 0,
  fontFamily: token.font.sans,
  fontSize: token.text.control,
  fontWeight: token.weight.medium,
});
const figure = css({ fontFamily: token.font.serif, fontSize: token.text.heading2, fontVariantNumeric: 'tabular-nums' });

const DAY = 86_400_000;

interface DayPlotProps {
  title: string;
  /** Of the last value, in UTC. */
  at: string;
  /** The list behind the figure, for those who may open it. */
  to: string | null;
  /** A value a day, oldest first; null: unreadable. */
  values: readonly number[] | null;
  /** `sum` unless only the last day says something. */
  summary?: 'sum' | 'today';
  unit: string;
  money?: boolean;
}

/** A month of one figure, with a link to its list. */
export function DayPlot({ title, at, to, values, summary = 'sum', unit, money = false }: DayPlotProps) {
  const format = (value: number) => (money ? dollars(Math.round(value * 100)) : grouped(value));
  const dayAt = (index: number, count: number) => formatDate(Date.parse(at) - (count - 1 - index) * DAY, 'shortDay', 'UTC');
  const total = (values ?? []).reduce((sum, value) => sum + value, 0);
  const shown = summary === 'today' ? (values?.at(-1) ?? 0) : total;
  const most = Math.max(0, ...(values ?? []));
  return (
    <Sheet css={card} render={<section aria-label={title} />}>
      <div css={head}>
        <h3 css={titleStyles}>
          {to === null ? (
            title
          ) : (
            <TextLink quiet render={<Link to={to} />}>
              {title}
            </TextLink>
          )}
        </h3>
        {values && (
          <span>
            <span css={figure}>{format(shown)}</span> {summary === 'today' && <span css={small}>today</span>}
          </span>
        )}
      </div>
      {values ? (
        <ColumnChart
          label={`${title} by day: ${format(total)} in 30 days, ${format(most)} on the best one, ${format(values.at(-1) ?? 0)} today`}
          unit={unit}
          parts={[{ key: 'value', name: title, look: 'solid' }]}
          columns={values.map((value, index) => ({
            key: String(index),
            values: [value],
            name: index === 0 || index === 14 || index === values.length - 1 ? dayAt(index, values.length) : undefined,
          }))}
        />
      ) : (
        <p css={small}>Could not be counted just now. It will be tried again.</p>
      )}
    </Sheet>
  );
}
