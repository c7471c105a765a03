import { css } from '@emotion/react';
import { token } from 'design-system';

/** The column of fields that all three forms are. */
export const formStyles = css({ display: 'grid', gap: token.space[4] });
