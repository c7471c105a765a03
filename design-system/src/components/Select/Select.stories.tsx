import { css } from '@emotion/react';

import { token } from '../../tokens/token.ts';
import { Select } from './Select.tsx';

export default {
  title: 'Components/Select',
  component: Select,
  parameters: {
    keyboard: {
      Select: {
        'Up, Down': 'choose the next or the one before',
        Letters: 'choose what begins so; a letter without its accent will do',
      },
    },
  },
};

const column = css({ display: 'grid', gap: token.space[5], maxInlineSize: token.size.dialog });
const subjects = [
  { value: 'aa-sl', label: 'Maths AA SL' },
  { value: 'aa-hl', label: 'Maths AA HL' },
  { value: 'ph-hl', label: 'Physics HL', disabled: true },
];
const durations = [
  { value: '30', label: 'Half an Hour' },
  { value: '60', label: '1 Hour' },
  { value: '120', label: '2 Hours' },
];

export function States() {
  return (
    <div css={column}>
      <Select label="Subject" options={subjects} defaultValue="aa-hl" />
      <Select label="Duration" required placeholder="Choose a duration" options={durations} />
      <Select label="Topic" disabled placeholder="Choose a subject first" options={[]} />
      <Select label="Paper" error="Please choose a paper." options={durations} />
    </div>
  );
}
