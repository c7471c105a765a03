import { css } from '@emotion/react';
import { Sheet, token } from 'design-system';

const figure = css({ margin: 0, display: 'grid', gap: token.space[3] });
const sheet = css({
  display: 'grid',
  gap: token.space[2],
  fontFamily: token.font.serif,
  fontSize: token.text.lead,
  lineHeight: token.leading.question,
  fontVariantNumeric: 'lining-nums',
});
const question = css({ display: 'flex', justifyContent: 'space-between', gap: token.space[4], paddingBlockEnd: token.space[3] });
const marks = css({ color: token.color.ink2, whiteSpace: 'nowrap' });
const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: token.space[4],
  paddingBlock: token.space[2],
  borderBlockStart: `1px dashed ${token.color.lineStrong}`,
});
const code = css({
  color: token.color.redPen,
  fontFamily: token.font.sans,
  fontSize: token.text.control,
  fontWeight: token.weight.heading,
  whiteSpace: 'nowrap',
});
const comment = css({
  paddingBlockStart: token.space[3],
  borderBlockStart: `1px dashed ${token.color.lineStrong}`,
  color: token.color.redPen,
  fontStyle: 'italic',
});
const caption = css({ color: token.color.ink3, fontSize: token.text.small });

const WORK = [
  {
    key: 'factor',
    line: (
      <>
        <i>f</i>(<i>x</i>) = 2(<i>x</i>² − 4<i>x</i>) + 11
      </>
    ),
    earned: 'M1',
  },
  {
    key: 'square',
    line: (
      <>
        = 2(<i>x</i> − 2)² − 8 + 11
      </>
    ),
    earned: 'A1',
  },
  {
    key: 'constant',
    line: (
      <>
        = 2(<i>x</i> − 2)² + 3
      </>
    ),
    earned: 'A1',
  },
  { key: 'vertex', line: 'so the vertex is (2, 3)', earned: 'A1' },
];

/** A picture in words of marked work. */
export function MarkedSheet() {
  return (
    <figure css={figure}>
      <Sheet css={sheet}>
        <p css={question}>
          <span>
            Write <i>f</i>(<i>x</i>) = 2<i>x</i>² − 8<i>x</i> + 11 as <i>a</i>(<i>x</i> − <i>h</i>)² + <i>k</i>, and give its
            vertex.
          </span>
          <span css={marks}>[4]</span>
        </p>
        <ol css={list}>
          {WORK.map(({ key, line, earned }) => (
            <li key={key} css={row}>
              <span>{line}</span>
              <span css={code}>{earned} ✓</span>
            </li>
          ))}
        </ol>
        <p css={comment}>4/4. The factor was taken out first: that is what kept the sign of k right.</p>
      </Sheet>
      <figcaption css={caption}>A made-up example. M1 is a mark for method, A1 one for accuracy.</figcaption>
    </figure>
  );
}
