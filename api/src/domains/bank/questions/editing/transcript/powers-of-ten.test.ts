import { expect, test } from 'vitest';
import { raisePowers } from './transcript.service.ts';

test.each([
  ['6x107 m', '$6 \\times 10^{7}$ m', ['6 × 10^7']],
  ['1.6 × 10–19 C', '$1.6 \\times 10^{-19}$ C', ['1.6 × 10^-19']],
  ['6 x 10’ m.', '$6 \\times 10^{?}$ m.', ['6 × 10^?']],
  ['6×10⁷ m and 3 x 100 = 300, 2 x 10 = 20', '6×10⁷ m and 3 x 100 = 300, 2 x 10 = 20', []],
])('%s', (read, text, doubtful) => expect(raisePowers(read)).toEqual({ text, doubtful }));
