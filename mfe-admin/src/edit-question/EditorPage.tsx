import { isApiError, useApi, useSession } from '@shell/kit';
import { addressOf, questionAddress } from '@shell/kit/addresses';
import { Button, Sheet } from 'design-system';
import ExternalLink from 'lucide-react/icons/external-link';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { EditorLoading } from '../staff-area/editor/EditorLayout.tsx';
import { momentOf } from '../staff-area/formats.ts';
import { NotFound } from '../staff-area/NotFound.tsx';
import { StaffNotes } from '../staff-area/notes/StaffNotes.tsx';
import { ReadFailed, together } from '../staff-area/ReadFailed.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { heading2, stack } from '../staff-area/styles.ts';
import { usePolling } from '../staff-area/timers.ts';
import { QuestionFields } from './fields/QuestionFields.tsx';
import { QuestionEditor } from './QuestionEditor.tsx';
import { draftKey, type QuestionDraft, readDraft } from './saving/draft-store.ts';

/** Edits a stored question, `/admin/questions/edit?id=`. */
export function EditQuestionPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const valid = /^[1-9]\d{0,9}$/.test(id);
  if (!valid) return <NoQuestion />;
  return <StoredQuestion key={id} id={Number(id)} />;
}

/** Edits a new question, `/admin/questions/new`. */
export function NewQuestionPage() {
  const subjects = useApi('GET /api/subjects', { query: {} });
  const rules = useApi('GET /api/admin/questions/new', {});
  const draft = useKeptDraftOf(null);
  return (
    <StaffPage title="New question">
      <ReadFailed title="The form did not load" read={subjects} />
      {subjects.data && draft !== undefined && !rules.isPending ? (
        <QuestionEditor question={null} draft={draft} subjects={subjects.data.subjects}>
          <QuestionFields subjects={subjects.data.subjects} awaitsApproval={rules.data?.needs_approval === true} />
        </QuestionEditor>
      ) : (
        !subjects.isError && <EditorLoading />
      )}
    </StaffPage>
  );
}

function StoredQuestion({ id }: { id: number }) {
  const location = useLocation();
  const subjects = useApi('GET /api/subjects', { query: {} });
  const stored = useApi('GET /api/admin/questions/:id', { params: { id } }, { staleTime: 0 });
  const { refetch } = stored;
  usePolling(useCallback(() => refetch({ cancelRefetch: false }), [refetch]));
  const draft = useKeptDraftOf(id);
  // A cached response may be older than the stored state.
  const question = stored.isFetchedAfterMount ? stored.data?.question : undefined;
  // A form in use stays when a refresh fails.
  const error = question && subjects.data ? null : (stored.error ?? subjects.error);
  if (isApiError(error) && error.status === 404) return <NoQuestion />;
  return (
    <StaffPage
      title="Edit question"
      description={question ? lastEdit(question) : '\u00a0'}
      actions={
        question?.visible &&
        question.deleted_at === null && (
          <Button iconEnd={<ExternalLink />} href={questionAddress(question)} target="_blank" rel="noopener">
            Open the question
          </Button>
        )
      }
    >
      {error && <ReadFailed title="The form did not load" read={{ ...together(stored, subjects), data: undefined, error }} />}
      {question && subjects.data && draft !== undefined ? (
        <QuestionEditor
          question={question}
          draft={draft}
          subjects={subjects.data.subjects}
          created={(location.state as { created?: boolean } | null)?.created === true}
        >
          <QuestionFields subjects={subjects.data.subjects} awaitsApproval={question.review != null && !question.visible} />
        </QuestionEditor>
      ) : (
        !error && <EditorLoading />
      )}
      {question && (
        <Sheet css={stack[5]}>
          <h2 css={heading2}>Notes</h2>
          <StaffNotes about={{ kind: 'question', id }} />
        </Sheet>
      )}
    </StaffPage>
  );
}

/** `Question 41, last edited by Demo Staff on 21 Nov, 14:05.` */
function lastEdit({ id, updated_at, edited_by }: { id: number; updated_at: string; edited_by: { name: string } | null }): string {
  return `Question ${id}, last edited ${edited_by ? `by ${edited_by.name} ` : ''}on ${momentOf(updated_at)}.`;
}

/** Undefined while loading, null if there is none. */
function useKeptDraftOf(questionId: number | null): QuestionDraft | null | undefined {
  const { user } = useSession();
  const [draft, setDraft] = useState<QuestionDraft | null>();
  useEffect(() => {
    let wanted = true;
    void readDraft(draftKey(user?.id ?? 0, questionId)).then((found) => {
      if (wanted) setDraft(found);
    });
    return () => {
      wanted = false;
    };
  }, [user?.id, questionId]);
  return draft;
}

const NoQuestion = () => (
  <StaffPage title="Edit question">
    <NotFound
      icon={<FileQuestion />}
      title="There is no such question"
      to={addressOf('staff-questions')}
      label="Go to the questions"
    >
      Choose one from the table of questions.
    </NotFound>
  </StaffPage>
);
