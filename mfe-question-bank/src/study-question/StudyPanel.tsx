import type { AnswerHelp, QuestionDetail } from '@api/contract';
import { css } from '@emotion/react';
import { pageOnDemand } from '@shell/kit';
import { media, Sheet, type TabItem, Tabs, token } from 'design-system';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnswerBook } from '../answer-question/answer-book.ts';
import { FormulaePanel } from '../study-tools/FormulaePanel.tsx';
import { AllowanceNote } from './AllowanceNote.tsx';
import { AnswerLoading } from './AnswerLoading.tsx';
import { HintSteps } from './HintSteps.tsx';
import type { OpenedAnswer } from './use-opened-answer.ts';

/** Comes while the answer does: opening one is the first thing that needs it. A page whose address shows one comes with it. */
const AnswerPanel = pageOnDemand(() => import('./AnswerPanel.tsx').then((module) => module.AnswerPanel));

const ANSWER_TABS = { answer: 'Answer', solution: 'Solution', markscheme: 'Mark scheme' } as const;
type Help = AnswerHelp | 'hint' | 'formulae';

/** Follows the scroll beside a long question, and scrolls by itself where it is longer than the window. */
const panel = css({
  position: 'sticky',
  insetBlockStart: `calc(var(--sticky-height) + ${token.space[4]})`,
  maxBlockSize: `calc(100dvb - var(--sticky-height) - ${token.space[8]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  container: 'sheet / inline-size',
  [media.belowDesktop]: { position: 'static', maxBlockSize: 'none', scrollMarginBlockStart: token.space[4] },
  '& [role="tablist"]': { paddingInline: token.space[3], borderBlockEnd: `1px solid ${token.color.line}` },
  '& [role="tab"]': { paddingInline: token.space[2] },
  '& [role="tabpanel"]': { paddingInline: token.space[5] },
});
const quiet = css({ padding: `${token.space[4]} ${token.space[5]}`, color: token.color.ink2, fontSize: token.text.control });
const note = css({ padding: `${token.space[3]} ${token.space[5]}` });

/** Where the bar of a phone leads. */
export const PANEL_ID = 'help';

/**
 * Hint, answer, mark scheme, worked solution and formulae beside the question, as far as they exist, none of it open until asked for: the question
 * comes first. Which one is open stands in the address (`show`), so that reload and share keep it.
 */
export function StudyPanel({ book, detail, answered }: { book: AnswerBook; detail: QuestionDetail; answered: OpenedAnswer }) {
  const [search, setSearch] = useSearchParams();
  const { help, hints_html, question } = detail;
  const available: TabItem<Help>[] = [
    ...(hints_html ? [{ value: 'hint' as const, label: 'Hint', panel: <HintSteps key={question.id} html={hints_html} /> }] : []),
    ...help.map((value) => ({
      value,
      label: ANSWER_TABS[value],
      panel: (
        <Suspense fallback={<AnswerLoading />}>
          <AnswerPanel help={value} book={book} detail={detail} answered={answered} />
        </Suspense>
      ),
    })),
    { value: 'formulae' as const, label: 'Formulae', panel: <FormulaePanel question={question} /> },
  ];
  const shown = available.find(({ value }) => value === search.get('show'))?.value ?? null;
  const opened = shown === 'hint' ? 'hint' : answered.data?.Answer ? 'solution' : null;
  useEffect(() => {
    if (opened) book.help.add(opened);
  }, [book, opened]);
  return (
    <Sheet padding="none" css={panel} id={PANEL_ID} tabIndex={-1} render={<section aria-label="Help with this question" />}>
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
      {shown === null && help.length > 0 && (
        <p css={quiet}>
          Answering is unlimited.{detail.allowance && ` Opening a solution uses 1 of your ${detail.allowance.limit} this month.`}
        </p>
      )}
      {help.length === 0 && <p css={quiet}>The answer to this question is not available yet.</p>}
      {help.length > 0 && <AllowanceNote css={note} {...detail} />}
    </Sheet>
  );
}
