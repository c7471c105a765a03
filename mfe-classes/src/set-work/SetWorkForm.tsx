import type { Class, TaughtAssignmentDetail } from '@api/contract';
import { LONGEST_ASSIGNMENT_TITLE } from '@api/contract/limits';
import { counted, isApiError, useHost, useRefresh, useSubmission } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Accordion, Banner, Button, Sheet, TextField } from 'design-system';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasIssueAt, issueAt } from '../issue-at.ts';
import { form, row } from '../layoutStyles.ts';
import { ContentFields } from './ContentFields.tsx';
import { MoreSettings } from './MoreSettings.tsx';
import { bodyOf, draftOf, flattened, missingIn, newDraft, useTopicsOf, type WorkDraft } from './work-draft.ts';

/** Fields that show their own issues. */
const FIELDS = ['title', 'content', 'words', 'opens_at', 'due_at', 'closes_at', 'minutes', 'tries', 'weight'];

interface SetWorkFormProps {
  of: Class;
  /** Null for a new one. */
  assignment: TaughtAssignmentDetail | null;
  /** Above the fields: the class. */
  children?: ReactNode;
}

/** Creates or changes an assignment of a class. */
export function SetWorkForm({ of, assignment, children }: SetWorkFormProps) {
  const host = useHost();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [search] = useSearchParams();
  const zone = of.time_zone;
  const answer = useTopicsOf(of.subject.slug);
  const topics = flattened(answer.data?.topics ?? []);
  const [start] = useState(() => (assignment ? draftOf(assignment, zone) : newDraft(search, zone, new Date())));
  const [changes, setChanges] = useState<Partial<WorkDraft>>({});
  const [tried, setTried] = useState(false);

  // A topic's slug is known once the course's topics are there.
  const linked = topics.find(({ topic }) => topic.slug === search.get('topic'))?.topic.id ?? null;
  const draft: WorkDraft = { ...start, topic_id: start.topic_id ?? linked, ...changes };
  const change = (next: Partial<WorkDraft>) => setChanges((before) => ({ ...before, ...next }));
  const title = titleFor(draft, topics.find(({ topic }) => topic.id === draft.topic_id)?.topic.topic_name);
  const missing = tried ? missingIn(draft, title) : null;
  const begun = assignment?.begun ?? false;
  const isPublished = assignment?.published_at != null;

  // In a ref: the form is submitted before the next render.
  const publish = useRef(true);
  const { failure, error, busy, submit } = useSubmission({
    ready: missingIn(draft, title) === null,
    run: async () => {
      const published = publish.current;
      const { content, ...rest } = bodyOf(draft, zone, title);
      const stored = assignment
        ? await host.request('PATCH /api/assignments/:id', {
            params: { id: String(assignment.id) },
            body: { ...rest, ...(!begun && { content }), published, version: assignment.version },
          })
        : await host.request('POST /api/classes/:id/assignments', {
            params: { id: String(of.id) },
            body: { ...rest, content, published },
          });
      await refresh('GET /api/classes/:id/assignments', 'GET /api/assignments/:id', 'GET /api/assignment-overview');
      return stored;
    },
    onDone: ({ id }) => {
      const done = isPublished ? 'Saved.' : `Set for ${of.name}.`;
      host.notify({ tone: 'success', text: publish.current ? done : 'Saved as a draft.' });
      void navigate(addressOf('assignment', { classId: of.id, assignmentId: id }));
    },
  });
  const changedElsewhere = isApiError(error) && error.code === 'assignment_changed';
  return (
    <Sheet>
      <form
        css={form}
        noValidate
        onSubmit={(event) => {
          setTried(true);
          void submit(event);
        }}
      >
        {children}
        {begun ? (
          <Banner>Learners have begun: questions and time limit stay as they are.</Banner>
        ) : (
          <ContentFields draft={draft} topics={topics} onChange={change} error={error} missing={missing} />
        )}
        <TextField
          label="Title"
          value={draft.title ?? title}
          maxLength={LONGEST_ASSIGNMENT_TITLE}
          error={(missing?.field === 'title' && missing.words) || issueAt(error, 'title')}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextField
          label="Due"
          type="datetime-local"
          help={`Time in ${zone.replaceAll('_', ' ')}. Leave empty for no due date.`}
          value={draft.due}
          error={issueAt(error, 'due_at')}
          onChange={({ target }) => change({ due: target.value })}
        />
        <Accordion
          items={[
            {
              key: 'more',
              title: 'More settings',
              content: (
                <div css={form}>
                  <MoreSettings draft={draft} onChange={change} error={error} begun={begun} />
                </div>
              ),
            },
          ]}
        />
        {failure && (changedElsewhere || !hasIssueAt(error, FIELDS)) && (
          <Banner
            tone="error"
            title={changedElsewhere ? 'Another teacher has changed it' : 'It couldn’t be saved'}
            action={
              changedElsewhere && (
                <Button size="small" onClick={() => void refresh('GET /api/assignments/:id')}>
                  Load their version
                </Button>
              )
            }
          >
            {changedElsewhere ? 'Your changes are still in the fields. Loading their version replaces them.' : failure}
          </Banner>
        )}
        <div css={row}>
          <Button type="submit" variant="primary" loading={busy} onClick={() => (publish.current = true)}>
            {isPublished ? 'Save' : 'Set work'}
          </Button>
          {!isPublished && (
            <Button type="submit" disabled={busy} onClick={() => (publish.current = false)}>
              Save as a draft
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  );
}

function titleFor({ kind, question_ids }: WorkDraft, topicName = ''): string {
  switch (kind) {
    case 'topic':
      return topicName;
    case 'questions':
      return question_ids.length > 0 ? counted(question_ids.length, 'question') : '';
    case 'mock_paper':
      return 'Mock paper';
    case 'reading':
      return 'Reading';
  }
}
