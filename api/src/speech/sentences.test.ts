import { typesetQuestion } from '@api/typesetting';
import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test.each([
  ['Solve $x^2+1=0$.', 'Solve x squared plus 1 equals 0.'],
  ['$\\int_0^1 x^2\\,\\mathrm{d}x$', 'the integral from 0 to 1 of x squared d x'],
  ['An angle of $30^\\circ$ here', 'An angle of 30 degrees here'],
  ['$\\vec{v}$', 'vector v'],
  ['$\\sin^2\\theta$ & more', 'sine squared theta & more'],
])('%s reads %s', async (source, words) => expect(await sentencesOf(typesetQuestion(source))).toEqual([words]));

test('parts, marks and paragraphs are sentences of their own, and nothing is read twice', async () => {
  const html = typesetQuestion('A curve $y=f(x)$.\n\n(a) Find $f(2)$. [3]\n\n(b) Sketch it. [1]');
  expect(await sentencesOf(html)).toEqual([
    'A curve y equals f of x.',
    'Part a.',
    'Find f of 2.',
    '3 marks.',
    'Part b.',
    'Sketch it.',
    '1 mark.',
  ]);
});

test('a choice of things is read as one', async () => {
  expect((await sentencesOf(typesetQuestion('$\\binom{n}{2}$')))[0]).toContain('n choose 2');
});

test('pictures are named', async () => {
  expect(await sentencesOf('<p>See</p><svg aria-label="A circle"><path/></svg><img alt="A map">')).toEqual([
    'See',
    'A diagram: A circle.',
    'A map.',
  ]);
});
