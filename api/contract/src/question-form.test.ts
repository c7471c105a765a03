import { expect, it } from 'vitest';
import { LONGEST_VIDEO_ADDRESS } from './limits.ts';
import { questionFormEndpoints } from './question-form.ts';

it('the address of a video may be as long as the form lets it be', () => {
  const of = (length: number) => 'https://video.example/'.padEnd(length, 'x');
  const { video_solution } = questionFormEndpoints['POST /api/admin/questions'].body.shape;
  expect(video_solution.safeParse(of(LONGEST_VIDEO_ADDRESS)).data).toBe(of(LONGEST_VIDEO_ADDRESS));
  expect(video_solution.safeParse(of(LONGEST_VIDEO_ADDRESS + 1)).success).toBe(false);
});
