import type { StaffSubject } from '@api/contract';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, EmptyState, Sheet, TextLink, token } from 'design-system';
import Library from 'lucide-react/icons/library';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TableLoading } from './list/ListLoading.tsx';
import { ReadFailed } from './ReadFailed.tsx';
import { stack } from './styles.ts';

const list = css({ display: 'grid', justifyItems: 'start', margin: 0, padding: 0, listStyle: 'none' });
const choice = css({ display: 'inline-flex', alignItems: 'center', minBlockSize: token.size.target });
const title = css({ fontFamily: token.font.serif, fontSize: token.text.heading3 });

interface ChooseSubjectProps {
  to: (subject: StaffSubject) => string;
  children: ReactNode;
}

/** Asks for the subject that an address lacks. */
export function ChooseSubject({ to, children }: ChooseSubjectProps) {
  const read = useApi('GET /api/admin/subjects', {}, { staleTime: 0 });
  const subjects = read.data?.subjects;
  return (
    <>
      {read.isPending && <TableLoading label="Loading subjects" />}
      <ReadFailed title="The subjects did not load" read={read} />
      {subjects?.length === 0 && (
        <Sheet>
          <EmptyState
            icon={<Library />}
            title="There are no subjects yet"
            actions={<Button render={<Link to={addressOf('new-subject')} />}>New subject</Button>}
          >
            Topics and questions belong to subjects.
          </EmptyState>
        </Sheet>
      )}
      {subjects && subjects.length > 0 && (
        <Sheet css={stack[3]} render={<section aria-labelledby="choose-subject" />}>
          <h2 id="choose-subject" css={title}>
            Choose a subject
          </h2>
          <p>{children}</p>
          <ul css={list}>
            {subjects.map((subject) => (
              <li key={subject.id}>
                <TextLink css={choice} render={<Link to={to(subject)} />}>
                  {subject.subject_name}
                </TextLink>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}
