import { afterAll, expect, test } from 'vitest';
import { ApiError } from '../../errors.ts';
import { stopTypesetting, typesetInThread, typesetMessageInThread } from './typeset-in-thread.ts';

afterAll(stopTypesetting);

test('texts are set in a thread of their own, each as what it is', async () => {
  const made = await typesetInThread([
    { kind: 'question', source: 'Find $x$. [2]' },
    { kind: 'line', source: '*a*' },
    { kind: 'message', source: '*a* and $\\nope$' },
  ]);
  expect(made.map(({ html }) => html.slice(0, 26))).toEqual([
    '<div class="q"><div class=',
    '<em>a</em>',
    '<p>*a* and <code class="te',
  ]);
  expect(made[2]?.faults).toHaveLength(1);
});

test('what comes to more HTML than may be sent is refused', async () => {
  const formulae = (count: number) => [{ kind: 'question' as const, source: '$\\frac{a_1}{\\sqrt{b^2}}$ '.repeat(count) }];
  await expect(typesetInThread(formulae(800))).rejects.toThrow('too complicated');
  expect((await typesetInThread(formulae(200)))[0]?.html.length).toBeGreaterThan(500_000);
});

test('what takes too long ends with its thread, and the next text is set', async () => {
  await expect(typesetInThread([{ kind: 'text', source: '['.repeat(200_000) }], { mostMs: 1 })).rejects.toThrow(ApiError);
  expect(await typesetMessageInThread('Is $x$ so?')).toMatchObject({ html: expect.stringContaining('<math'), faults: [] });
});
