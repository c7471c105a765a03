import type { QuestionDetail } from '@api/contract';
import { css } from '@emotion/react';
import { Tabs, Typeset, token } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { AnswerPanel } from './AnswerPanel.tsx';

const HELP = ['hint', 'answer', 'solution', 'markscheme'] as const;
type Help = (typeof HELP)[number];

const tabs = css({
  padding: `${token.space[3]} ${token.space[8]} ${token.space[6]}`,
  '@container question (max-width: 34rem)': { paddingInline: token.space[4] },
});
const panel = css({ paddingBlock: token.space[4] });

/**
 * Hint, answer, worked solution and mark scheme, none of it open until asked for: the question comes first. Which one is
 * open stands in the address (`show`), so that reload and share keep it.
 */
export function HelpTabs({ detail }: { detail: QuestionDetail }) {
  const [search, setSearch] = useSearchParams();
  const shown = HELP.find((help) => help === search.get('show')) ?? null;
  const { question, hints_html } = detail;

  const answer = (help: Exclude<Help, 'hint'>) => <AnswerPanel help={help} detail={detail} />;
  const available = [
    ...(hints_html
      ? [{ value: 'hint' as const, label: 'Hint', panel: <Typeset variant="prose" css={panel} html={hints_html} /> }]
      : []),
    ...(question.answer_not_available
      ? []
      : [
          { value: 'answer' as const, label: 'Answer', panel: answer('answer') },
          { value: 'solution' as const, label: 'Worked solution', panel: answer('solution') },
          { value: 'markscheme' as const, label: 'Mark scheme', panel: answer('markscheme') },
        ]),
  ];
  if (available.length === 0) return <p css={tabs}>The answer to this question is not available yet.</p>;
  return (
    <Tabs<Help>
      css={tabs}
      label="Help with this question"
      tabs={available}
      value={shown}
      onValueChange={(help) => {
        const next = new URLSearchParams(search);
        next.set('show', help);
        setSearch(next, { replace: true, preventScrollReset: true });
      }}
    />
  );
}
