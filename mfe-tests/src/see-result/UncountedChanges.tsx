import type { Test } from '@api/contract';
import { css } from '@emotion/react';
import { counted, useApi, useErrorDisplay, useSession } from '@shell/kit';
import { saveFile } from '@shell/kit/save-file';
import { AlertDialog, Button, Sheet, token } from 'design-system';
import Download from 'lucide-react/icons/download';
import { useEffect, useState } from 'react';
import { progressLines } from '../take-test/answer/progress.ts';
import { dismissUncounted, followUncounted, type UncountedChange, uncountedOf } from '../take-test/save/uncounted.ts';

const frame = css({ display: 'grid', gap: token.space[4] });
const heading = css({ margin: 0, fontSize: token.text.heading3 });
const quiet = css({ margin: 0, color: token.color.ink2 });
const list = css({ display: 'grid', gap: token.space[4], margin: 0, padding: 0, listStyle: 'none' });
const item = css({
  display: 'grid',
  gap: token.space[1],
  paddingInlineStart: token.space[4],
  borderInlineStart: `2px solid ${token.color.redPen}`,
});
const question = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control });
const lines = css({ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

const NONE: readonly UncountedChange[] = [];

type EndedTest = Pick<Test, 'slug' | 'closed_by'>;

/** Changes on this device that do not count, such as late ones, until dismissed. */
export function UncountedChanges({ test }: { test: EndedTest }) {
  const userId = useSession().user?.id ?? 0;
  const changes = useUncounted(userId, test.slug);
  if (changes.length === 0) return null;
  return <Changes userId={userId} test={test} changes={changes} />;
}

interface ChangesProps {
  userId: number;
  test: EndedTest;
  changes: readonly UncountedChange[];
}

function Changes({ userId, test, changes }: ChangesProps) {
  const { slug } = test;
  const [asking, setAsking] = useState(false);
  const errorDisplay = useErrorDisplay();
  const { data, isPending } = useApi('GET /api/test/:slug', { params: { slug }, query: {} });
  // Empty until the questions' numbers load.
  if (isPending) return null;
  const numberOf = (id: number) => data?.questions?.find(({ question_id }) => question_id === id)?.position;
  const entries = changes
    .map(({ questionId, progress, reason }) => ({ number: numberOf(questionId), progress, reason }))
    .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
    .map(({ number, progress, reason }) => ({
      title: number === undefined ? 'A question' : `Question ${number}`,
      lines: [...progressLines(progress), ...(reason === 'late' ? [] : [REASONS[reason]])],
    }));
  const end = test.closed_by === 'learner' ? 'the test had ended' : 'the time was over';
  const allLate = changes.every(({ reason }) => reason === 'late');
  const count = counted(changes.length, 'change');
  const title = allLate ? `${count} came after ${end}` : `Not counted: ${count}`;
  const download = () => {
    const text = [title, ...entries.map((entry) => [entry.title, ...entry.lines].join('\n'))].join('\n\n');
    saveFile(`${slug}-not-counted.txt`, new Blob([`${text}\n`], { type: 'text/plain' }));
  };
  return (
    <Sheet render={<section aria-labelledby="uncounted" />}>
      <div css={frame}>
        <h2 id="uncounted" css={heading}>
          {title}
        </h2>
        <p css={quiet}>These changes do not count. This device keeps them until you dismiss them.</p>
        <ul css={list}>
          {entries.map((entry) => (
            <li key={`${entry.title} ${entry.lines.join()}`} css={item}>
              <h3 css={question}>{entry.title}</h3>
              <ul css={lines}>
                {entry.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <div css={actions}>
          <Button icon={<Download />} onClick={download}>
            Download
          </Button>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Dismiss
          </Button>
        </div>
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        danger
        title={`Dismiss ${count}?`}
        description="They’re saved nowhere else, and you can’t undo this."
        confirmLabel="Dismiss"
        onConfirm={() => dismissUncounted(userId, slug)}
        errorDisplay={errorDisplay}
      />
    </Sheet>
  );
}

/** Unless merely late. */
const REASONS = {
  elsewhere: 'Another version counts: one from another tab or device.',
  refused: 'It could not be saved.',
};

/** Empty until loaded, or without browser storage. */
function useUncounted(userId: number, slug: string): readonly UncountedChange[] {
  const [changes, setChanges] = useState(NONE);
  useEffect(() => {
    let stopped = false;
    const read = async () => {
      const kept = await uncountedOf(userId, slug).catch(() => NONE);
      if (!stopped) setChanges(kept);
    };
    void read();
    const unfollow = followUncounted(() => void read());
    return () => {
      stopped = true;
      unfollow();
    };
  }, [userId, slug]);
  return changes;
}
