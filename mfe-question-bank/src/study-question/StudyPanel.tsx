import type { AnswerHelp, QuestionDetail } from '@api/contract';
import { solutionsInWords } from '@api/contract/claims';
import { css } from '@emotion/react';
import { pageOnDemand } from '@shell/kit';
import { Button, media, Sheet, type TabItem, Tabs, Typeset, token } from 'design-system';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnswerBook } from '../answer-question/answer-book.ts';
import { FormulaePanel } from '../study-tools/FormulaePanel.tsx';
import { AllowanceNote } from './AllowanceNote.tsx';
import { AnswerLoading, type OpenedAnswer } from './opened-answer.tsx';

/** Loads with the answer, or with the page if the address opens one. */
const AnswerPanel = pageOnDemand(() => import('./AnswerPanel.tsx').then((module) => module.AnswerPanel));

const ANSWER_TABS = { answer: 'Answer', solution: 'Solution', markscheme: 'Mark scheme' } as const;
type Help = AnswerHelp | 'hint' | 'formulae';

/** Sticky, and scrolls if taller than the window. */
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

export const PANEL_ID = 'help';

/** Hint, answer, mark scheme, solution and formulae. The address (`show`) holds the open one. */
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
          {detail.allowance && !question.free_answer ? solutionsInWords(detail.allowance.limit) : 'Answering is unlimited.'}
        </p>
      )}
      {help.length === 0 && <p css={quiet}>The answer to this question is not available yet.</p>}
      {help.length > 0 && <AllowanceNote css={note} {...detail} />}
    </Sheet>
  );
}

const steps = css({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: token.space[4] });
const later = css({ borderBlockStart: `1px solid ${token.color.line}`, paddingBlockStart: token.space[4] });
const more = css({ marginBlockStart: token.space[4], display: 'flex', alignItems: 'center', gap: token.space[3] });
const count = css({ color: token.color.ink2, fontSize: token.text.small });

/** The API separates a hint's steps by a rule. */
const BETWEEN_STEPS = /<hr\s*\/?>/;

/** Shows a hint's steps one by one. */
export function HintSteps({ html }: { html: string }) {
  const all = html.split(BETWEEN_STEPS).filter((step) => step.trim() !== '');
  const [shown, setShown] = useState(1);
  return (
    <>
      <ol css={steps} aria-live="polite">
        {all.slice(0, shown).map((step, index) => (
          <li key={step} css={index > 0 && later}>
            <Typeset variant="prose" html={step} />
          </li>
        ))}
      </ol>
      {all.length > 1 && (
        <div css={more}>
          {shown < all.length && <Button onClick={() => setShown(shown + 1)}>Show the next hint</Button>}
          <span css={count}>
            Hint {shown} of {all.length}
          </span>
        </div>
      )}
    </>
  );
}

/** Hidden where the panel is beside the question. */
const link = css({
  display: 'none',
  [media.belowDesktop]: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[2],
    minBlockSize: token.size.control,
    paddingInline: token.space[3],
    borderRadius: token.radius.control,
    background: token.color.accentSoft,
    color: token.color.accent,
    fontSize: token.text.control,
    fontWeight: token.weight.strong,
    textDecoration: 'none',
    '& svg': { inlineSize: token.size.icon, blockSize: token.size.icon, strokeWidth: token.stroke.icon },
  },
});

function goToPanel(event: MouseEvent) {
  const panel = document.getElementById(PANEL_ID);
  if (!panel) return;
  event.preventDefault();
  panel.scrollIntoView({ block: 'start' });
  panel.focus({ preventScroll: true });
}

/** Links to the panel where it is below the question. */
export function HelpLink() {
  return (
    <a css={link} href={`#${PANEL_ID}`} onClick={goToPanel}>
      <LifeBuoy aria-hidden="true" />
      Help
    </a>
  );
}
