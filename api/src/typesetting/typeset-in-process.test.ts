import { afterAll, expect, test } from 'vitest';
import { ApiError } from '../errors.ts';
import { textProcesses } from '../file-processes/index.ts';
import { typesetInProcess, typesetMessageInProcess } from './typeset-in-process.ts';

afterAll(() => textProcesses.stop());

test('texts are set in a child process, each as its kind', async () => {
  const made = await typesetInProcess([
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

test('HTML beyond the limit is refused', async () => {
  const formulae = (count: number) => [{ kind: 'question' as const, source: '$\\frac{a_1}{\\sqrt{b^2}}$ '.repeat(count) }];
  await expect(typesetInProcess(formulae(800))).rejects.toThrow('too complicated');
  expect((await typesetInProcess(formulae(200)))[0]?.html.length).toBeGreaterThan(500_000);
});

test('what takes too long ends with its process, and the next text is set', async () => {
  await expect(typesetInProcess([{ kind: 'text', source: '['.repeat(200_000) }], { maxMs: 1 })).rejects.toThrow(ApiError);
  expect(await typesetMessageInProcess('Is $x$ so?')).toMatchObject({ html: expect.stringContaining('<math'), faults: [] });
});

test('what takes too much memory ends with its process and nothing else, and the next text is set', async () => {
  const formulae = '$\\frac{a_1}{\\sqrt{b^2}}$ '.repeat(60_000);
  await expect(typesetInProcess([{ kind: 'question', source: formulae }], { maxMs: 100_000 })).rejects.toMatchObject({
    ...{ status: 422, code: 'invalid_input' },
  });
  expect(await typesetMessageInProcess('Is $x$ so?')).toMatchObject({ html: expect.stringContaining('<math'), faults: [] });
});
