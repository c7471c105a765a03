import type { Question } from '@api/contract';
import { css } from '@emotion/react';
import { Sheet, token } from 'design-system';
import { useEffect, useRef } from 'react';
import { ListFooter } from '../list-questions/ListFooter.tsx';
import { QuestionRow } from '../list-questions/QuestionRow.tsx';
import type { Mark } from '../mark-questions/marks.ts';

const list = css({ display: 'grid', gap: token.space[5], outline: 'none' });

interface MarkedListProps {
  label: string;
  questions: readonly Question[];
  page: number;
  pageSize: number;
  totalCount: number;
  /** The mark by which they are in the list; a question that loses it leaves at once. */
  mark: Mark;
  /** The list in which previous and next of a question's page stay. */
  search?: URLSearchParams;
}

/** A page of the questions that the learner has marked in one way, each with all that may be done to it. */
export function MarkedList({ label, questions, page, pageSize, totalCount, mark, search }: MarkedListProps) {
  const box = useRef<HTMLDivElement>(null);
  const count = useRef(totalCount);
  useEffect(() => {
    // The row whose button had the focus is gone: the keyboard goes on from the list, not from the top of the page.
    if (totalCount < count.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    count.current = totalCount;
  }, [totalCount]);
  return (
    <section css={list} ref={box} tabIndex={-1} aria-label={label}>
      <Sheet padding="none">
        {questions.map((question, index) => (
          <QuestionRow
            key={question.id}
            question={question}
            number={(page - 1) * pageSize + index + 1}
            search={search ?? new URLSearchParams()}
            withPin={mark === 'pinned'}
            listOf={mark}
          />
        ))}
      </Sheet>
      <ListFooter page={page} pageSize={pageSize} totalCount={totalCount} />
    </section>
  );
}
