import { expression, type KindsOfAnswers, number } from './hand-written.ts';

const raw = String.raw;

/** Forms of a second examiner, written before the engine saw them: fifty of each kind, on keys as the bank has them. */
export const SECOND_EXAMINER: KindsOfAnswers = {
  'a named accuracy': [
    {
      key: number(3.14863, { decimals: 2 }),
      right: raw`3.15  x=3.15  3,15  3.1486  3.149  3.14863  ≈3.15  x ≈ 3.15  +3.15  approx 3.15  about 3.15`,
      wrong: raw`3.1  3.14  3.2  3  3.16  -3.15  31.5  .315  3.150001e1`,
    },
    {
      key: number(0.020371, { figures: 2 }),
      right: raw`0.020  2.0x10^-2  0.0204  .020  0.02037  2.0 × 10⁻²  0.020371  2.0\times10^{-2}  0.02  2x10^-2  0.0203`,
      wrong: raw`0.021  0.03  0.2  0.20  0.019  2x10^2`,
    },
    {
      key: number(48.5192, { decimals: 0 }),
      right: raw`49  48.5  48.52  n = 49  49.  48.5192`,
      wrong: raw`48  50  49.5  4.9  -49  490`,
    },
    {
      key: number(12345.678, { figures: 4 }),
      right: raw`12350  12 350  12,350  1.235x10^4  12346  12345.7  1.235 \times 10^4`,
      wrong: raw`12300  12340  1235  1.23x10^4  12400  1.235x10^3`,
    },
  ],
  'a quantity with a prefix': [
    {
      key: number(0.000047, { unit: 'F', tolerance: 4.7e-7 }),
      right: raw`47 µF  47 μF  4.7x10^-5 F  0.047 mF  47000 nF  47 microfarads  C = 47 µF  4.7e-5  0.000047  47uF  47 \mu F  47\,\mu\text{F}`,
      wrong: raw`47  47 mF  47 F  47 pF  4.7 µF  470 µF  47 µC  4.7x10^5 F`,
    },
    {
      key: number(532, { unit: 'nm', tolerance: 5.32 }),
      right: raw`532 nm  5.32x10^-7 m  532  0.532 µm  532 nanometres  λ = 532 nm  530 nm  5.32 × 10⁻⁷ m  532nm`,
      wrong: raw`532 m  5.32x10^-7  532 mm  532 pm  53.2 nm  5.32 nm  532 Hz  500 nm`,
    },
    {
      key: number(2500, { unit: 'W', tolerance: 25 }),
      right: raw`2500 W  2.5 kW  2.50 kW  2500 J/s  2500 J s^-1  2500 watts  2.5x10^3 W  P=2500W  0.0025 MW`,
      wrong: raw`2500 J  2.5 W  25 kW  2500 kW  250 W  2500 N`,
    },
  ],
  'a derived unit': [
    {
      key: number(6.4, { unit: 'N s', tolerance: 0.064 }),
      right: raw`6.4 N s  6.4 kg m s^-1  6.4 kg m/s  6.4 Ns  6.4  6.40 N·s  6.4 N s  6.4 newton seconds  6400 mN s`,
      wrong: raw`6.4 N  6.4 N/s  6.4 J  6.4 kg  -6.4 N s  64 N s`,
    },
    {
      key: number(1.8e5, { unit: 'N m^-2', tolerance: 1800 }),
      right: raw`1.8x10^5 N m^-2  1.8x10^5 Pa  180 kPa  180000 N/m²  1.8×10⁵ Pa  180000  1.8 × 10^5 N/m^2  0.18 MPa  180000 pascals`,
      wrong: raw`180 Pa  1.8x10^5 N  1.8x10^5 N m  1.8 kPa  18 kPa  1.8x10^4 Pa`,
    },
    {
      key: number(0.36, { unit: 'T', tolerance: 0.0036 }),
      right: raw`0.36 T  360 mT  0.36 tesla  0.36 Wb m^-2  0.36 Wb/m^2  B = 0.36 T  3.6x10^-1 T`,
      wrong: raw`0.36 Wb  36 T  0.36 mT  3.6 T  0.36 A`,
    },
    {
      key: number(1.2e-3, { unit: 'mol dm^-3 s^-1', tolerance: 1.2e-5 }),
      right: raw`1.2x10^-3 mol dm^-3 s^-1  0.0012 mol dm⁻³ s⁻¹  1.2×10⁻³ mol/(dm^3 s)  0.0012  1.2 mmol dm^-3 s^-1  1.2x10^-3 mol/dm3/s  0.0012 M s^-1  0.0012 M/s`,
      wrong: raw`1.2x10^-3 mol dm^-3  0.0012 mol s^-1  1.2x10^3 mol dm^-3 s^-1  0.012  1.2 mol dm^-3 s^-1`,
    },
  ],
  'a very large or small value': [
    {
      key: number(5.97e24, { unit: 'kg', tolerance: 5.97e22 }),
      right: raw`5.97x10^24 kg  6.0x10^24 kg  5.97E24  5.97*10^24  5.97 × 10²⁴ kg  M = 5.97x10^24  5.97×10^{24}  59.7x10^23 kg  6x10^24 kg  5.97 . 10^24 kg  5.97·10²⁴ kg  5.97x10^27 g`,
      wrong: raw`5.97x10^23  5.97x10^-24  5.97  59.7x10^24  5.8x10^24 kg`,
      unreadable: raw`5.97x10^  5.97x24  heavy`,
    },
    {
      key: number(-2.18e-18, { unit: 'J', tolerance: 2.18e-20 }),
      right: raw`-2.18x10^-18 J  −2.18×10⁻¹⁸ J  -2.18e-18  -13.6 eV  -2.2x10^-18 J  E = -2.18 × 10^-18 J  -2.18 \times 10^{-18}`,
      wrong: raw`2.18x10^-18 J  -2.18x10^18  -2.18x10^-18 eV  13.6 eV  -2.18x10^-17  -13.6  -2.18 J`,
    },
    {
      key: number(1.602e21),
      right: raw`1.60x10^21  1.6x10^21  1.602x10^21  1.602 × 10^(21)  1.602 x 10²¹  1602x10^18  N = 1.60x10^21`,
      wrong: raw`1.602x10^20  1.6x10^20  1.61x10^21  16.02x10^21  1.602x10^-21`,
      unreadable: raw`1.602x21`,
    },
    {
      key: number(3.2e-7, { tolerance: 3.2e-9 }),
      right: raw`3.2x10^-7  0.00000032  3.20 × 10⁻⁷  32x10^-8  3.2*10^(-7)  3.2E-07`,
      wrong: raw`3x10^-7  3.2x10^7  3.2x10^-6  3.4x10^-7`,
    },
  ],
  'time and age': [
    {
      key: number(5730, { unit: 'years', tolerance: 57.3 }),
      right: raw`5730 years  5730 y  5730 yr  5730 yrs  5730  5700 years  5.73x10^3 a  5,730 years  t = 5730 years`,
      wrong: raw`5730 days  573 years  57300  -5730  5500 years  5730 s`,
    },
    {
      key: number(90, { unit: 's' }),
      right: raw`90 s  1.5 min  1 min 30 s  90  90 seconds  90 sec  90sec  t=90s  1½ min  1.5 minutes  1 minute 30 seconds  90.0 s`,
      wrong: raw`90 min  1.3 min  1.30 min  1.5  60 s  90 ms  9 s  1 min  30 s`,
    },
    {
      key: number(14.25, { unit: 'days', decimals: 1 }),
      right: raw`14.3 days  14.25 days  14.3  342 h  14.3 d`,
      wrong: raw`14 days  14.5  15  14.3 h  143`,
    },
    {
      key: number(2.4, { unit: 'h' }),
      right: raw`2.4 h  2.4 hours  2 h 24 min  144 min  144 minutes  2.4 hrs  2.40 hr  8640 s  2 hours 24 minutes  12/5 h`,
      wrong: raw`2.4 min  2 h 40 min  2 h 4 min  144  2 h`,
    },
  ],
  'a chance': [
    {
      key: number(0.158655),
      right: raw`0.159  0.1587  15.9%  0.158655  0.15866  P(X>12)=0.159  P(X > 12) ≈ 0.159  p = 0.1587  15.87 %  .1587`,
      wrong: raw`0.16  0.158  0.841  15.9  16%  0.15  1.59  0.0159  0.160  -0.159`,
    },
    {
      key: number(7 / 15, { form: 'exact' }),
      right: raw`7/15  14/30  \frac{7}{15}  P(B)=7/15  28/60  7 / 15  P(A∩B) = 7/15  P(A ∪ B) = \frac{7}{15}  7 ÷ 15  42/90`,
      wrong: raw`0.467  0.4667  46.7%  8/15  15/7  1/2  2/3*7/10  7/10*2/3  1-8/15`,
      unreadable: raw`7:15  7 out of 15`,
    },
    {
      key: number(0.0025),
      right: raw`0.0025  0.25%  1/400  2.5x10^-3  2.50x10^-3  .0025  0.00250`,
      wrong: raw`0.25  0.025  0.003  25%  0.0026  2.5  0.9975`,
    },
    {
      key: number(0.6, { form: 'exact' }),
      right: raw`0.6  3/5  60%  6/10  .6  0.60`,
      wrong: raw`0.4  6  0.06  2/5  60`,
    },
  ],
  'a percentage': [
    {
      key: number(3.6734743, { unit: '%', tolerance: 0.1 }),
      right: raw`3.67%  3.67  3.7%  3.67 %  3.6735%  3.67 percent  3.67 per cent  3.6 %  3.7  r = 3.67%  3,67 %  3.67\%  i=3.67`,
      wrong: raw`0.0367%  36.7%  4%  3.4%  -3.67%  367%  1.0367  3%`,
    },
    {
      key: number(92.444444, { unit: '%' }),
      right: raw`92.4%  92.4  92.44%  92.4 %  92.4 percent  92.444 per cent`,
      wrong: raw`92%  92.5%  7.56%  9.24%  0.924%  924%  93%  90%`,
    },
    {
      key: number(-12.5, { unit: '%' }),
      right: raw`-12.5%  -12.5  −12.5 %  -12.5 percent  -25/2 %  -12.50%`,
      wrong: raw`12.5%  -0.125%  -12%  -13%  -125%  -1.25%  12.5`,
      unreadable: raw`a decrease  down`,
    },
  ],
  'an amount of money': [
    {
      key: number(28.8, { unit: 'EUR' }),
      right: raw`28.80  28.8  €28.80  28.80 €  28.80 EUR  EUR 28.80  28,80 €  28.80 euros  28.8 euro`,
      wrong: raw`28.80 cents  2.88  288  29  28  €30  -28.80  €28.90`,
    },
    {
      key: number(1500000, { unit: 'USD' }),
      right: raw`1500000  1,500,000  $1,500,000  1 500 000 USD  1.5x10^6  $1.5 million  1.5 million USD  US$1500000  1.5 million dollars  1'500'000`,
      wrong: raw`1500  150000  $15 million  1.5  1.5 billion  -1500000`,
    },
    {
      key: number(29.2224, { unit: 'thousand' }),
      right: raw`29.2 thousand  29.2  29.22 thousand`,
      wrong: raw`29 thousand  292 thousand`,
    },
    {
      key: number(5643.4192, { unit: 'USD', decimals: 2 }),
      right: raw`5643.42  $5643.42  5,643.42  5 643.42 USD  USD 5643.42  5643.4192  5643.42 dollars  $ 5643.42  FV = 5643.42`,
      wrong: raw`5643  5643.4  5643.41  5640  5644  564.34  -5643.42  5643.43  $56.43`,
      unreadable: raw`a fortune  $ $`,
    },
  ],
  'a surd': [
    {
      key: number(3 * Math.sqrt(2), { exact: '3sqrt(2)', form: 'exact' }),
      right: raw`3sqrt2  3√2  √18  sqrt(18)  3\sqrt{2}  \sqrt{18}  6/sqrt(2)  6/√2  3*sqrt(2)  3·√2  x = 3√2  \frac{6}{\sqrt{2}}  (3√2)`,
      wrong: raw`4.24  4.243  2√3  3√3  -3√2  √6  √12  18  3+√2  9√2`,
    },
    {
      key: number((1 + Math.sqrt(5)) / 2, { exact: '(1+sqrt(5))/2', form: 'exact' }),
      right: raw`(1+√5)/2  \frac{1+\sqrt{5}}{2}  1/2+√5/2  (√5+1)/2  0.5+0.5sqrt(5)  0.5(1+√5)  ½(1+√5)  \frac12+\frac{\sqrt5}{2}`,
      wrong: raw`1.62  1+√5/2  (1-√5)/2  (1+√5)  1.618  \frac{\sqrt5}{2}  2/(1-√5)`,
    },
    {
      key: number(7 - 4 * Math.sqrt(3), { exact: '7-4sqrt(3)', form: 'shape' }),
      right: raw`7-4√3  7-4sqrt3  -4√3+7  7-4\sqrt{3}  7 − 4√3  7-\sqrt{48}`,
      wrong: raw`0.0718  (2-√3)^2  7+4√3  4√3-7  4-7√3  (2-√3)/(2+√3)  1/(7+4√3)  3√3`,
    },
  ],
  'a logarithm, power or pi': [
    {
      key: number(Math.log(3) / 2, { exact: 'ln(3)/2', form: 'exact' }),
      right: raw`(ln3)/2  ln(3)/2  1/2 ln 3  0.5ln3  \frac{\ln 3}{2}  \frac12\ln3  ln√3  ln(sqrt(3))  x = ½ ln 3  \ln\sqrt{3}  ln(3^(1/2))  ln9/4  \frac{\ln(3)}{2}`,
      wrong: raw`0.549  ln 1.5  ln(3/2)  0.5493  2ln3  ln3  log(3)/2  -ln(3)/2  ln 6`,
    },
    {
      key: number(36 * Math.PI, { exact: '36pi', form: 'exact', unit: 'cm³' }),
      right: raw`36pi  36π  36π cm³  36 \pi  36π cm^3  36*pi cm3  V = 36π  36\pi\text{ cm}^3  π36`,
      wrong: raw`113  113.1  36  36π cm²  36π²  12π  36π m³  -36π  18π`,
    },
    {
      key: number(Math.E ** 2 - 1, { exact: 'e^2-1', form: 'exact' }),
      right: raw`e^2-1  e²-1  -1+e^2  (e-1)(e+1)  \mathrm{e}^2-1  e^{2}-1  exp(2)-1`,
      wrong: raw`6.39  e^2+1  1-e^2  e-1  e^(2-1)  2e-1  6.389`,
    },
  ],
  'a complex number': [
    {
      key: expression('\\frac{11}{5} + \\frac{2}{5}i'),
      right: raw`11/5+2/5 i  2.2+0.4i  \frac{11}{5}+\frac{2}{5}i  (11+2i)/5  \frac{11+2i}{5}  0.4i+2.2  z = 2.2 + 0.4i  11/5 + (2/5)i  11/5+2i/5  2.2+i0.4`,
      wrong: raw`11/5-2/5i  2/5+11/5i  2.2  0.4i  11+2i  2.2+0.4  -2.2-0.4i  11/5+2/5`,
    },
    {
      key: expression('2e^{i pi/3}'),
      right: raw`2e^(iπ/3)  2e^{i\frac{\pi}{3}}  2(cos(π/3)+i sin(π/3))  2e^(πi/3)  1+√3 i  1+i√3  2cis(π/3)  2\mathrm{e}^{\frac{\pi i}{3}}  2cis(pi/3)  2 cis 60°`,
      wrong: raw`2e^(π/3)  2e^(-iπ/3)  e^(iπ/3)  2e^(iπ/6)  √3+i  2(cos(π/3)+sin(π/3))  2cos(π/3)  1-√3i  2cis(π/6)`,
    },
    {
      key: expression('-3i'),
      right: raw`-3i  0-3i  -3 i  −3i  3e^(-iπ/2)  3i^3  z=-3i`,
      wrong: raw`3i  -3  3  -i/3  3-i  i^3`,
    },
  ],
  'a series or expansion': [
    {
      key: expression('1 + 3x + \\frac{9}{2}x^2 + \\frac{9}{2}x^3'),
      right: raw`1+3x+9/2x^2+9/2x^3  1+3x+4.5x²+4.5x³  1+3x+9x^2/2+9x^3/2  4.5x^3+4.5x^2+3x+1  1 + 3x + \frac{9x^2}{2} + \frac{9x^3}{2}  1+3x+(9/2)x^2+(9/2)x^3`,
      wrong: raw`1+3x+9x^2+27x^3  1+3x+9/2x^2  1+3x+9/2x^2+27/2x^3  3x+9/2x^2+9/2x^3  1-3x+9/2x^2-9/2x^3  1+3x+9/(2x^2)+9/(2x^3)  1+3x+9x^2/2+9x^3/6`,
    },
    {
      key: expression('2*10^n', { domain: { n: { from: 1, to: 6, whole: true } } }),
      right: raw`2*10^n  2×10^n  2(10^n)  2·10^n  2\times 10^{n}  20*10^(n-1)  20(10)^{n-1}  u_n = 2×10^n`,
      wrong: raw`20^n  2*10^(n-1)  2^n*10  2n^10  10^n  200*10^n  20(n-1)`,
    },
    {
      key: expression('n(n+1)(2n+1)/6', { domain: { n: { from: 1, to: 9, whole: true } } }),
      right: raw`n(n+1)(2n+1)/6  \frac{n(n+1)(2n+1)}{6}  1/6 n(n+1)(2n+1)  (2n^3+3n^2+n)/6  n^3/3+n^2/2+n/6  \frac16n(n+1)(2n+1)  (1/6)*n*(n+1)*(2*n+1)`,
      wrong: raw`n(n+1)/2  n(n+1)(2n+1)  n(n-1)(2n+1)/6  n^3/3  (n+1)(2n+1)/6  n(n+1)(n+2)/6`,
      unreadable: raw`1+4+9+...+n^2  \sum  n(n+1)(2n+1)/`,
    },
    {
      key: expression('32 - 80x + 80x^2'),
      right: raw`32-80x+80x^2  80x^2-80x+32  32 - 80x + 80x² + ...  16(2-5x+5x^2)  32−80x+80x²  2^5-80x+80x^2`,
      wrong: raw`32+80x+80x^2  32-80x  32-80x+40x^2  -80x`,
      unreadable: raw`32, -80, 80  32-80x+80x^2+`,
    },
  ],
  'a derivative': [
    {
      key: expression('x(4\\ln x + 5)'),
      right: raw`x(4ln x+5)  4x ln x+5x  4xln(x)+5x  5x+4x\ln x  x(5+4ln x)  f'(x)=4xlnx+5x  dy/dx = 4x ln x + 5x  \frac{dy}{dx}=x(4\ln x+5)  y' = 5x + 4x ln x  2xln(x^2)+5x`,
      wrong: raw`4x ln x+5  4ln x+5  x(4ln x-5)  4/x+5x  4x+5x  4x ln(x+5)  4lnx+5x`,
    },
    {
      key: expression('4e^{3x} + 3'),
      right: raw`4e^(3x)+3  3+4e^{3x}  4exp(3x)+3  4(e^x)^3+3  4\mathrm{e}^{3x}+3`,
      wrong: raw`4e^(3x+3)  4e^3x+3  12e^(3x)  4e^(3x)  4e^x+3  4e^(3x)-3  7e^(3x)`,
    },
    {
      key: expression('-6x/(x^2+1)^2'),
      right: raw`-6x/(x^2+1)^2  -\frac{6x}{(x^2+1)^2}  \frac{-6x}{(x^2+1)^2}  -6x(x^2+1)^-2  -6x(x^2+1)^{-2}  -6x/(x^4+2x^2+1)  -(6x)/((x²+1)²)  f'(x) = −6x/(x²+1)²`,
      wrong: raw`6x/(x^2+1)^2  -6x/(x^2+1)  -3/(x^2+1)^2  -6/(x^2+1)^2  -6x/x^2+1^2  -6x(x^2+1)^2`,
      unreadable: raw`-6x/(x^2+1  -6t/(t^2+1)^2`,
    },
    {
      key: expression('-\\frac{x}{y}', { domain: { x: { from: 0.5, to: 2 }, y: { from: 0.5, to: 2 } } }),
      right: raw`-x/y  \frac{-x}{y}  dy/dx = -x/y  -xy^-1  x/(-y)  -\dfrac{x}{y}  −x/y  -2x/(2y)`,
      wrong: raw`x/y  -y/x  -x  -xy  -2x/y  y/x`,
      unreadable: raw`-x/  -a/b`,
    },
  ],
  'a family of functions': [
    {
      key: expression('2x^3 - 4x + ln(x)', { constant: 'added' }),
      right: raw`2x^3-4x+ln x+C  2x³-4x+ln|x|+c  2x^{3}-4x+\ln x+C  y=2x^3-4x+ln(x)+c  ln(x)+2x^3-4x+k  2x^3-4x+\ln|x|+C  2x^3+ln x-4x+d  2x(x^2-2)+ln x+C  F(x) = 2x^3 - 4x + ln x + c`,
      wrong: raw`2x^3-4x+ln x  2x^3-4x-ln x+C  2x^3-4x+1/x+C  6x^2-4+C  2x^3-4+ln x+C  2x^3-4x+ln x+1  x^3-4x+ln x+C`,
    },
    {
      key: expression('e^(-x^2/2)', { constant: 'factor' }),
      right: raw`Ae^(-x^2/2)  Ce^{-x²/2}  y = Ae^{-\frac{x^2}{2}}  ke^(-0.5x^2)  A/e^(x^2/2)  e^(c-x^2/2)  A exp(-x^2/2)  y=Be^(-x^2/2)`,
      wrong: raw`e^(-x^2/2)  e^(-x^2/2)+C  Ae^(x^2/2)  Ae^(-x^2)  Ae^(-x/2)  2e^(-x^2/2)`,
    },
    {
      key: expression('-1/2 cos(2x)', { constant: 'added' }),
      right: raw`-1/2cos(2x)+C  -\frac{1}{2}\cos 2x+c  c-cos(2x)/2  -0.5cos2x+C  sin^2(x)+C  -cos^2 x + C  C-\frac{\cos(2x)}{2}  -(cos 2x)/2 + k`,
      wrong: raw`-1/2cos(2x)  1/2cos(2x)+C  -cos(2x)+C  -2cos(2x)+C  -1/2cos(x)+C  2cos 2x  -1/2 sin(2x)+C`,
      unreadable: raw`-1/2cos(2x)+C)  ∫sin`,
    },
    {
      key: expression('arctan(x/2)', { constant: 'added' }),
      right: raw`arctan(x/2)+C  \arctan\frac{x}{2}+c  tan^-1(x/2)+C  \tan^{-1}\left(\frac{x}{2}\right)+C  arctan(0.5x)+k  atan(x/2)+C`,
      wrong: raw`arctan(x/2)  2arctan(x/2)+C  arctan(2x)+C  arcsin(x/2)+C  tan(x/2)+C  1/tan(x/2)+C`,
    },
  ],
  'solutions of an equation': [
    {
      key: { kind: 'set', values: ['\\frac{\\pi}{4}', '\\frac{5\\pi}{4}'] },
      right: raw`π/4, 5π/4  pi/4 and 5pi/4  x=π/4, x=5π/4  \frac{\pi}{4}, \frac{5\pi}{4}  5π/4, π/4  45°, 225°  x = π/4 or x = 5π/4  0.25π, 1.25π  π/4; 5π/4  θ=π/4,5π/4`,
      wrong: raw`π/4  π/4, 3π/4  45, 225  0.785, 3.93  π/4, 5π/4, 9π/4  -π/4, 5π/4  4/π, 4/5π  5π/4`,
    },
    {
      key: { kind: 'set', values: ['\\frac{1}{2}(-1+\\sqrt{11})', '\\frac{1}{2}(-1-\\sqrt{11})'] },
      right: raw`(-1±√11)/2  x=\frac{-1\pm\sqrt{11}}{2}  (-1+√11)/2, (-1-√11)/2  -1/2±√11/2  x = (-1+√11)/2 or x = (-1-√11)/2  -0.5±0.5√11  ½(-1±√11)  \frac{-1+\sqrt{11}}{2} \text{ and } \frac{-1-\sqrt{11}}{2}`,
      wrong: raw`(1±√11)/2  -1±√11  1.16, -2.16  (-1+√11)/2  -1±√11/2  (-1±11)/2  ±√11/2`,
    },
    {
      key: { kind: 'set', values: ['-2.73205', '0.73205'], tolerance: 0.005 },
      right: raw`-2.73, 0.732  -2.73 and 0.732  x=-2.73, x=0.732  0.732, -2.73  -1±√3  x = −2.732 or x = 0.732  -2,73; 0,732  0.73 and -2.73`,
      wrong: raw`2.73, -0.732  -2.73  -2.7, 0.7  0.732  -2.73, 0.732, 0  -2.78, 0.732`,
      unreadable: raw`two roots  x`,
    },
    {
      key: { kind: 'set', values: ['0', '4'] },
      right: raw`0, 4  x=0 or x=4  0 and 4  x = 4, 0  {0,4}  x=0,x=4  0 or 4  0;4`,
      wrong: raw`4  0  0, -4  0, 2, -2  4, 4  x=0`,
    },
  ],
  'terms in order': [
    {
      key: { kind: 'set', values: ['5', '8', '11'], ordered: true },
      right: raw`5, 8, 11  5,8,11  5; 8; 11  5 8 11  5, 8 and 11  (5, 8, 11)  u_1=5, u_2=8, u_3=11  {5,8,11}  5,8,11,...`,
      wrong: raw`5, 11, 8  11, 8, 5  5, 8  8, 11, 14  5, 8, 11, 14  2, 5, 8  5, 8, 12`,
    },
    {
      key: { kind: 'set', values: ['1/2', '1/4', '1/8'], ordered: true },
      right: raw`1/2, 1/4, 1/8  0.5, 0.25, 0.125  \frac12,\frac14,\frac18  ½, ¼, ⅛  u₁ = 1/2, u₂ = 1/4, u₃ = 1/8  0,5; 0,25; 0,125`,
      wrong: raw`1/8, 1/4, 1/2  1/2, 1/4  2, 4, 8  1/2, 1/4, 1/6  -1/2, 1/4, -1/8  0.5, 0.3, 0.1`,
    },
    {
      key: { kind: 'set', values: ['3', '-6', '12', '-24'], ordered: true },
      right: raw`3, -6, 12, -24  3,-6,12,-24  3; −6; 12; −24  3, -6, 12 and -24`,
      wrong: raw`3, 6, 12, 24  -3, 6, -12, 24  3, -6, 12  -24, 12, -6, 3  3, -6, -12, -24  12, -6, 3, -24  3,-6,12,-24,48`,
      unreadable: raw`times -2  u_1, u_2`,
    },
    {
      key: { kind: 'set', values: ['2', '0'], ordered: true },
      right: raw`2, 0  2 and 0  a=2, b=0  2;0`,
      wrong: raw`0, 2  2  -2, 0  2, 0, 0`,
    },
    {
      key: { kind: 'set', values: ['2.5', '3.1', '3.7'], ordered: true },
      right: raw`2.5, 3.1, 3.7  2,5; 3,1; 3,7  2.5 3.1 3.7  5/2, 31/10, 37/10  2.5, 3.1, 3.7, ...  u1 = 2.5, u2 = 3.1, u3 = 3.7`,
      wrong: raw`3.1, 3.7, 4.3  2.5, 3.7, 3.1  2.5  2.5, 3.1  2, 3, 4`,
    },
  ],
  'a domain or range': [
    {
      key: { kind: 'interval', intervals: [{ from: '2', to: '8' }] },
      right: raw`2<=x<=8  [2,8]  2 ≤ x ≤ 8  x∈[2,8]  8≥x≥2  2 \le x \le 8  [2; 8]  2≤f(x)≤8  |x-5|<=3  x>=2 and x<=8  {x∈ℝ | 2≤x≤8}  x\in[2,8]  2≤y≤8`,
      wrong: raw`2<x<8  (2,8)  [2,8)  x>=2  2<=x  x<=2 or x>=8  ]2,8[  2≤x≤9`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: '-9', to: null }] },
      right: raw`x>=-9  [-9,∞)  y≥-9  f(x)≥−9  [-9,∞[  -9<=x  [-9, inf)  f(x) \geq -9  y\in[-9,\infty)  -9≤f(x)<∞  {y | y≥-9}  -9≤y`,
      wrong: raw`x>-9  (-9,∞)  x<=-9  y≥9  [-9,9]  [9,∞)  y=-9  (-∞,-9]`,
      unreadable: raw`all above -9  y≥  -9`,
    },
    {
      key: {
        kind: 'interval',
        intervals: [
          { from: null, to: '0', open_to: true },
          { from: '6', to: null, open_from: true },
        ],
      },
      right: raw`x<0 or x>6  (-∞,0)∪(6,∞)  x<0, x>6  ]-∞,0[∪]6,∞[  |x-3|>3  x > 6 or x < 0  x<0 \text{ or } x>6  (-\infty,0)\cup(6,\infty)  x∈(-∞,0)∪(6,∞)`,
      wrong: raw`0<x<6  x<=0 or x>=6  x>6  x<0  [0,6]  x<6 or x>0  |x-3|<3`,
    },
  ],
  'an equation of a curve or plane': [
    {
      key: { kind: 'equation', value: 'x = 3' },
      right: raw`x=3  x = 3  3=x  x-3=0  x=3.0`,
      wrong: raw`y=3  x=-3  x+3=0  x=4`,
      unreadable: raw`3  x`,
    },
    {
      key: { kind: 'equation', value: 'y = 216x - 135' },
      right: raw`y=216x-135  y = 216x − 135  y+135=216x  216x-y=135  216x-y-135=0  y=27(8x-5)  y-81=216(x-1)  8x - y/27 = 5  f(x)=216x-135  -135+216x=y`,
      wrong: raw`y=216x+135  y=135x-216  y=216x  y-216x=135  x=216y-135  y=-216x-135`,
      unreadable: raw`216x-135  y=216x-`,
    },
    {
      key: { kind: 'equation', value: '(x-2)^2+(y+1)^2=25' },
      right: raw`(x-2)^2+(y+1)^2=25  (x-2)²+(y+1)²=25  x^2+y^2-4x+2y=20  x^2+y^2-4x+2y-20=0  (x-2)^2+(y+1)^2=5^2  (y+1)^2+(x-2)^2=25  x^2-4x+4+y^2+2y+1=25`,
      wrong: raw`(x+2)^2+(y-1)^2=25  (x-2)^2+(y+1)^2=5  (x-2)^2-(y+1)^2=25  (x-2)+(y+1)=5  x^2+y^2=25`,
    },
    {
      key: { kind: 'equation', value: '2x - y + 2z = 9' },
      right: raw`2x-y+2z=9  -2x+y-2z+9=0  x-0.5y+z=4.5  2x − y + 2z − 9 = 0  4x-2y+4z=18  y=2x+2z-9  2(x-1)-(y+3)+2(z-2)=0`,
      wrong: raw`2x-y+2z=-9  2x+y+2z=9  2x-y+2z=0  2x-y=9`,
    },
  ],
  'points and vectors': [
    {
      key: { kind: 'coordinate', values: ['0', '-3'] },
      right: raw`(0,-3)  (0, −3)  x=0, y=-3  0, -3  (0;-3)  A(0,-3)  \left(0,-3\right)  x=0 and y=-3  (0,-3.0)  y=-3, x=0`,
      wrong: raw`(-3,0)  (0,3)  (0,-3,0)  (0,-2)  (3,0)  (1,-3)`,
      unreadable: raw`-3  y=-3  (0,`,
    },
    {
      key: { kind: 'vector', values: ['-1', '4', '2'] },
      right: raw`(-1,4,2)  -i+4j+2k  \begin{pmatrix}-1\\4\\2\end{pmatrix}  −i + 4j + 2k  4j-i+2k  [-1,4,2]  <-1,4,2>  \vec{AB} = (-1,4,2)  -1i+4j+2k  AB=(-1,4,2)  \overrightarrow{AB}=\begin{pmatrix}-1\\4\\2\end{pmatrix}  (-1 4 2)`,
      wrong: raw`(1,-4,-2)  (1,4,2)  i+4j+2k  (-1,2,4)  (-1,4)  (-2,8,4)  (-1,4,-2)`,
    },
    {
      key: { kind: 'vector', values: ['2', '-1', '2'], direction: true },
      right: raw`(2,-1,2)  (-2,1,-2)  (4,-2,4)  2i-j+2k  (2/3,-1/3,2/3)  1/3(2,-1,2)  (1,-0.5,1)  (0.667,-0.333,0.667)  \frac13\begin{pmatrix}2\\-1\\2\end{pmatrix}`,
      wrong: raw`(2,1,2)  (2,-1)  (0,0,0)  (-1,2,2)  (2,-1,-2)`,
    },
  ],
  'a salt, ion or complex': [
    {
      key: { kind: 'formula', value: 'Fe^3+' },
      right: raw`Fe^3+  Fe3+  Fe³⁺  Fe^{3+}  Fe+3  Fe 3+  \text{Fe}^{3+}  [Fe]3+`,
      wrong: raw`Fe  Fe^2+  Fe^3-  Fe2+  FeO  Fe3`,
      unreadable: raw`iron  fe3+`,
    },
    {
      key: { kind: 'formula', value: 'Mg(OH)2' },
      right: raw`Mg(OH)2  Mg(OH)₂  \mathrm{Mg(OH)_2}  Mg(OH)_2  \ce{Mg(OH)2}  Mg(OH)2(s)  Mg(OH)2 (s)`,
      wrong: raw`MgOH2  MgO  MgOH  Mg2OH  Mg(OH)3  Mg(OH)2^2+  Mg(HO)3`,
      unreadable: raw`mg(oh)2  magnesium hydroxide`,
    },
    {
      key: { kind: 'formula', value: 'MnO4^-' },
      right: raw`MnO4^-  MnO4-  MnO₄⁻  MnO4^{-}  MnO_4^-  [MnO4]-  MnO4^1-  MnO4−`,
      wrong: raw`MnO4  MnO4^2-  MnO4^+  Mn4O^-  MnO2  Mn^2+`,
    },
    {
      key: { kind: 'formula', value: 'Na2SO4' },
      right: raw`Na2SO4  Na₂SO₄  Na_2SO_4  Na2SO4(aq)  Na2(SO4)`,
      wrong: raw`NaSO4  Na2SO3  Na2S  NaSO42  Na2SO4^-  H2SO4  Na4SO2`,
    },
  ],
  'an organic molecule': [
    {
      key: { kind: 'formula', value: 'CH3CH2CH2OH' },
      right: raw`CH3CH2CH2OH  CH3(CH2)2OH  HOCH2CH2CH3  CH3-CH2-CH2-OH  CH₃CH₂CH₂OH  CH3CH2CH2-OH  CH3CH2CH2–OH`,
      wrong: raw`CH3CH(OH)CH3  CH3CH2OH  C3H8O  CH3CH2CHO  CH3CH2COOH  CH3CH2CH3  CH3CH2CH2O`,
      unreadable: raw`propan-1-ol  propanol  ch3ch2ch2oh`,
    },
    {
      key: { kind: 'formula', value: 'CH3CONH2' },
      right: raw`CH3CONH2  H2NCOCH3  CH3-CO-NH2  CH₃CONH₂  CH3C(O)NH2  CH3C(=O)NH2  NH2COCH3`,
      wrong: raw`CH3COOH  CH3NH2  CH3CH2NH2  HCONH2  CH3COONH4  CH3CONHCH3`,
    },
    {
      key: { kind: 'formula', value: 'CH3CH=CHCH3' },
      right: raw`CH3CH=CHCH3  CH3-CH=CH-CH3  CH3CHCHCH3  H3CCH=CHCH3  CH3CH=CH-CH3  CH₃CH=CHCH₃`,
      wrong: raw`CH2=CHCH2CH3  CH3CH2CH2CH3  CH3CH=CH2  C4H8  (CH3)2C=CH2  CH3C≡CCH3`,
    },
    {
      key: { kind: 'formula', value: 'CH3CH2CN' },
      right: raw`CH3CH2CN  C2H5CN  CH3CH2C≡N  NCCH2CH3  CH3-CH2-CN`,
      wrong: raw`CH3CN  CH3CH2NH2  CH3CH2CH2CN`,
    },
  ],
};
