import { css } from '@emotion/react';
import { token } from 'design-system';

export const sectionStyles = css({ display: 'grid', gap: token.space[4], minInlineSize: 0 });
export const sectionHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[3],
});
export const sectionHeading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
export const sectionLead = css({ margin: 0, color: token.color.ink2, maxInlineSize: token.measure });
