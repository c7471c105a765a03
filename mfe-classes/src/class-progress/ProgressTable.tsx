import type { ClassProgress } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';
import { Sheet, Table, TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { estimateInWords } from '../class-words/estimate-words.ts';
import { rowDetail } from '../layoutStyles.ts';

type Learner = ClassProgress['learners'][number];

/** Topics by learners: per cent, and how sure it is. */
export function ProgressTable({ progress: { topics, learners, class: of } }: { progress: ClassProgress }) {
  return (
    <Sheet padding="none">
      <Table
        caption={`Progress of ${of.name}: learners by topics`}
        density="compact"
        room={56}
        rows={learners}
        rowKey={({ user_id }) => user_id}
        columns={[
          {
            key: 'name',
            header: 'Name',
            rowHeader: true,
            cell: ({ user_id, name, shares_progress }: Learner) => (
              <>
                <TextLink quiet render={<Link to={addressOf('class-learner', { classId: of.id, learnerId: user_id })} />}>
                  {name}
                </TextLink>
                {!shares_progress && <span css={rowDetail}> (not shared)</span>}
              </>
            ),
          },
          ...topics.map(({ id, topic_name }) => ({
            key: String(id),
            header: topic_name,
            align: 'end' as const,
            cell: (learner: Learner) => {
              const found = learner.topics.find(({ topic_id }) => topic_id === id);
              return found ? estimateInWords(found) : learner.shares_progress ? '–' : '';
            },
          })),
        ]}
      />
    </Sheet>
  );
}
