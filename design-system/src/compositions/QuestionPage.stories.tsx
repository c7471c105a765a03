import { css } from '@emotion/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../components/Button/Button.tsx';
import { FilterChip } from '../components/FilterChip/FilterChip.tsx';
import { MarkScheme } from '../components/MarkScheme/MarkScheme.tsx';
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx';
import { QuestionSheet } from '../components/QuestionSheet/QuestionSheet.tsx';
import { Sheet } from '../components/Sheet/Sheet.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { Typeset } from '../components/Typeset/Typeset.tsx';
import { media } from '../tokens/breakpoints.ts';
import { token } from '../tokens/token.ts';
import { QuestionActions } from './QuestionActions.tsx';
import { SampleChrome } from './SampleChrome.tsx';
import { markScheme, solution, vertexForm } from './sampleQuestions.ts';

export default { title: 'Compositions/Question page', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

const page = css({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) calc(${token.size.popup} * 0.92)`,
  gap: token.space[8],
  maxInlineSize: token.size.page,
  marginInline: 'auto',
  paddingBlock: token.space[6],
  paddingInline: token.space[6],
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: token.space[4] },
});
const crumbs = css({ marginBlockEnd: token.space[3] });
const tabs = css({
  paddingBlock: `${token.space[3]} ${token.space[6]}`,
  paddingInline: token.space[6],
  '& [role="tabpanel"]': { paddingInline: token.space[10] },
  [media.phone]: { paddingInline: token.space[2], '& [role="tabpanel"]': { paddingInline: token.space[3] } },
});
const result = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  marginBlockStart: token.space[8],
  color: token.color.ink2,
});
const score = css({
  fontFamily: token.font.serif,
  fontSize: token.text.heading2,
  fontWeight: token.weight.heading,
  color: token.color.ink,
});
const turn = css({ display: 'flex', justifyContent: 'space-between', marginBlockStart: token.space[5] });
const aside = css({ display: 'grid', gap: token.space[5], alignContent: 'start' });
const card = css({
  display: 'grid',
  gap: token.space[3],
  justifyItems: 'start',
  fontSize: token.text.control,
  color: token.color.ink2,
  '& > div': { inlineSize: '100%' },
});
const cardTitle = css({ fontSize: token.text.small, color: token.color.ink });
const REASONS = ['Misread', 'Sign slip', 'Ran out of time'].map((value) => ({ value, label: value }));

export function QuestionPage() {
  const [checked, setChecked] = useState([0, 1, 2, 4]);
  const [reason, setReason] = useState(['Misread']);
  return (
    <SampleChrome>
      <main css={page}>
        <div>
          <Breadcrumbs
            css={crumbs}
            items={[
              { label: 'Maths AA HL', href: '#subject' },
              { label: 'Functions', href: '#topic' },
              { label: 'Quadratics', href: '#subtopic' },
            ]}
          />
          <Sheet padding="none">
            <QuestionSheet
              number={1}
              html={vertexForm}
              difficulty="Medium"
              meta={['Paper 1', 'No calculator', 'Quadratics']}
              actions={<QuestionActions completed />}
            >
              <Tabs
                css={tabs}
                label="Help with this question"
                defaultValue="scheme"
                tabs={[
                  { value: 'hint', label: 'Hint', panel: <Typeset variant="prose" html="<p>Take the factor 2 out first.</p>" /> },
                  { value: 'answer', label: 'Answer', panel: <Typeset variant="prose" html="<p>Least value 3, at 2.</p>" /> },
                  { value: 'solution', label: 'Worked solution', panel: <Typeset variant="prose" html={solution} /> },
                  {
                    value: 'scheme',
                    label: 'Mark scheme',
                    panel: (
                      <>
                        <MarkScheme
                          lines={markScheme.map(({ part: _, ...line }) => line)}
                          checked={checked}
                          onCheckedChange={setChecked}
                        />
                        <div css={result}>
                          <span css={score}>{checked.length} / 5</span>
                          Lost {5 - checked.length} mark for
                          <FilterChip
                            label="Reason"
                            multiple={false}
                            options={REASONS}
                            value={reason}
                            onValueChange={setReason}
                          />
                        </div>
                      </>
                    ),
                  },
                ]}
              />
            </QuestionSheet>
          </Sheet>
          <div css={turn}>
            <Button icon={<ArrowLeft />}>Previous</Button>
            <Button variant="primary" iconEnd={<ArrowRight />}>
              Next question
            </Button>
          </div>
        </div>
        <aside css={aside}>
          <Sheet padding="compact" css={card}>
            <h2 css={cardTitle}>Quadratics</h2>9 of 22 completed
            <ProgressBar label="Quadratics, 9 of 22 completed" value={9} max={22} />
            Average 78 % of marks over your last 9 questions.
          </Sheet>
          <Sheet padding="compact" css={card}>
            <h2 css={cardTitle}>Stuck?</h2>A teacher answers, typically within 24 hours.
            <Button>Ask a teacher</Button>
          </Sheet>
        </aside>
      </main>
    </SampleChrome>
  );
}

export function WorkedSolution() {
  return (
    <main css={page}>
      <Sheet>
        <Typeset variant="prose" html={solution} />
      </Sheet>
    </main>
  );
}
