import type { AnswerHelp, QuestionDetail } from '@api/contract';
import { css } from '@emotion/react';
import { type TabItem, Tabs, Typeset, token } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { AnswerPanel } from './AnswerPanel.tsx';

const ANSWER_TABS = { answer: 'Answer', solution: 'Worked solution', markscheme: 'Mark scheme' } as const;
type Help = AnswerHelp | 'hint';

const tabs = css({
  padding: `${token.space[3]} ${token.space[8]} ${token.space[6]}`,
  '@container question (max-width: 34rem)': { paddingInline: token.space[4] },
});
const panel = css({ paddingBlock: token.space[4] });

/**
 * Hint, answer, worked solution and mark scheme, as far as they exist, none of it open until asked for: the question comes first. Which one is
 * open stands in the address (`show`), so that reload and share keep it.
 */
export function HelpTabs({ detail }: { detail: QuestionDetail }) {
  const [search, setSearch] = useSearchParams();
  const { help, hints_html } = detail;
  const available: TabItem<Help>[] = [
    ...(hints_html
      ? [{ value: 'hint' as const, label: 'Hint', panel: <Typeset variant="prose" css={panel} html={hints_html} /> }]
      : []),
    ...help.map((value) => ({ value, label: ANSWER_TABS[value], panel: <AnswerPanel help={value} detail={detail} /> })),
  ];
  const shown = available.find(({ value }) => value === search.get('show'))?.value ?? null;
  return (
    <>
      {available.length > 0 && (
        <Tabs<Help>
          css={tabs}
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
      {help.length === 0 && <p css={tabs}>The answer to this question is not available yet.</p>}
    </>
  );
}
