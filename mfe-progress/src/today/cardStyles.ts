import { css } from '@emotion/react';
import { token } from 'design-system';

export const cardStyles = css({ display: 'grid', gap: token.space[3], alignContent: 'start' });
export const cardHeading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading3 });
export const cardLead = css({ margin: 0, color: token.color.ink2, fontSize: token.text.small, maxInlineSize: token.measure });
