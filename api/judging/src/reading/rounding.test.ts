import { expect, test } from 'vitest';
import { isRounded } from './rounding.ts';
import { readTypedNumbers } from './typed-number.ts';

const three = { figures: 3 };
function accepts(typed: string, wanted: number, asked: Parameters<typeof isRounded>[2]): boolean {
  const [read] = readTypedNumbers(typed);
  if (!read?.figures || read.decimals === null) throw new Error(typed);
  return isRounded({ value: read.value, figures: read.figures, decimals: read.decimals }, wanted, asked);
}

test.each<[number, Parameters<typeof isRounded>[2], string[], string[]]>([
  [1184.64, three, ['1180', '1.18x10^3', '1185', '1184', '1184.6', '1184.64'], ['1186', '1190', '1200', '1183', '1185.4']],
  [-1.5, three, ['-1.5', '-1.50', '-1.500'], ['-1.503', '-1.501', '1.5']],
  // Half a place is rounded away from zero.
  [12.5, { figures: 2 }, ['13', '12.5'], ['12']],
  [2.5, { decimals: 0 }, ['3', '2.5'], ['2']],
  [43.15, three, ['43.2', '43.15', '43.1'], ['43.0', '43.3']],
  [0.0456789, three, ['0.0457', '0.04568', '0.04567', '0.045678'], ['0.046', '0.0456', '0.0458']],
  // Cut off, but the three figures would be others.
  [4.5857, three, ['4.59', '4.586', '4.585'], ['4.58']],
  [99.96, three, ['100', '99.96', '100.0'], ['99.9', '101']],
  [12_345, three, ['12300', '12350', '12345', '12 345'], ['12000', '12400']],
  [886.5236, { decimals: 0 }, ['887', '886.5', '886.52'], ['886', '888', '890']],
  [1340.0956, { decimals: 2 }, ['1340.10', '1340.1', '1340.096', '1340.095'], ['1340.09', '1340', '1340.2']],
  [
    1.376e-17,
    { figures: 2 },
    ['1.4x10^-17', '1.38x10^-17', '1.37x10^-17', '1.376e-17'],
    ['1x10^-17', '1.3x10^-17', '1.4x10^-16'],
  ],
])('%d, with %j asked', (wanted, asked, rounded, others) => {
  expect(rounded.filter((typed) => !accepts(typed, wanted, asked))).toEqual([]);
  expect(others.filter((typed) => accepts(typed, wanted, asked))).toEqual([]);
});
