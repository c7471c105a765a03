import type { TestGrading } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand, useHost } from '@shell/kit';
import { Button, Sheet, token } from 'design-system';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { downloadSheet } from '../download-sheet.ts';
import { TeachersWord } from '../see-grading/QuestionVerdict.tsx';
import { dayAndTime } from '../test-words.ts';

const RegradeDialog = onDemand(() => import('./RegradeDialog.tsx').then((module) => module.RegradeDialog));

const frame = css({ display: 'grid', gap: token.space[5] });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.lead });
const marks = css({ fontFamily: token.font.serif, fontSize: token.text.heading1, fontWeight: token.weight.strong });
const small = css({ fontSize: token.text.small, color: token.color.ink2 });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

/** What came back from the teacher: marks, a word, the report; and once, the way to ask for a second look. */
export function GradedResult({ grading }: { grading: TestGrading }) {
  const { slug, marks_obtained, total_marks, percentage, comment, comment_html, regrade, abilities } = grading;
  const host = useHost();
  const [asking, setAsking] = useState<boolean>();
  return (
    <Sheet>
      <div css={frame}>
        <h2 css={heading}>{regrade && grading.state !== 'returned' ? 'Your first report' : 'Your report'}</h2>
        {marks_obtained !== null && (
          <p css={marks}>
            {marks_obtained} of {total_marks} marks, {percentage} %
          </p>
        )}
        <TeachersWord comment={comment} comment_html={comment_html} />
        {regrade && (
          <p css={small}>
            You asked for a second look on {dayAndTime(regrade.requested_at)}; the first grading gave {regrade.previous_marks} of{' '}
            {total_marks} marks.
          </p>
        )}
        <div css={row}>
          {abilities.download_report && (
            <Button variant="primary" icon={<Download />} onClick={() => void downloadSheet(host, slug, 'ADMIN_FILE')}>
              Download the graded sheet
            </Button>
          )}
          {abilities.regrade && <Button onClick={() => setAsking(true)}>Request a regrade</Button>}
        </div>
      </div>
      {asking !== undefined && <RegradeDialog slug={slug} open={asking} onOpenChange={setAsking} />}
    </Sheet>
  );
}
