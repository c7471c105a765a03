import { css } from '@emotion/react';
import { useState } from 'react';
import { token } from '../../tokens/token.ts';
import { FilterChip } from './FilterChip.tsx';
import { FilterToggle } from './FilterToggle.tsx';

export default {
  title: 'Components/FilterChip',
  component: FilterChip,
  subcomponents: { FilterToggle },
  parameters: {
    keyboard: {
      FilterChip: {
        'Enter, Space': 'opens the options, on the chip; clears the filter, on its cross',
        Space: 'chooses the option that has the focus, or takes it back',
        Escape: 'closes the options and gives the focus back to the chip',
      },
      FilterToggle: {
        'Enter, Space': 'turns the filter on or off',
      },
    },
  },
};

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[4] });
const difficulties = ['Easy', 'Medium', 'Hard'].map((value) => ({ value, label: value, count: 20 }));
const papers = [
  { value: '1', label: 'Paper 1', count: 42 },
  { value: '2', label: 'Paper 2', count: 46 },
  { value: '3', label: 'Paper 3', count: 0, disabled: true },
];

export function Filters() {
  const [difficulty, setDifficulty] = useState(['Medium', 'Hard']);
  const [paper, setPaper] = useState<string[]>([]);
  const [saved, setSaved] = useState(true);
  return (
    <div css={row}>
      <FilterChip label="Difficulty" options={difficulties} value={difficulty} onValueChange={setDifficulty} />
      <FilterChip label="Paper" multiple={false} options={papers} value={paper} onValueChange={setPaper} />
      <FilterToggle pressed={saved} onPressedChange={setSaved}>
        Saved
      </FilterToggle>
      <FilterToggle pressed={false} onPressedChange={() => {}}>
        Not completed
      </FilterToggle>
    </div>
  );
}
