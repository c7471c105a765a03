import { css } from '@emotion/react';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { FilterChip } from '../components/FilterChip/FilterChip.tsx';
import { FilterToggle } from '../components/FilterChip/FilterToggle.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { PageSizeSelect } from '../components/Pagination/PageSizeSelect.tsx';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { RangeText } from '../components/Pagination/RangeText.tsx';
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx';
import { QuestionSheet } from '../components/QuestionSheet/QuestionSheet.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Sheet } from '../components/Sheet/Sheet.tsx';
import { media } from '../tokens/breakpoints.ts';
import { token } from '../tokens/token.ts';
import { QuestionActions } from './QuestionActions.tsx';
import { SampleChrome } from './SampleChrome.tsx';
import { geometricSequence, multipleChoice, showIntegral, vertexForm, withDiagram, withSubparts } from './sampleQuestions.ts';

export default { title: 'Compositions/Question list', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

const page = css({
  display: 'grid',
  gridTemplateColumns: `${token.size.popup} minmax(0, 1fr)`,
  gap: token.space[10],
  maxInlineSize: '78rem',
  marginInline: 'auto',
  paddingBlock: token.space[8],
  paddingInline: token.space[8],
  [media.belowDesktop]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingInline: token.space[4],
    paddingBlockStart: token.space[4],
  },
});
const topics = css({ display: 'grid', gap: token.space[4], alignContent: 'start', [media.belowDesktop]: { display: 'none' } });
const onPhone = css({ marginBlockEnd: token.space[4], [media.desktop]: { display: 'none' } });
const filters = css({
  display: 'flex',
  gap: token.space[2],
  marginBlockEnd: token.space[4],
  [media.phone]: {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${token.space[4]})`,
    paddingInline: token.space[4],
  },
});
const sort = css({ marginInlineStart: 'auto', borderRadius: token.radius.full, paddingInline: token.space[4] });
const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[4],
  marginBlockStart: token.space[5],
});
const TOPICS = [
  ['Number and algebra', 42, 96],
  ['Functions', 31, 88],
  ['Geometry and trigonometry', 12, 74],
  ['Statistics and probability', 0, 81],
  ['Calculus', 20, 102],
] as const;
const DIFFICULTIES = ['Easy', 'Medium', 'Hard'].map((value) => ({ value, label: value, count: 20 }));
const PAPERS = [1, 2, 3].map((paper) => ({
  value: String(paper),
  label: `Paper ${paper}`,
  count: 30 - 9 * paper,
  disabled: paper === 3,
}));
const none: string[] = [];

export function QuestionList() {
  const [difficulty, setDifficulty] = useState(['Medium', 'Hard']);
  const [paper, setPaper] = useState(none);
  const [saved, setSaved] = useState(false);
  const [pageNumber, setPageNumber] = useState(2);
  const [pageSize, setPageSize] = useState(10);
  return (
    <SampleChrome subjects>
      <main css={page}>
        <nav aria-label="Topics" css={topics}>
          {TOPICS.map(([name, value, max]) => (
            <ProgressBar key={name} label={name} showLabel value={value} max={max} detail={`${value}/${max}`} />
          ))}
        </nav>
        <div>
          <Select
            label="Topic"
            hideLabel
            css={onPhone}
            options={TOPICS.map(([name]) => ({ value: name, label: `Maths AA HL, ${name}` }))}
            defaultValue="Functions"
          />
          <PageHeader title="Functions" description="88 questions, 31 completed." />
          <div css={filters}>
            <FilterChip label="Difficulty" options={DIFFICULTIES} value={difficulty} onValueChange={setDifficulty} />
            <FilterChip label="Paper" options={PAPERS} value={paper} onValueChange={setPaper} />
            <FilterChip label="Calculator" options={PAPERS} value={none} onValueChange={() => {}} />
            <FilterChip label="Year" options={PAPERS} value={none} onValueChange={() => {}} />
            <FilterToggle pressed={false} onPressedChange={() => {}}>
              Not completed
            </FilterToggle>
            <FilterToggle pressed={saved} onPressedChange={setSaved}>
              Saved
            </FilterToggle>
            <Button size="small" icon={<ArrowUpDown />} css={sort}>
              Number
            </Button>
          </div>
          <Sheet padding="none">
            <QuestionSheet
              number={1}
              html={vertexForm}
              difficulty="Medium"
              meta={['Paper 1', 'No calculator', 'Quadratics']}
              actions={<QuestionActions completed />}
            />
            <QuestionSheet
              number={2}
              html={geometricSequence}
              difficulty="Easy"
              meta={['Paper 2', 'Calculator', 'Sequences and series']}
              actions={<QuestionActions saved />}
            />
            <QuestionSheet number={3} html={showIntegral} difficulty="Hard" meta={['Paper 1']} actions={<QuestionActions />} />
            <QuestionSheet number={4} html={withSubparts} difficulty="Medium" meta={['Paper 1']} actions={<QuestionActions />} />
            <QuestionSheet number={5} html={withDiagram} difficulty="Medium" meta={['Paper 2']} actions={<QuestionActions />} />
            <QuestionSheet number={10} html={multipleChoice} difficulty="Easy" meta={['Paper 1']} actions={<QuestionActions />} />
          </Sheet>
          <div css={footer}>
            <RangeText page={pageNumber} pageSize={pageSize} totalCount={88} />
            <Pagination page={pageNumber} pageSize={pageSize} totalCount={88} onPageChange={setPageNumber} />
            <PageSizeSelect value={pageSize} onValueChange={setPageSize} />
          </div>
        </div>
      </main>
    </SampleChrome>
  );
}
