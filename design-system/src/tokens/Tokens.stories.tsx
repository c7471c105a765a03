import { css } from '@emotion/react';
import { token } from './token.ts';

export default { title: 'Foundations/Tokens', tags: ['!autodocs'] };

const grid = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))', gap: token.space[4] });
const swatch = css({ blockSize: token.space[12], borderRadius: token.radius.control, border: `1px solid ${token.color.line}` });
const name = css({ fontFamily: token.font.mono, fontSize: token.text.caption });
const stack = css({ display: 'grid', gap: token.space[4], justifyItems: 'start' });

/** A test computes the contrast of the pairs. */
export function Colours() {
  return (
    <div css={grid}>
      {Object.entries(token.color).map(([key, value]) => (
        <div key={key}>
          <div css={swatch} style={{ background: value }} />
          <span css={name}>token.color.{key}</span>
        </div>
      ))}
    </div>
  );
}

/** Source Serif 4 for questions and headings of content, Inter for the rest. */
export function Type() {
  return (
    <div css={stack}>
      {Object.entries(token.text).map(([key, value]) => (
        <div
          key={key}
          style={{ fontSize: value, fontFamily: /question|heading|display|lead/.test(key) ? token.font.serif : token.font.sans }}
        >
          The least value of the function <span css={name}>token.text.{key}</span>
        </div>
      ))}
    </div>
  );
}

/** Space in steps of 4 px, three radii, two shadows. */
export function SpaceAndShape() {
  return (
    <div css={stack}>
      {Object.entries(token.space).map(([key, value]) => (
        <div key={key}>
          <div style={{ inlineSize: value, blockSize: token.space[3], background: token.color.accent }} />
          <span css={name}>token.space[{key}]</span>
        </div>
      ))}
      {Object.entries(token.radius).map(([key, value]) => (
        <div key={key}>
          <div css={swatch} style={{ borderRadius: value, inlineSize: token.space[16], background: token.color.surface }} />
          <span css={name}>token.radius.{key}</span>
        </div>
      ))}
      {Object.entries(token.shadow).map(([key, value]) => (
        <div key={key}>
          <div css={swatch} style={{ boxShadow: value, inlineSize: token.space[16], background: token.color.surface }} />
          <span css={name}>token.shadow.{key}</span>
        </div>
      ))}
    </div>
  );
}
