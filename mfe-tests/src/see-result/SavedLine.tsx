import type { TestResult } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { receiptAddress } from '../addresses.ts';
import { dayAndTime } from '../test-words.ts';

const line = css({ margin: 0, color: token.color.ink2, fontSize: token.text.small });

/** What is stored of a test and since when, with the way to its receipt. */
export function SavedLine({ result: { test, receipt } }: { result: TestResult }) {
  if (!receipt) return null;
  const timeIsUp = test.closed_by === 'time';
  return (
    <p css={line}>
      {timeIsUp && 'Time is up. Everything until then is saved and counts. '}
      {counted(receipt.stored, 'question')} answered, saved {dayAndTime(receipt.at)},{' '}
      <TextLink render={<Link to={receiptAddress(test.slug)} />}>receipt</TextLink>
    </p>
  );
}
