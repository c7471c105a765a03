import { css } from '@emotion/react';
import { token } from 'design-system';

/** A second line in a table's cell: small, quiet and of regular weight, in a row's header too. Long addresses and names break. */
export const smallPrint = css({
  display: 'block',
  fontSize: token.text.small,
  fontWeight: token.weight.regular,
  color: token.color.ink3,
  overflowWrap: 'anywhere',
});
