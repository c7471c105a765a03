import type { UploadReplacement } from '@api/contract';
import { MOST_SHOWN_REPLACEMENTS } from '@api/contract/limits';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { RadioGroup, Sheet, token } from 'design-system';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { grouped } from '../staff-area/formats.ts';
import { heading3, plainList, prose, small, stack } from '../staff-area/styles.ts';
import { ShownQuestion } from './ShownQuestion.tsx';
import { counted } from './upload-labels.ts';
import type { RunChoices } from './use-run-choices.ts';

const sides = css({
  display: 'grid',
  gap: token.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  alignItems: 'start',
  '& > *': { minInlineSize: 0 },
});
const label = css({ margin: 0, fontSize: token.text.small, fontWeight: token.weight.strong, color: token.color.ink2 });
const change = css({
  display: 'grid',
  gap: `${token.space[1]} ${token.space[4]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  paddingBlock: token.space[2],
  borderBlockStart: `1px solid ${token.color.line}`,
  fontSize: token.text.control,
});
/** Both sheets show these already. */
const SHOWN = new Set(['Text', 'Choices', 'Right choice', 'Difficulty', 'Marks']);

interface ReplacementsProps {
  replacements: readonly UploadReplacement[];
  /** All changes of the run, shown or not. */
  updated: number;
  choices: RunChoices | null;
}

/** Existing questions beside those of the file, to keep or replace. */
export function Replacements({ replacements, updated, choices }: ReplacementsProps) {
  const id = useId();
  // A question file may change topics as well.
  const count = replacements.length < MOST_SHOWN_REPLACEMENTS ? replacements.length : updated;
  return (
    <section css={stack[4]} aria-labelledby={id}>
      <div>
        <h3 css={heading3} id={id}>
          {counted(count, 'question is', 'questions are')} here already
        </h3>
        {count > replacements.length && <p css={small}>The first {grouped(replacements.length)} are shown.</p>}
      </div>
      {choices && (
        <RadioGroup
          legend="What to do with them"
          hideLegend
          variant="cards"
          required
          value={choices.replacing}
          onValueChange={choices.setReplacing}
          options={[
            { value: 'keep', label: 'Keep what is here', help: 'Import only the new questions.' },
            { value: 'replace', label: 'Replace', help: 'Take the text and answers of the file. You can take the upload back.' },
          ]}
        />
      )}
      <ul css={plainList[4]}>
        {replacements.map((each) => (
          <li key={each.id}>
            <Replacement replacement={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Replacement({ replacement: { id, item, row, before, after, changes } }: { replacement: UploadReplacement }) {
  const isSeen = changes.some(({ field }) => SHOWN.has(field));
  const others = changes.filter(({ field }) => !SHOWN.has(field));
  const where = [item, row !== null && `row ${row}`].filter(Boolean).join(', ');
  return (
    <article css={stack[2]} aria-label={`Question ${id}`}>
      <p css={small}>
        <Link to={`${addressOf('edit-question')}?id=${id}`}>Question {id}</Link> ({where}) changes in:{' '}
        {changes.map(({ field }) => field.toLowerCase()).join(', ')}
      </p>
      {isSeen && (
        <div css={sides}>
          <Sheet padding="none" aria-label="Now" role="group">
            <ShownQuestion question={before} number="Now" />
          </Sheet>
          <Sheet padding="none" aria-label="From the file" role="group">
            <ShownQuestion question={after} number="New" />
          </Sheet>
        </div>
      )}
      {others.map(({ field, before: was, after: becomes }) => (
        <div key={field} css={change}>
          <p css={label}>{field}</p>
          <p css={prose}>
            <del>{was || 'Nothing'}</del>
          </p>
          <p css={prose}>
            <ins>{becomes || 'Nothing'}</ins>
          </p>
        </div>
      ))}
    </article>
  );
}
