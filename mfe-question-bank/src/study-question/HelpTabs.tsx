import type { AnswerHelp, QuestionDetail } from '@api/contract';
import { css } from '@emotion/react';
import { media, type TabItem, Tabs, Typeset, token } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { AllowanceNote } from './AllowanceNote.tsx';
import { AnswerPanel } from './AnswerPanel.tsx';
import type { OpenedAnswer } from './use-opened-answer.ts';

const ANSWER_TABS = { answer: 'Answer', solution: 'Worked solution', markscheme: 'Mark scheme' } as const;
type Help = AnswerHelp | 'hint';

const box = css({
  position: 'relative',
  padding: `${token.space[3]} ${token.space[8]} ${token.space[6]}`,
  [media.narrowSheet]: { paddingInline: token.space[4] },
});
/** At the end of the row of tabs where both fit, else above it. */
const beside = css({
  position: 'absolute',
  insetBlockStart: token.space[3],
  insetInlineEnd: token.space[8],
  lineHeight: token.space[12],
  '@container sheet (max-width: 50rem)': { position: 'static', paddingBlockStart: token.space[1], lineHeight: 'inherit' },
});
const panel = css({ paddingBlock: token.space[4] });
const missing = css({ margin: 0, paddingBlock: token.space[2], color: token.color.ink2 });

/**
 * Hint, answer, worked solution and mark scheme, as far as they exist, none of it open until asked for: the question comes first. Which one is
 * open stands in the address (`show`), so that reload and share keep it.
 */
export function HelpTabs({ detail, answered }: { detail: QuestionDetail; answered: OpenedAnswer }) {
  const [search, setSearch] = useSearchParams();
  const { help, hints_html } = detail;
  const available: TabItem<Help>[] = [
    ...(hints_html
      ? [{ value: 'hint' as const, label: 'Hint', panel: <Typeset variant="prose" css={panel} html={hints_html} /> }]
      : []),
    ...help.map((value) => ({
      value,
      label: ANSWER_TABS[value],
      panel: <AnswerPanel help={value} detail={detail} answered={answered} />,
    })),
  ];
  const shown = available.find(({ value }) => value === search.get('show'))?.value ?? null;
  return (
    <div css={box}>
      {help.length > 0 && <AllowanceNote css={beside} {...detail} />}
      {available.length > 0 && (
        <Tabs<Help>
          label="Help with this question"
          tabs={available}
          value={shown}
          onValueChange={(value) => {
            const next = new URLSearchParams(search);
            next.set('show', value);
            setSearch(next, { replace: true, preventScrollReset: true });
          }}
        />
      )}
      {help.length === 0 && <p css={missing}>The answer to this question is not available yet.</p>}
    </div>
  );
}
