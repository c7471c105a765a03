import { css } from '@emotion/react';
import { QuestionImages as Images, type QuestionImagesProps } from '@shell/kit/pictures';
import { token } from 'design-system';

const below = css({ marginBlockStart: token.space[4] });

/** The images of a question or its worked solution beside the sheet, apart from the text above them. */
export const QuestionImages = (props: Pick<QuestionImagesProps, 'images' | 'of'>) => <Images {...props} css={below} />;
