import { css } from '@emotion/react';
import { QuestionImages as Images, type QuestionImagesProps } from '@shell/kit/pictures';
import { token } from 'design-system';

const apart = css({ '& + *': { marginBlockStart: token.space[4] } });

type Props = Pick<QuestionImagesProps, 'images'> & Partial<Pick<QuestionImagesProps, 'of'>>;

export const QuestionImages = ({ images, of = 'question' }: Props) => <Images images={images} of={of} css={apart} />;
