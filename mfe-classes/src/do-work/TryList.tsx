import type { OwnAssignment } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';
import { Badge, Sheet, Table, TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { timeInWords } from '../class-time/zoned-time.ts';
import { scoreInWords } from '../class-words/work-words.ts';
import { heading, section } from '../layoutStyles.ts';

/** A learner's tries at an assignment, with the way to each result. */
export function TryList({ assignment: { attempts, time_zone } }: { assignment: OwnAssignment }) {
  const rows = attempts.map((attempt, index) => ({ ...attempt, number: index + 1 }));
  return (
    <section css={section} aria-labelledby="tries">
      <h2 id="tries" css={heading}>
        Your work
      </h2>
      <Sheet padding="none">
        <Table
          caption="Your tries, oldest first"
          density="compact"
          rows={rows}
          rowKey={({ test_slug }) => test_slug}
          columns={[
            {
              key: 'try',
              header: 'Try',
              rowHeader: true,
              cell: ({ number, test_slug, handed_in_at }) => (
                <TextLink render={<Link to={addressOf(handed_in_at ? 'test-result' : 'test', { slug: test_slug })} />}>
                  {`Try ${number}`}
                </TextLink>
              ),
            },
            {
              key: 'when',
              header: 'Handed in',
              cell: ({ handed_in_at }) => (handed_in_at ? timeInWords(handed_in_at, time_zone) : 'Not yet'),
            },
            { key: 'marks', header: 'Marks', align: 'end', cell: ({ score }) => (score ? scoreInWords(score) : '') },
            {
              key: 'counted',
              header: 'Counts',
              align: 'end',
              cell: ({ counted }) => counted && <Badge tone="success">Counts</Badge>,
            },
          ]}
        />
      </Sheet>
    </section>
  );
}
