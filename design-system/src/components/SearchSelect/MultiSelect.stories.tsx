import { css } from '@emotion/react';
import { useState } from 'react';
import { token } from '../../tokens/token.ts';
import { MultiSelect } from './SearchSelect.tsx';

export default {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  parameters: {
    keyboard: {
      MultiSelect: {
        Letters: 'narrow the list down',
        'Up, Down': 'open the list, and go from entry to entry',
        Enter: 'chooses the entry, or takes it back',
        Backspace: 'takes the last one chosen back, where nothing is typed',
        Escape: 'closes the list',
      },
    },
  },
};

const column = css({ display: 'grid', gap: token.space[5], maxInlineSize: token.size.dialog });
const topics = [
  { value: 'algebra', label: 'Number and algebra', count: 96 },
  { value: 'functions', label: 'Functions', count: 88 },
  { value: 'geometry', label: 'Geometry and trigonometry', count: 74 },
  { value: 'statistics', label: 'Statistics and probability', count: 0, disabled: true },
  { value: 'calculus', label: 'Calculus', count: 102 },
];

export function States() {
  const [value, setValue] = useState(['functions', 'calculus']);
  return (
    <div css={column}>
      <MultiSelect label="Topics" required options={topics} value={value} onValueChange={setValue} />
      <MultiSelect
        label="Subtopics"
        options={topics}
        value={[]}
        onValueChange={setValue}
        placeholder="All subtopics"
        help="Those without questions are greyed."
      />
      <MultiSelect
        label="Sub-subtopics"
        disabled
        options={[]}
        value={[]}
        onValueChange={setValue}
        placeholder="Choose a subtopic first"
      />
      <MultiSelect label="Topics" error="Choose at least one topic." options={topics} value={[]} onValueChange={setValue} />
    </div>
  );
}
