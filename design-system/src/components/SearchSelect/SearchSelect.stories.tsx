import { css } from '@emotion/react';
import { useState } from 'react';
import { token } from '../../tokens/token.ts';
import { SearchSelect } from './SearchSelect.tsx';

export default {
  title: 'Components/SearchSelect',
  component: SearchSelect,
  parameters: {
    keyboard: {
      SearchSelect: {
        Letters: 'narrow the list down',
        'Up, Down': 'open the list, and go from entry to entry',
        Enter: 'chooses the entry',
        Escape: 'closes the list',
      },
    },
  },
};

const column = css({ display: 'grid', gap: token.space[5], maxInlineSize: token.size.dialog });
const topics = [
  { value: 'algebra', label: '1 Number and algebra' },
  { value: 'sequences', label: '1.2 Sequences and series', depth: 1, words: 'Number and algebra' },
  { value: 'arithmetic', label: 'Arithmetic sequences', depth: 2, words: 'Sequences and series' },
  { value: 'functions', label: '2 Functions' },
];

export function States() {
  const [value, setValue] = useState<string>('sequences');
  return (
    <div css={column}>
      <SearchSelect label="Topic" options={topics} value={value} onValueChange={setValue} />
      <SearchSelect label="Topic" required placeholder="Choose a topic" options={topics} value="" onValueChange={setValue} />
      <SearchSelect label="Topic" disabled placeholder="Choose a subject first" options={[]} value="" onValueChange={setValue} />
      <SearchSelect label="Topic" error="Choose a topic." options={topics} value="" onValueChange={setValue} />
    </div>
  );
}
