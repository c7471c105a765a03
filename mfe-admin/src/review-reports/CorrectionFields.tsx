import type { CorrectionPreview } from '@api/contract';
import { LONGEST_CORRECTION, SHORTEST_CORRECTION } from '@api/contract/limits';
import { css } from '@emotion/react';
import { counted, messageOf, useApi } from '@shell/kit';
import { Banner, Button, DescriptionList, LoadingRegion, Select, Skeleton, TextArea, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { editAddress } from '../staff-area/addresses.ts';
import { momentOf } from '../staff-area/formats.ts';

const box = css({
  display: 'grid',
  gap: token.space[4],
  paddingInlineStart: token.space[4],
  borderInlineStart: `2px solid ${token.color.accent}`,
});
const quiet = css({ margin: 0, color: token.color.ink2, fontSize: token.text.small });

interface CorrectionFieldsProps {
  reportId: number;
  questionId: number;
  from: string | undefined;
  onFrom: (version: string) => void;
  summary: string;
  onSummary: (summary: string) => void;
  checked: boolean;
}

export const usePreview = (reportId: number, from: string | undefined, enabled: boolean) =>
  useApi(
    'GET /api/admin/reports/:id/correction',
    { params: { id: reportId }, query: from === undefined ? {} : { from } },
    { staleTime: 0, enabled, keepPrevious: true },
  );

/** Previews a correction: tests and learners, marks, and the published text. */
export function CorrectionFields({ reportId, questionId, from, onFrom, summary, onSummary, checked }: CorrectionFieldsProps) {
  const preview = usePreview(reportId, from, true);
  if (preview.isPending) {
    return (
      <LoadingRegion css={box} label="Looking at what would change">
        <Skeleton />
        <Skeleton width="60%" />
      </LoadingRegion>
    );
  }
  if (!preview.data) {
    return (
      <Banner
        tone="error"
        action={
          <Button size="small" loading={preview.isFetching} onClick={() => void preview.refetch()}>
            Try again
          </Button>
        }
      >
        {messageOf(preview.error)}
      </Banner>
    );
  }
  const { versions, from_version, to_version, differs, made } = preview.data;
  if (versions.length === 0 || from_version >= to_version) {
    return (
      <Banner tone="warning" title="The question has not been changed yet.">
        Correct its answer first, then close the report:{' '}
        <TextLink render={<Link to={editAddress(questionId)} />}>edit the question</TextLink>.
      </Banner>
    );
  }
  return (
    <div css={box}>
      {versions.length > 1 && (
        <Select
          label="What was wrong until now"
          value={String(from_version)}
          options={versions.map(({ version, changed_at }) => ({
            value: String(version),
            label: `Version ${version}, of ${momentOf(changed_at)}`,
          }))}
          onValueChange={onFrom}
        />
      )}
      {!differs && (
        <Banner tone="warning" title="No answer and no mark scheme has changed since that version.">
          No marks would change. Choose an earlier version, or correct the question first.
        </Banner>
      )}
      <Effects preview={preview.data} />
      {made ? (
        <Banner tone="info" title="This change is a correction already.">
          The report joins it: “{made.summary}”
        </Banner>
      ) : (
        <TextArea
          label="What was wrong"
          required
          help="One sentence that everybody can read: in the public list, in mails and beside the results. Formulae between $ signs."
          maxLength={LONGEST_CORRECTION}
          value={summary}
          onChange={(event) => onSummary(event.target.value)}
          error={checked && summary.trim().length < SHORTEST_CORRECTION && 'Please say in a sentence what was wrong'}
        />
      )}
    </div>
  );
}

function Effects({ preview: { tests, practice, learners } }: { preview: CorrectionPreview }) {
  const most = tests.more || practice.more ? 'at least ' : '';
  const moves = tests.moves.map(({ marks, tests: moved }) => `${counted(moved, 'test')} by ${counted(marks, 'mark')}`).join(', ');
  return (
    <>
      <DescriptionList
        items={[
          { term: 'Learners who gain', description: `${most}${learners}` },
          { term: 'Tests that gain', description: `${most}${tests.raised} of ${tests.looked_at}${moves ? `: ${moves}` : ''}` },
          ...(tests.kept > 0 ? [{ term: 'Keep marks that are wrong now', description: counted(tests.kept, 'test') }] : []),
          ...(tests.own > 0
            ? [{ term: 'Marked by their learners, who are notified', description: counted(tests.own, 'test') }]
            : []),
          ...(tests.teacher > 0
            ? [{ term: 'Marked by teachers, who are notified', description: counted(tests.teacher, 'test') }]
            : []),
          ...(tests.running > 0
            ? [{ term: 'Running, marked correctly when they end', description: counted(tests.running, 'test') }]
            : []),
          { term: 'Answers in practice that gain', description: `${practice.raised} of ${practice.looked_at}` },
        ]}
      />
      <p css={quiet}>Nobody loses marks. Owners are notified of the marks before and after; it takes a minute or two.</p>
    </>
  );
}
