import { css } from '@emotion/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { token } from '../../tokens/token.ts';

/** A parsed line of a mark scheme. */
export interface CodedLine {
  /** Typeset by the API. */
  html: string;
  /** M1, A1, R1, AG … */
  code: string;
  /** In brackets: later work may imply it. */
  implied?: boolean;
}

interface Meaning {
  sign: string;
  means: string;
  occurs: (lines: readonly CodedLine[]) => boolean;
}

const inWords = new Intl.ListFormat('en-GB');

const withCode = (first: RegExp) => (lines: readonly CodedLine[]) => lines.some(({ code }) => first.test(code));

/** Examiners' codes, most frequent first. */
const MEANINGS: readonly Meaning[] = [
  { sign: 'M', means: 'Method: for a valid way towards the answer, even where a number in it is wrong.', occurs: withCode(/^M/) },
  { sign: 'A', means: 'Accuracy: for a correct result; as a rule the method before it must be right.', occurs: withCode(/^A\d/) },
  { sign: 'R', means: 'Reasoning: for a clear explanation.', occurs: withCode(/^R/) },
  {
    sign: 'AG',
    means: 'Answer given: the question says the result, so the marks are for the working that leads to it.',
    occurs: withCode(/^AG/),
  },
  {
    sign: '( )',
    means: 'In brackets: need not be written down where later work shows it.',
    occurs: (lines) => lines.some(({ implied }) => implied),
  },
  {
    sign: 'FT',
    means: 'Follow through: right work with an earlier wrong result still earns the mark.',
    occurs: (lines) => lines.some(({ code, html }) => /\bft\b/i.test(`${code} ${html}`)),
  },
  { sign: '1, 2 …', means: 'The number says how many marks the line is worth.', occurs: withCode(/\d/) },
];

const box = css({ '&[open] > summary svg': { rotate: '180deg' }, '@media print': { display: 'none' } });
const summary = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minBlockSize: token.space[8],
  marginBlockStart: token.space[2],
  color: token.color.ink2,
  fontFamily: token.font.sans,
  fontSize: token.text.small,
  fontWeight: token.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: token.color.accent },
  '& svg': { inlineSize: token.space[4], blockSize: token.space[4], transition: `rotate ${token.motion.state}` },
  '@media (pointer: coarse)': { minBlockSize: token.size.target },
});
const list = css({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${token.space[2]} ${token.space[4]}`,
  maxInlineSize: token.measure,
  margin: 0,
  paddingBlock: token.space[2],
  fontFamily: token.font.sans,
  fontSize: token.text.small,
  color: token.color.ink2,
  '& > dt': { color: token.color.redPen, fontWeight: token.weight.heading },
  '& > dd': { margin: 0 },
});

/** Explains a scheme's codes in a native `<details>`, for keyboard and touch alike. */
export function MarkCodes({ lines }: { lines: readonly CodedLine[] }) {
  const meanings = MEANINGS.filter(({ occurs }) => occurs(lines));
  if (meanings.length === 0) return null;
  const examples = [...new Set(lines.map(({ code }) => code))].slice(0, 3);
  return (
    <details css={box}>
      <summary css={summary}>
        {`What ${inWords.format(examples)} ${examples.length === 1 ? 'means' : 'mean'}`}
        <ChevronDown aria-hidden="true" />
      </summary>
      <dl css={list}>
        {meanings.flatMap(({ sign, means }) => [<dt key={`${sign}-sign`}>{sign}</dt>, <dd key={sign}>{means}</dd>])}
      </dl>
    </details>
  );
}
