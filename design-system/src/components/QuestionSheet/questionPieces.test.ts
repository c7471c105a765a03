import { expect, it } from 'vitest';
import { questionPieces } from './AnsweredParts.tsx';

const part = (label: string, text: string, sub = '') =>
  `<div class="q-part${sub}"><span class="q-label">(${label})</span><div class="q-body"><p>${text}</p></div></div>`;

it('names each part of a typeset question and loses nothing', () => {
  const stem = '<div class="q-stem"><p>Let f be.</p></div>';
  const subparts = [part('b', ''), part('i', 'Two', ' q-subpart'), part('ii', 'Three', ' q-subpart')];
  const html = `<div class="q">${stem}${part('a', 'One')}${subparts.join('')}</div>`;
  const pieces = questionPieces(html);
  expect(pieces.map((piece) => piece.part)).toEqual(['', 'a', 'b', 'b.i', 'b.ii']);
  expect(pieces.map((piece) => piece.html.slice('<div class="q">'.length, -'</div>'.length)).join('')).toBe(html.slice(15, -6));
});

it('separates the introduction of a part from the previous part', () => {
  const between = '<div class="q-stem"><p>Now g is another function.</p></div>';
  const html = `<div class="q">${part('a', '')}${part('i', 'One', ' q-subpart')}${between}${part('ii', 'Two', ' q-subpart')}</div>`;
  expect(questionPieces(html).map((piece) => piece.part)).toEqual(['a', 'a.i', '', 'a.ii']);
});

it('leaves in one piece what has no parts, or is set otherwise', () => {
  const whole = '<div class="q"><div class="q-stem"><p>One</p></div><span class="q-marks">[5 marks]</span></div>';
  expect(questionPieces(whole)).toEqual([{ part: '', html: whole }]);
  expect(questionPieces('<p>Plain</p>')).toEqual([{ part: '', html: '<p>Plain</p>' }]);
});
