import type { ClassLook } from '@api/contract';
import { useApi } from '@shell/kit';
import { Pagination, Sheet, Table } from 'design-system';
import { useState } from 'react';
import { ownZone, timeInWords } from '../class-time/zoned-time.ts';
import { Loaded } from '../Loaded.tsx';
import { heading, quiet, section } from '../layoutStyles.ts';

/** Which teachers looked at your work and progress, and when. */
export function LooksSection() {
  const [page, setPage] = useState(1);
  const looks = useApi('GET /api/class-looks', { query: { page: String(page) } }, { keepPrevious: true, staleTime: 0 });
  return (
    <section css={section} aria-labelledby="looks">
      <h2 id="looks" css={heading}>
        Who looked
      </h2>
      <Loaded answer={looks} failed="The log did not load">
        {(answer) =>
          answer.totalCount === 0 ? (
            <p css={quiet}>No teacher has looked at your work yet. When one does, it’s listed here.</p>
          ) : (
            <>
              <Sheet padding="none">
                <Table
                  caption="Who looked at your work and progress, latest first"
                  density="compact"
                  rows={answer.looks}
                  rowKey={({ id }) => id}
                  columns={[
                    { key: 'who', header: 'Who', rowHeader: true, cell: ({ teacher_name }) => teacher_name },
                    { key: 'what', header: 'Looked at', cell: lookInWords },
                    { key: 'class', header: 'Class', cell: ({ class_name }) => class_name },
                    { key: 'when', header: 'When', align: 'end', cell: ({ at }) => timeInWords(at, ownZone()) },
                  ]}
                />
              </Sheet>
              {answer.totalCount > answer.pageSize && (
                <Pagination page={answer.page} pageSize={answer.pageSize} totalCount={answer.totalCount} onPageChange={setPage} />
              )}
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function lookInWords({ what, assignment_title }: ClassLook): string {
  if (what === 'work') return assignment_title ? `Your work: ${assignment_title}` : 'Your work';
  return what === 'progress' ? 'Your page in the class' : 'Progress of the whole class';
}
