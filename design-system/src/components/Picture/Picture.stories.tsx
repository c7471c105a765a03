import { css } from '@emotion/react';
import { token } from '../../tokens/token.ts';
import { Picture } from './Picture.tsx';
import { PictureButton } from './PictureButton.tsx';
import { PictureDialog } from './PictureDialog.tsx';

export default {
  title: 'Components/Picture',
  component: Picture,
  subcomponents: { PictureButton, PictureDialog },
  parameters: {
    keyboard: {
      Picture: {
        'Enter, Space': 'enlarges it',
        Tab: 'reaches the enlarged picture',
        'Arrow keys': 'scroll the enlarged picture',
        Escape: 'closes it and gives the focus back',
      },
      PictureButton: { 'Enter, Space': 'asks for it in large' },
      PictureDialog: {
        Tab: 'reaches the picture, then the button that closes it',
        'Arrow keys': 'scroll the picture',
        Escape: 'closes it',
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

const framed = { docs: { story: { inline: false, height: '32rem' } } };
/** Twice as wide as its sheet, for fine print. */
export function Enlarged() {
  return <PictureDialog defaultOpen src={drawing} alt="Triangle ABC" title="Image 1 of the question" width={320} height={200} />;
}
Enlarged.parameters = framed;
/** As wide as its sheet, for photos. */
export function EnlargedWhole() {
  return <PictureDialog defaultOpen src={drawing} alt="Triangle ABC" title="Photo of your working" enlarged="whole" />;
}
EnlargedWhole.parameters = framed;
