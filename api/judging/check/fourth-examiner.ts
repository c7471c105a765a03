import { expression, type KindsOfAnswers, number } from './hand-written.ts';

const raw = String.raw;

/** Forms of a fourth examiner, written and committed before the engine saw them. */
export const FOURTH_EXAMINER: KindsOfAnswers = {
  'a number as it is jotted down': [
    {
      key: number(7),
      right: raw`7  x=7  =7  ∴ x = 7  hence x=7  3+4=7  x = 14/2 = 7  2x=14 => x=7  so x = 7  x=7.  7,0  07  Therefore x = 7  Ans: 7  the answer is 7`,
      wrong: raw`x=-7  7^2  70  17  14/2  3+4  7!  0.7  x=6.99  √7`,
      unreadable: raw`x  x=  7 or -7  x=7, y=2  seven  7x  x=7y`,
    },
    {
      key: number(0.4),
      right: raw`2/5  0.4  .4  0.40  40%  4/10  4x10^-1  2 ÷ 5  ⅖  \frac25`,
      wrong: raw`4  0.04  5/2  -0.4  0.41  4%  1/4  0.5`,
    },
    {
      key: number(-3.5),
      right: raw`-3.5  -7/2  -3½  −3 1/2  -3,5  -(7/2)  -3.50  7/-2  (-7)/2  - 3.5  −\frac72`,
      wrong: raw`3.5  -3  -4  -2/7  -3.4  -35`,
    },
  ],
  'a measured quantity': [
    {
      key: number(30, { unit: 'm s^-1', unit_asked: true }),
      right: raw`30 m/s  30 m s-1  30ms-1  30 m·s^-1  30 m * s^-1  30 \frac{m}{s}  30 \mathrm{m\,s^{-1}}  30 m.s-1  108 km/h  30 metre per second  30 metres/second  30 meters / second  v = 30 m/s  30 [m/s]  30 (m/s)`,
      wrong: raw`30  30 m/s/s  30 s/m  30 km/s  30 m  3 m/s  -30 m/s  30 mph  30 m^2/s`,
      unreadable: raw`m/s  quick`,
    },
    {
      key: number(0.05, { unit: 'm^3' }),
      right: raw`0.05 m^3  0.050 m³  50 dm^3  50 L  50 litres  50000 cm^3  0.05 cubic metres  0.05  5.0x10^-2 m^3  50000 ml`,
      wrong: raw`0.05 cm^3  50 m^3  0.05 m^2  500 L  0.05 m`,
    },
    {
      key: number(101, { unit: 'kPa', tolerance: 1.01 }),
      right: raw`101 kPa  1.01x10^5 Pa  101 kilopascals  0.101 MPa  101 kN m^-2  101 kN/m²`,
      wrong: raw`101 Pa  1.01 kPa  101 kN  101 K`,
    },
    {
      key: number(25, { unit: '°C' }),
      right: raw`25 °C  25°C  25 C  25 degrees Celsius  25 deg C  25 ℃  25  25 ºC  25 celsius`,
      wrong: raw`25 K  52  -25  2.5`,
    },
    {
      key: number(6.5, { unit: 'mol dm^-3', tolerance: 0.065 }),
      right: raw`6.5 mol dm-3  6.5 mol/L  6.5 mol l^-1  6.5 M  6.5 mol per dm^3  6.5 moles per litre  6.5 mol/dm^3  6500 mmol dm^-3  6.5 kmol m^-3  6.5x10^-3 mol cm^-3`,
      wrong: raw`6.5 mol/cm^3  6.5 mol  65 M  6.5 g/dm^3  6.5 mol dm^3  6.5 mM`,
    },
  ],
  'a rounded number': [
    {
      key: number(0.00999501),
      right: raw`0.0100  0.01  0.009995  1.00x10^-2  0.00999501  9.995x10^-3`,
      wrong: raw`0.00999  0.001  0.011  0.1  0.0099  0.0101`,
    },
    {
      key: number(123.5),
      right: raw`123.5  124  247/2  123½  1.24x10^2  123,5`,
      wrong: raw`123  120  125  12.4  123.6  122.5`,
    },
    {
      key: number(8.04999, { decimals: 1 }),
      right: raw`8.0  8.05  8.049  8.04999  8.050  8.0 (1 d.p.)  8.0 to 1 decimal place`,
      wrong: raw`8.1  7.9  80  9`,
    },
    {
      key: number(45.45, { figures: 4 }),
      right: raw`45.45  45.450  45.45 (4 sf)`,
      wrong: raw`45.4  45.5  45  45.46  4.545`,
    },
    {
      key: number(299792458),
      right: raw`300000000  3.00x10^8  2.998x10^8  299792458  3x10^8  299 792 458  299,792,458  2.9979x10^8  2.99792x10^8  2.997x10^8`,
      wrong: raw`2.99x10^8  2.9x10^8  3.00x10^9  30000000  2.996x10^8`,
    },
    {
      key: number(2 / 7),
      right: raw`0.286  2/7  0.2857  0.28571  0.285714  .286  28.6%  \frac{2}{7}  4/14`,
      wrong: raw`0.29  0.285  7/2  0.28  0.2858`,
    },
  ],
  'a likelihood': [
    {
      key: number(0.9772),
      right: raw`0.977  0.9772  97.7%  97.72%  .977  0,977  P(Z<2)=0.977  P(Z < 2) = 0.9772  p≈0.977  P(Z≤2) = 0.977  0.977 (3 s.f.)`,
      wrong: raw`0.98  97.7  0.0228  9.77  0.978  0.976  97%  0.97`,
      unreadable: raw`2 standard deviations  P(Z<2)  very likely`,
    },
    {
      key: number(1 / 221, { exact: '1/221', form: 'exact' }),
      right: raw`1/221  \frac{1}{221}  12/2652  P = 1/221  P(AA) = 1/221`,
      wrong: raw`0.00452  4/52*3/51  1/13*1/17  0.0045  221  1/169`,
      unreadable: raw`1 in 221`,
    },
    {
      key: number(63, { unit: '%' }),
      right: raw`63%  63  63 %  63.0%  63 per cent  63 percent`,
      wrong: raw`0.63%  6.3%  37%  36  630`,
    },
    {
      key: number(1.8),
      right: raw`1.8  1.80  9/5  E(X)=1.8  E(X) = 9/5  1 4/5`,
      wrong: raw`1.7  18  0.18  2  5/9`,
    },
  ],
  'an exact number': [
    {
      key: number((5 * Math.PI) / 6, { exact: '5pi/6', form: 'exact' }),
      right: raw`5π/6  5pi/6  \frac{5\pi}{6}  \frac{5}{6}\pi  5/6 π  (5π)/6  5π/6 rad  π·5/6  5*pi/6  10π/12`,
      wrong: raw`2.62  2.618  5π  6π/5  π/6  -5π/6  5/6  7π/6`,
    },
    {
      key: number(Math.SQRT1_2, { exact: 'sqrt(2)/2', form: 'exact' }),
      right: raw`√2/2  1/√2  \frac{\sqrt{2}}{2}  \frac{1}{\sqrt{2}}  sqrt(2)/2  2^(-1/2)  (√2)/2  0.5√2  ½√2  1/sqrt2  \frac12\sqrt2`,
      wrong: raw`0.707  √2  -√2/2  √3/2  1/2  0.7071  2/√2`,
    },
    {
      key: number(3 - 2 * Math.LN2, { exact: '3-2ln(2)', form: 'exact' }),
      right: raw`3-2ln2  3-ln4  3-2\ln 2  -2ln2+3  3-2ln(2)  3−ln 4  3 - \ln 4`,
      wrong: raw`1.61  3+2ln2  3-ln2  ln2  1.614  3-2log2`,
    },
    {
      key: number(Math.log10(5), { exact: 'log(5)', form: 'exact' }),
      right: raw`log5  log(5)  log 5  \log 5  \log_{10} 5  log_10(5)  lg5  log₁₀5`,
      wrong: raw`0.699  ln5  log2  5  -log5`,
    },
    {
      key: number(Math.E ** 3, { exact: 'e^3', form: 'exact' }),
      right: raw`e^3  e³  e^{3}  exp(3)  \mathrm{e}^3`,
      wrong: raw`20.1  3e  e  3^e  e^-3`,
    },
  ],
  'an algebraic expression': [
    {
      key: expression('4x^2-1'),
      right: raw`4x^2-1  (2x-1)(2x+1)  -1+4x^2  4x²−1  (2x)^2-1  4(x^2-1/4)  4 x^2 - 1  4x^{2}-1  4*x^2-1  y=4x^2-1  4x^2 + -1  4·x·x − 1`,
      wrong: raw`4x^2+1  2x^2-1  (4x)^2-1  4x-1  (2x-1)^2  1-4x^2  4x^2  8x`,
      unreadable: raw`4x^2-  4n^2-1  4x^^2-1`,
    },
    {
      key: expression('sqrt(x^2+4)'),
      right: raw`√(x^2+4)  sqrt(x^2+4)  \sqrt{x^2+4}  (x^2+4)^(1/2)  (x^2+4)^0.5  √(4+x²)  (x²+4)^½  \sqrt{x^{2}+4}  (4+x^2)^{\frac12}`,
      wrong: raw`x+2  √x^2+4  √(x^2-4)  x^2+4  √(x+4)  sqrt(x^2)+4  (x^2+4)^2`,
    },
    {
      key: expression('3(x-2)(x+5)', { form: 'factorised' }),
      right: raw`3(x-2)(x+5)  3(x+5)(x-2)  (x-2)*3*(x+5)  -3(2-x)(x+5)  3 (x − 2)(x + 5)`,
      wrong: raw`(3x-6)(x+5)  3x^2+9x-30  3(x^2+3x-10)  (x-2)(3x+15)  (x-2)(x+5)  3(x+2)(x-5)`,
    },
    {
      key: expression('(x+1)^2+4', { form: 'shape' }),
      right: raw`(x+1)^2+4  4+(x+1)^2  (1+x)²+4  y=(x+1)^2+4  \left(x+1\right)^{2}+4`,
      wrong: raw`x^2+2x+5  (x-1)^2+4  (x+1)^2-4  (x+1)^2+5  x(x+2)+5`,
    },
    {
      key: expression('1/(x-1)-1/(x+1)', { domain: { x: { from: 2, to: 6 } } }),
      right: raw`1/(x-1)-1/(x+1)  2/(x^2-1)  \frac{1}{x-1}-\frac{1}{x+1}  2/((x-1)(x+1))  -1/(x+1)+1/(x-1)  \frac{2}{x^2-1}`,
      wrong: raw`1/(x+1)-1/(x-1)  2/(x^2+1)  1/(x^2-1)  0  1/(x-1)+1/(x+1)  1/x-1-1/x+1`,
    },
    {
      key: expression('m g sin(theta)', { variables: ['m', 'g', 'theta'] }),
      right: raw`mg sin θ  mgsinθ  mg\sin\theta  m g sin(theta)  g m sin θ  mg*sin(θ)  mg sin(θ)`,
      wrong: raw`mg cos θ  mg  m sin θ  mg tan θ  g sin θ  mg/sin θ`,
    },
    {
      key: expression('sqrt(2 g h)', { variables: ['g', 'h'] }),
      right: raw`√(2gh)  sqrt(2gh)  (2gh)^(1/2)  \sqrt{2gh}  v=√(2gh)`,
      wrong: raw`2gh  √(gh)  √(2g)h  2√(gh)  √(2g/h)`,
    },
  ],
  'a result of calculus': [
    {
      key: expression('6x^2-4/x^3'),
      right: raw`6x^2-4/x^3  6x^2-4x^-3  6x^2-4x^{-3}  6x²−4x⁻³  \frac{dy}{dx}=6x^2-\frac{4}{x^3}  dy/dx=6x^2-4/x^3  f'(x)=6x^2-4/x^3  2(3x^2-2/x^3)  (6x^5-4)/x^3  -4/x^3+6x^2`,
      wrong: raw`6x^2+4/x^3  6x^2-4/x  6x^2-4x^3  6x^2-4/(3x^3)  2x^3+2/x^2  6x-4/x^3  6x^2-4`,
    },
    {
      key: expression('2x e^(x^2)'),
      right: raw`2xe^(x^2)  2x e^{x^2}  2xe^{x²}  e^(x^2)*2x  2x\mathrm{e}^{x^{2}}  2x exp(x^2)  2e^(x^2)x`,
      wrong: raw`e^(x^2)  2xe^(2x)  x^2e^(x^2)  2e^(x^2)  2x(e^x)^2  2x+e^(x^2)`,
    },
    {
      key: expression('cos(x)-x sin(x)'),
      right: raw`cosx-xsinx  cos(x)-x sin(x)  -x sin x+cos x  \cos x-x\sin x  cos x - x sin x`,
      wrong: raw`cosx+xsinx  -sinx  cosx-sinx  -xsinx`,
    },
    {
      key: expression('x^2/2 ln(x)-x^2/4', { constant: 'added' }),
      right: raw`x^2/2 lnx-x^2/4+C  \frac{x^2}{2}\ln x-\frac{x^2}{4}+c  (x^2/4)(2lnx-1)+C  0.5x^2lnx-0.25x^2+k  1/2x^2 ln x - 1/4 x^2 + C  x²(2ln x−1)/4+C`,
      wrong: raw`x^2/2lnx-x^2/4  x^2/2lnx+x^2/4+C  x^2lnx-x^2/4+C  x^2/2 lnx-x/2+C  xlnx-x+C`,
    },
    {
      key: expression('sin(2x)/2', { constant: 'added' }),
      right: raw`1/2 sin2x+C  \frac12\sin 2x+c  sin(2x)/2+C  sinxcosx+C  0.5sin(2x)+k  sin x cos x + C`,
      wrong: raw`sin2x+C  2sin2x+C  -1/2sin2x+C  1/2cos2x+C  1/2sin2x  1/2 sin x+C`,
    },
    {
      key: expression('x^3', { constant: 'factor' }),
      right: raw`Ax^3  y=Cx^3  kx³  y = Cx^{3}  e^c x^3`,
      wrong: raw`x^3  x^3+C  Ax^2  A+x^3  Ax^-3  (Ax)^2`,
    },
  ],
  'an equation': [
    {
      key: { kind: 'equation', value: 'y = 2x^2 - 3x + 1' },
      right: raw`y=2x^2-3x+1  y=(2x-1)(x-1)  y-1=2x^2-3x  2x^2-3x-y+1=0  y = 2x² − 3x + 1  f(x)=2x^2-3x+1  y=1-3x+2x^2  2y=4x^2-6x+2`,
      wrong: raw`y=2x^2+3x+1  y=2x^2-3x  x=2y^2-3y+1  y=2x^2-3x-1  y=-2x^2+3x-1  2x^2-3x+1=0`,
      unreadable: raw`2x^2-3x+1  y=2x^2-`,
    },
    {
      key: { kind: 'equation', value: 'x = -2' },
      right: raw`x=-2  x = −2  x+2=0  -2=x  x=-2.0  2x=-4`,
      wrong: raw`y=-2  x=2  x-2=0  x=-1`,
      unreadable: raw`-2  x=`,
    },
    {
      key: { kind: 'equation', value: '3x - y + 2z = 5' },
      right: raw`3x-y+2z=5  3x − y + 2z = 5  y=3x+2z-5  6x-2y+4z=10  3x-y+2z-5=0  -3x+y-2z=-5  3(x-1)-(y-2)+2(z-2)=0`,
      wrong: raw`3x+y+2z=5  3x-y+2z=-5  3x-y=5  x-y+2z=5  3x-y+2z=0`,
    },
    {
      key: { kind: 'equation', value: 'y = x/2 - 5', form: 'explicit' },
      right: raw`y=x/2-5  y=0.5x-5  y=1/2 x-5  y=\frac{x}{2}-5  y=-5+x/2  y=½x−5  y=(x-10)/2`,
      wrong: raw`x-2y=10  2y=x-10  y=2x-5  y=x/2+5  y=-x/2-5  y+5=x/2`,
    },
    {
      key: { kind: 'equation', value: 'x - 3y + 7 = 0', form: 'whole_numbers' },
      right: raw`x-3y+7=0  x-3y=-7  3y=x+7  2x-6y+14=0  -x+3y-7=0  3y-x=7`,
      wrong: raw`y=x/3+7/3  x+3y+7=0  x/3-y+7/3=0  x-3y=7  3x-y+7=0`,
    },
  ],
  'several solutions': [
    {
      key: { kind: 'set', values: ['0', '-4', '4'] },
      right: raw`0, 4, -4  x=0, ±4  0, ±4  x = 0 or x = ±4  {-4,0,4}  x=0 or x=4 or x=-4  -4; 0; 4  x = -4, 0, 4  0 and ±4`,
      wrong: raw`±4  0, 4  4, -4  0, 16  0, 2, -2  -4, 0`,
      unreadable: raw`x(x-4)(x+4)`,
    },
    {
      key: { kind: 'set', values: ['-1/3', '2'] },
      right: raw`-1/3, 2  x=2, x=-1/3  2 or -1/3  x = -\frac13, 2  -\frac{1}{3} and 2  {2, -1/3}  x=2 and x=-1/3  2; -1/3`,
      wrong: raw`1/3, -2  -0.333, 2  2  -1/3  3, 2  -3, 2  -1/3, -2`,
    },
    {
      key: { kind: 'set', values: ['2pi/3', '4pi/3'] },
      right: raw`2π/3, 4π/3  x=2π/3, 4π/3  \frac{2\pi}{3},\frac{4\pi}{3}  4π/3 or 2π/3  120°, 240°  2pi/3 and 4pi/3  θ = 2π/3, θ = 4π/3`,
      wrong: raw`2π/3  2π/3, 5π/3  π/3, 2π/3  ±2π/3  2.09, 4.19  120, 240`,
    },
    {
      key: { kind: 'set', values: ['3i', '-3i'] },
      right: raw`±3i  3i, -3i  z=±3i  z = 3i or z = -3i  -3i and 3i  \pm 3i`,
      wrong: raw`±3  3i  ±9i  3, -3  ±i  -3i`,
    },
    {
      key: { kind: 'set', values: ['1', '3', '9', '27'], ordered: true },
      right: raw`1,3,9,27  1, 3, 9, 27, ...  u1=1, u2=3, u3=9, u4=27  1; 3; 9; 27  T_1=1, T_2=3, T_3=9, T_4=27`,
      wrong: raw`27,9,3,1  3,9,27,81  1,3,9  1,3,6,9`,
    },
  ],
  'a range of values': [
    {
      key: { kind: 'interval', intervals: [{ from: '3', to: null, open_from: true }] },
      right: raw`x>3  (3,∞)  ]3,∞[  3<x  x ∈ (3, ∞)  (3, +∞)  (3,infinity)  x\in(3,\infty)  {x: x>3}  x>3.0  ]3;+∞[  3 < x < ∞  k>3`,
      wrong: raw`x≥3  x<3  [3,∞)  x>-3  (-∞,3)  x=3  x>4`,
      unreadable: raw`3  >  greater than 3`,
    },
    {
      key: {
        kind: 'interval',
        intervals: [
          { from: '0', to: '1' },
          { from: '3', to: null },
        ],
      },
      right: raw`0≤x≤1 or x≥3  [0,1]∪[3,∞)  [0,1] U [3,oo)  0<=x<=1, x>=3  x≥3 or 0≤x≤1  [0;1]∪[3;+∞[  x∈[0,1]∪[3,∞)`,
      wrong: raw`0<x<1 or x>3  [0,3]  [0,1]  x≥3  [0,1)∪(3,∞)  1≤x≤3`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: '-1', to: '1' }], variable: 'y' },
      right: raw`-1≤y≤1  [-1,1]  -1≤f(x)≤1  |y|≤1  y∈[-1,1]  -1 <= y <= 1`,
      wrong: raw`-1<y<1  (-1,1)  y≤1  [-1,1)  |y|≥1  0≤y≤1`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: '2', to: '6', open_from: true, open_to: true }] },
      right: raw`2<t<6  2<t<6 s  (2,6)  2 s < t < 6 s  t∈(2,6)  |t-4|<2`,
      wrong: raw`2≤t≤6  t>2  t<6  (2,5)`,
    },
    {
      key: {
        kind: 'interval',
        intervals: [
          { from: null, to: '-1/2', open_to: true },
          { from: '-1/2', to: null, open_from: true },
        ],
      },
      right: raw`x≠-1/2  x∈ℝ, x≠-1/2  x\neq-\frac12  ℝ\{-1/2}  x≠-0.5  (-∞,-1/2)∪(-1/2,∞)  x ∈ R, x ≠ -0.5  x<-1/2 or x>-1/2  R \ {-1/2}`,
      wrong: raw`x=-1/2  x≠1/2  x>-1/2  ℝ`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: null, to: '-2' }], either_ends: true },
      right: raw`x<-2  x≤-2  (-∞,-2)  (-∞,-2]`,
      wrong: raw`x>-2  x<2  (-2,∞)`,
    },
  ],
  'coordinates and components': [
    {
      key: { kind: 'coordinate', values: ['3', '-2'] },
      right: raw`(3,-2)  (3, −2)  x=3,y=-2  x = 3; y = -2  3,-2  Q(3,-2)  M=(3,-2)  (3.0,-2.0)  (3;-2)  [3; -2]  \left(3,\,-2\right)`,
      wrong: raw`(-2,3)  (3,2)  (-3,-2)  (3,-2,1)  (3,-1)  (-3,2)`,
      unreadable: raw`3  y=-2  3,`,
    },
    {
      key: { kind: 'coordinate', values: ['pi/2', '1'] },
      right: raw`(π/2,1)  (pi/2, 1)  (\frac{\pi}{2},1)  x=π/2, y=1  (½π, 1)`,
      wrong: raw`(1.57,1)  (1,π/2)  (π,1)  (π/2,-1)  (90,1)`,
    },
    {
      key: { kind: 'vector', values: ['2', '-1', '4'] },
      right: raw`2i-j+4k  (2,-1,4)  \begin{pmatrix}2\\-1\\4\end{pmatrix}  2i − j + 4k  4k-j+2i  [2;-1;4]  2\vec i-\vec j+4\vec k  \begin{bmatrix}2\\-1\\4\end{bmatrix}  2*i-1*j+4*k  r=2i-j+4k  (2 -1 4)`,
      wrong: raw`2i+j+4k  (2,-1)  (-2,1,-4)  2i-j-4k  (4,-1,2)  2i-j+4j`,
      unreadable: raw`√21  2-1+4`,
    },
    {
      key: { kind: 'vector', values: ['1/sqrt(3)', '-1/sqrt(3)', '1/sqrt(3)'] },
      right: raw`1/√3(1,-1,1)  (1/√3,-1/√3,1/√3)  \frac{1}{\sqrt3}(1,-1,1)  \frac{1}{\sqrt{3}}\begin{pmatrix}1\\-1\\1\end{pmatrix}  (i-j+k)/√3  (√3/3,-√3/3,√3/3)  1/√3 i - 1/√3 j + 1/√3 k  \frac{i-j+k}{\sqrt3}`,
      wrong: raw`(1,-1,1)  1/3(1,-1,1)  1/√3(1,1,1)  √3(1,-1,1)`,
    },
    {
      key: { kind: 'vector', values: ['4', '-2'], direction: true },
      right: raw`(2,-1)  (4,-2)  (-2,1)  2i-j  (1,-0.5)  (-4,2)  \binom{2}{-1}  (0.894,-0.447)`,
      wrong: raw`(2,1)  (1,-2)  (0,0)  (4,2)  (4,-2,1)`,
    },
  ],
  'the formula of an ion or compound': [
    {
      key: { kind: 'formula', value: 'PO4^3-' },
      right: raw`PO4^3-  PO43-  PO₄³⁻  PO4 3-  PO4^{3-}  [PO4]^3-  PO4^(3-)  PO4^-3  PO4---  \mathrm{PO_4^{3-}}`,
      wrong: raw`PO4  PO3^3-  PO4^2-  PO4^3+  P2O4^3-  HPO4^2-`,
      unreadable: raw`phosphate  po4^3-`,
    },
    {
      key: { kind: 'formula', value: 'Al^3+' },
      right: raw`Al^3+  Al3+  Al³⁺  Al+3  Al^{3+}  Al+++  Al 3+`,
      wrong: raw`Al  Al^3-  Al^2+  Al2^3+`,
    },
    {
      key: { kind: 'formula', value: 'CaCO3' },
      right: raw`CaCO3  CaCO₃  CaCO3(s)  \text{CaCO}_3  \ce{CaCO3}  CaCO_3`,
      wrong: raw`CaCO2  Ca2CO3  CaC  CaO  Ca(HCO3)2  CaCO3^2-`,
    },
    {
      key: { kind: 'formula', value: 'Ca(NO3)2' },
      right: raw`Ca(NO3)2  Ca(NO₃)₂  Ca(NO_3)_2  Ca(NO3)2(aq)  \mathrm{Ca(NO_3)_2}`,
      wrong: raw`CaNO3  CaNO32  Ca2NO3  Ca(NO2)2  Ca(NO3)3`,
    },
    {
      key: { kind: 'formula', value: '[Co(NH3)6]^3+' },
      right: raw`[Co(NH3)6]^3+  [Co(NH3)6]3+  [Co(NH₃)₆]³⁺  Co(NH3)6^3+  [Co(NH_3)_6]^{3+}`,
      wrong: raw`[Co(NH3)6]^2+  [Co(NH3)4]^3+  [Co(NH3)6]  [CO(NH3)6]^3+`,
    },
    {
      key: { kind: 'formula', value: 'H3O^+' },
      right: raw`H3O^+  H3O+  H₃O⁺  H_3O^+  [H3O]+  H3O^{+}`,
      wrong: raw`H2O  H3O  OH^-  H3O^-  H^+`,
    },
  ],
  'the structure of a molecule': [
    {
      key: { kind: 'formula', value: 'CH3CH2CH(CH3)CH3' },
      right: raw`CH3CH2CH(CH3)CH3  (CH3)2CHCH2CH3  CH3CH(CH3)CH2CH3  CH3CH2CH(CH3)2  C2H5CH(CH3)2`,
      wrong: raw`CH3CH2CH2CH2CH3  C(CH3)4  C5H12  CH3CH(CH3)CH3`,
    },
    {
      key: { kind: 'formula', value: 'CH3COOCH3' },
      right: raw`CH3COOCH3  CH3CO2CH3  CH3OCOCH3  CH3C(=O)OCH3  CH3-COO-CH3  CH3OOCCH3`,
      wrong: raw`HCOOCH2CH3  CH3CH2COOH  CH3COCH3  C3H6O2  CH3COOH`,
    },
    {
      key: { kind: 'formula', value: 'CH3CH2OCH2CH3' },
      right: raw`CH3CH2OCH2CH3  C2H5OC2H5  (CH3CH2)2O  (C2H5)2O  CH3CH2-O-CH2CH3`,
      wrong: raw`CH3OCH3  CH3CH2CH2CH2OH  C4H10O  CH3OCH2CH2CH3`,
    },
    {
      key: { kind: 'formula', value: 'CH2=C(CH3)2' },
      right: raw`CH2=C(CH3)2  (CH3)2C=CH2  CH2=C(CH3)CH3  H2C=C(CH3)2  CH3C(CH3)=CH2`,
      wrong: raw`CH3CH=CHCH3  CH2=CHCH2CH3  C4H8  (CH3)3CH`,
    },
    {
      key: { kind: 'formula', value: 'CH3CH(NH2)COOH' },
      right: raw`CH3CH(NH2)COOH  H2NCH(CH3)COOH  HOOCCH(NH2)CH3  HOOCCH(CH3)NH2  CH3CH(NH2)CO2H  NH2CH(CH3)COOH`,
      wrong: raw`H2NCH2COOH  CH3CH2CONH2  H2NCH2CH2COOH`,
    },
    {
      key: { kind: 'formula', value: 'C6H5COOH' },
      right: raw`C6H5COOH  C6H5CO2H  HOOCC6H5  C6H5-COOH`,
      wrong: raw`C6H5CHO  C6H5OH  C6H5CH2COOH  C7H6O2`,
    },
    {
      key: { kind: 'formula', value: 'HOCH2CH2OH' },
      right: raw`HOCH2CH2OH  CH2OHCH2OH  HO-CH2-CH2-OH  HO(CH2)2OH  CH2(OH)CH2OH  (CH2OH)2`,
      wrong: raw`CH3CH2OH  CH3CH(OH)2  HOCH2CHO`,
    },
    {
      key: { kind: 'formula', value: 'CH3CCl3' },
      right: raw`CH3CCl3  CCl3CH3  Cl3CCH3`,
      wrong: raw`CH2ClCHCl2  CH3CHCl2  CCl4`,
    },
  ],
};
