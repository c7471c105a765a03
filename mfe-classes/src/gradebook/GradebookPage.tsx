import type { Gradebook } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi, useHost, usePageHead } from '@shell/kit';
import { saveFile } from '@shell/kit/save-file';
import { Button, EmptyState, media, Page } from 'design-system';
import Download from 'lucide-react/icons/download';
import Table2 from 'lucide-react/icons/table-2';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Answered } from '../Answered.tsx';
import { ClassHeader } from '../class-frame/ClassHeader.tsx';
import { quiet } from '../layoutStyles.ts';
import { GradebookTable } from './GradebookTable.tsx';

const byKeyboard = css({ [media.coarse]: { display: 'none' }, '@media print': { display: 'none' } });

/** Learners by assignments. */
export function GradebookPage() {
  const { classId: id = '' } = useParams();
  const answer = useApi('GET /api/classes/:id/gradebook', { params: { id } }, { staleTime: 0 });
  usePageHead({ title: answer.data ? `Gradebook of ${answer.data.class.name}` : 'Gradebook' });
  return (
    <Answered answer={answer} failed="The gradebook did not load">
      {(book, notice) => (
        <Page>
          <ClassHeader
            of={book.class}
            view="gradebook"
            actions={
              !isEmpty(book) && (
                <>
                  <DownloadButton classId={id} format="csv" />
                  <DownloadButton classId={id} format="xlsx" />
                  <Button data-print="hide" onClick={() => window.print()}>
                    Print
                  </Button>
                </>
              )
            }
          />
          {notice}
          {isEmpty(book) ? (
            <EmptyState icon={<Table2 />} title="Nothing to show yet">
              {book.learners.length === 0
                ? 'Marks show here once learners have joined.'
                : 'Marks show here once work that you set has opened.'}
            </EmptyState>
          ) : (
            <>
              <p css={quiet}>
                The total is the weighted percentage of marked work; missing work counts as 0.
                <span css={byKeyboard}> Arrow keys move between cells, Enter opens the work.</span>
              </p>
              <GradebookTable book={book} />
            </>
          )}
        </Page>
      )}
    </Answered>
  );
}

const isEmpty = ({ learners, assignments }: Gradebook) => learners.length === 0 || assignments.length === 0;

/** `xlsx` for Excel and LibreOffice, `csv` for everything else. */
function DownloadButton({ classId, format }: { classId: string; format: 'csv' | 'xlsx' }) {
  const host = useHost();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const params = { id: classId };
      const file = (await host.request(`GET /api/classes/:id/gradebook.${format}`, { params })) as unknown as File;
      saveFile(file.name, file);
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button data-print="hide" icon={<Download />} loading={busy} onClick={() => void download()}>
      Download {format.toUpperCase()}
    </Button>
  );
}
