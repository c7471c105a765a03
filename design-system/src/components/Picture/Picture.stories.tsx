import { css } from '@emotion/react';
import { token } from '../../tokens/token.ts';
import { Picture } from './Picture.tsx';

export default {
  title: 'Components/Picture',
  component: Picture,
  parameters: {
    keyboard: {
      Picture: {
        'Enter, Space': 'enlarges it',
        Tab: 'reaches the enlarged picture',
        'Arrow keys': 'scroll the enlarged picture',
        Escape: 'closes it and gives the focus back',
      },
    },
  },
};

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200" font-family="serif"><path d="M40 170h240L180 30z" fill="none" stroke="black"/><text x="24" y="186">A</text><text x="284" y="186">B</text><text x="176" y="24">C</text></svg>',
)}`;
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: token.space[5] });
export function Sizes() {
  return (
    <div css={row}>
      <Picture
        src={drawing}
        alt="Triangle ABC"
        label="Enlarge image 1"
        title="Image 1 of the question"
        width={320}
        height={200}
      />
      <Picture
        src={drawing}
        alt="Triangle ABC"
        label="Enlarge the photo of your working"
        title="Photo of your working"
        size="thumbnail"
        enlarged="whole"
      />
    </div>
  );
}
