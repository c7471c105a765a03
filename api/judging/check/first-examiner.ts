import { expression, type KindsOfAnswers, number } from './hand-written.ts';

const raw = String.raw;

export const FIRST_EXAMINER: KindsOfAnswers = {
  'a count': [
    {
      key: number(14),
      right: raw`14  14.0  x = 14  n=14  14.  = 14  +14  28/2=14  \ 14  n = 14.00  １４  ١٤  Answer: 14  14 min`,
      wrong: raw`-14  15  13  14.2  1.4  140  14^2  7*2  28/2  34-20  13.9  1/14  14!  2^14`,
      unreadable: raw`fourteen  14 or 15  n  12 to 14  14, 15  about that many  x=14 and x=-14  14 eggs`,
    },
    {
      key: number(40320),
      right: raw`40320  40 320  40,320  40300  4.032x10^4  8!=40320  40\,320  4.03 \times 10^4`,
      wrong: raw`40000  403200  5040  4x10^4  40200  40400`,
    },
  ],
  'three figures': [
    {
      key: number(1184.64),
      right: raw`1180  1184.64  1.18x10^3  1.18 × 10^3  1185  1184.6  1,180  1 180  1184,64  1.1846*10^3  x ≈ 1180  1.18e3`,
      wrong: raw`1186  1187  1190  1200  1170  118  11800  -1180  1000  1179`,
    },
    {
      key: number(-0.0456789),
      right: raw`-0.0457  -0.04568  −0.0457  -4.57x10^-2  -0.0456789  -,0457  -.0457  x=-0.0457`,
      wrong: raw`-0.046  -0.0456  0.0457  -0.0458  -0.457  -0.05  -4.57x10^2`,
      unreadable: raw`minus a bit  -0.0457 or 0.0457`,
    },
    {
      key: number(7 / 3),
      right: raw`7/3  2.33  2.333  2 1/3  2⅓  \frac{7}{3}`,
      wrong: raw`2.3  2.34  3/7  2.4  -7/3`,
    },
  ],
  'a measured value': [
    {
      key: number(2.5, { unit: 'h' }),
      right: raw`2 h 30 min  2h 30min  2 hours 30 minutes  2 hours and 30 minutes  150 min  2½ h  2.5`,
      wrong: raw`2 h 5 min  2 h 50 min  2.3 h  3 h 30 min`,
      unreadable: raw`30 min 2 h  2 h 30 m`,
    },
    {
      key: number(101.325, { unit: 'kPa' }),
      right: raw`101 KPa  101 kpa  101.3 kPa  101000 Pa`,
      wrong: raw`101 Pa  100 kPa`,
    },
    {
      key: number(9.81, { unit: 'm s^-2', tolerance: 0.1 }),
      right: raw`9.81 m s^-2  9.8 m/s^2  9.81 m/s²  9.81 N/kg  9.8  981 cm/s^2  9.81 m/s/s`,
      wrong: raw`9.81 m/s  10  98.1  -9.8`,
    },
    {
      key: number(4180, { unit: 'J kg^-1 K^-1', tolerance: 42 }),
      right: raw`4180 J/(kg K)  4.18 KJ/(kg K)  4'180 J/(Kg K)  4.18 kJ/(kg K)  4.18 J/(g K)  4.18 J g^-1 K^-1  4200 J/kgK  4.18x10^3 J/kg/K  4180 J kg⁻¹ °C⁻¹  4180`,
      wrong: raw`4180 J/kg  418  4.18  4180 kJ kg^-1 K^-1`,
    },
    {
      key: number(96, { unit: 'km h^-1' }),
      right: raw`96 km/h  96 kmh^-1  96 kph  96 km per hour  26.7 m/s  96`,
      wrong: raw`96 m/s  96 mph  60`,
    },
    {
      key: number(0.5, { unit: 'mol dm^-3' }),
      right: raw`0.5 mol dm^-3  0.500 mol/dm3  0.5M  0.50 mol dm⁻³  0.5 mol L^-1  1/2 mol dm^-3`,
      wrong: raw`0.5 mol  0.5 g dm^-3  0.05  5`,
    },
    {
      key: number(-99, { unit: 'kJ mol^-1', tolerance: 0.2 }),
      right: raw`-99 kJ mol^-1  -99 kJ/mol  -99  −99 kJ mol⁻¹  -99.0 kJ mol-1  -99 kilojoules per mole  ΔH = -99 kJ mol^-1  -99000 J mol^-1  -99 \text{ kJ mol}^{-1}  -99 kJ per mol`,
      wrong: raw`99 kJ mol^-1  -99 kJ  -99 J mol^-1  -100 kJ mol^-1  -9.9 kJ mol^-1  -990 kJ/mol  -99 kg  -95`,
      unreadable: raw`exothermic  kJ mol^-1  -99 somethings`,
    },
    {
      key: number(12.4, { unit: 'm s^-1', unit_asked: true }),
      right: raw`12.4 m s^-1  12.4 m/s  12.4ms^-1  12.4 ms⁻¹  12.4 metres per second  v = 12.4 m/s  44.64 km/h  12,4 m/s  1.24x10^1 m s^-1  12.4 m s-1`,
      wrong: raw`12.4  12.4 m  12.4 m s^-2  12.4 km/s  12.4 s  -12.4 m/s  12.6 m/s  124 m/s  12.4 N  12 m/s`,
      unreadable: raw`m/s  12.4 quickly  fast`,
    },
    {
      key: number(35, { unit: '°' }),
      right: raw`35  35°  35 degrees  35^\circ  x = 35°  35 deg`,
    },
  ],
  'data of two figures': [
    {
      key: number(12.5, { unit: 'm', tolerance: 0.125 }),
      right: raw`12.5 m  12.5  25/2 m  12.4  13 m`,
      wrong: raw`5 m  12 m  11  125  10`,
    },
    {
      key: number(0.000123, { tolerance: 1.3e-6 }),
      right: raw`1.23x10^-4  0.000123  1.2x10^-4  1.23E-4  1.23 \cdot 10^{-4}  12.3x10^-5  1.23×10−4  1.23 x 10-4`,
      wrong: raw`1.23x10^4  0.00123  1x10^-4  1.23x10^-3`,
    },
    {
      key: number(4.4219, { unit: 's', tolerance: 0.0442 }),
      right: raw`4.4 s  4.42 s  4.4  4.42  4.43 s  4.4219 seconds  t = 4.42s  4.40 s  4.38  4,42 s  4420 ms  0.442x10^1 s`,
      wrong: raw`4 s  4.5 s  4.3 s  44.2 s  -4.4 s  0.44 s  4.2 s  4.42 m  9.8 s  5 s  4.42 N  4.42 min`,
      unreadable: raw`about four seconds  seconds`,
    },
    {
      key: number(1.376e-17, { unit: 'C', tolerance: 1.376e-19 }),
      right: raw`1.4x10^-17  1.38x10^-17 C  1.376e-17  1.38 × 10⁻¹⁷ C  1.376 \times 10^{-17}  +1.38x10^-17 coulombs  13.8x10^-18 C  0.138x10^-16 C  1.38*10^-17  q = 1.4x10^-17 C`,
      wrong: raw`1.38x10^-16  1.3x10^-17  1x10^-17  -1.38x10^-17  1.38x10^17  3.55x10^-17  1.38  86  1.38x10^-17 A  1.6x10^-19  2x10^-17  1.45x10^-17`,
      unreadable: raw`tiny  C`,
    },
  ],
  'an exact fraction': [
    {
      key: number(2 / 3, { exact: '2/3', form: 'exact' }),
      right: raw`2/3  0.\overline{6}  0.\dot{6}  0.6̇  0.6 recurring  0.6 repeating  ⅔  4/6`,
      wrong: raw`1-1/3  1/3+1/3  0.67  0.666  0.\overline{7}  sqrt(4/9)  0.5+1/6`,
    },
    {
      key: number(7, { form: 'exact' }),
      right: raw`7  7.0  x = 7`,
      wrong: raw`sqrt49  \sqrt{49}  7sqrt(1)  log_2(128)  14cos(60°)  3+4`,
    },
    {
      key: number(4 / 11, { exact: '4/11', form: 'shape' }),
      right: raw`4/11  \frac{4}{11}  x = 4/11`,
      wrong: raw`8/22  36/99  0.364  11/4  0.3636`,
    },
    {
      key: number(-1.5, { form: 'exact' }),
      right: raw`-3/2  -1.5  -1.50  -1 1/2  \frac{-3}{2}  -\frac{3}{2}  x=-3/2  3/(-2)  −1½  -6/4`,
      wrong: raw`-1.503  3/2  1.5  -2/3  -1.49  -15  -1.6  -3  -1.4  -1`,
      unreadable: raw`x  -3/  minus one and a half`,
    },
    {
      key: number(5 / 11, { form: 'exact' }),
      right: raw`5/11  \frac{5}{11}  \frac5{11}  10/22  x = 5/11  5÷11`,
      wrong: raw`0.455  0.4545  0.45  11/5  -5/11  5/12  0.454545  0.5  4/11  6/11  0.46`,
    },
    {
      key: number(206.2, { form: 'exact' }),
      right: raw`206.2  1031/5  206 1/5  206,2  206.20`,
      wrong: raw`206  206.6  206.3  618.6  207`,
    },
  ],
  'an exact logarithm or root': [
    {
      key: number(Math.log(25), { exact: 'ln 25', form: 'shape' }),
      right: raw`ln 25  ln|25|  log_e(25)  \log_e 25  ln(25)  ln25  \ln\left(25\right)  \ln 25  x = ln 25  -ln(1/25)`,
      wrong: raw`2ln10-2ln2  2ln5  3.22  3.219  ln 5+ln 5  ln(100/4)  ln(5*5)  ln 20  log 25  25  ln(1/25)  ln 100 - ln 4`,
      unreadable: raw`ln  ln k  ln()`,
    },
    {
      key: number(5.5 + 4 * Math.log(2), { exact: '11/2+4ln2', form: 'exact' }),
      right: raw`5.5+4ln2  11/2+4ln(2)  5,5+4ln2  5.5+ln16  4\ln 2+\frac{11}{2}  \frac{11}{2}+\ln 16  (11+8ln2)/2`,
      wrong: raw`8.27  8.2726  5.5+4ln3  5.5-4ln2  4ln2  11/2+ln 4  9.5ln2  8.3`,
    },
    {
      key: number(2 + 3 * Math.sqrt(5), { exact: '2+3sqrt(5)', form: 'shape' }),
      right: raw`2+3sqrt5  2+3√5  3\sqrt{5}+2  2+3\sqrt5  (4+6sqrt(5))/2  2+sqrt(45)`,
      wrong: raw`8.71  3+2sqrt5  2-3sqrt5  5sqrt5  2+3*5  2+3sqrt(3)  sqrt(5)(3+2/sqrt(5))`,
      unreadable: raw`2+3√  root`,
    },
  ],
  'an angle': [
    {
      key: number(120, { unit: '°' }),
      right: raw`120°  120º  120  120 degrees  120^{\circ}  2pi/3 rad  120 deg.`,
      wrong: raw`60  240  -120  120 rad  2π/3`,
    },
    {
      key: number(Math.PI / 6, { exact: 'pi/6', form: 'exact', unit: 'rad' }),
      right: raw`pi/6  π/6  \frac{\pi}{6}  \frac{1}{6}\pi  pi/6 rad  θ = π/6  2pi/12  \pi/6  (1/6)π  30°`,
      wrong: raw`0.524  0.5236  pi/3  -pi/6  6/pi  5pi/6  pi  1/6  0.52  pi^6`,
      unreadable: raw`pi/  a sixth`,
    },
    {
      key: number(41.2702, { unit: '°' }),
      right: raw`41.3  41.3°  41.27°  41.2702  41.3 degrees  0.720 rad  B = 41.3°  41.270`,
      wrong: raw`41.2  41.4  41  -41.3  0.72  138.7  48.7  413  41.6  40  42  43.1`,
      unreadable: raw`acute  °`,
    },
    {
      key: number(2.5, { unit: 'rad' }),
      right: raw`2.5  2.50  2.5 rad  5/2  2.5 radians`,
      wrong: raw`143`,
    },
  ],
  'a probability or percentage': [
    {
      key: number(0.05),
      right: raw`0.05  5%  .05  1/20  5x10^-2  0,05  5 percent`,
      wrong: raw`0.5  0.005  0.051  1/5  50%`,
      unreadable: raw`5 eggs`,
    },
    { key: number(1 / 3), right: raw`1/3  0.333  .333  0.33333333  \frac13  0.333...`, wrong: raw`0.33  0.3  3  0.334` },
    {
      key: number(0.3456),
      right: raw`0.346  .346  0.3456  0,346  P = 0.346  P(X<3) = 0.346  3.46x10^-1  P(A|B)=0.3456`,
      wrong: raw`0.35  0.34  0.345  0.347  0.654  3.46  0.3  -0.346  1.346  0.0346`,
      unreadable: raw`likely  about a third  0.346 or so`,
    },
    {
      key: number(5 / 36, { form: 'exact' }),
      right: raw`5/36  \frac{5}{36}  10/72  P(A)=5/36  5 ÷ 36`,
      wrong: raw`0.139  5/18  31/36  36/5  0.1389  1/7  0.14`,
    },
    {
      key: number(75, { unit: '%' }),
      right: raw`75  75%  75 %  75 percent  75 per cent  75.0%  75\%`,
      wrong: raw`0.75%  25  7.5  750  74.5  25%  -75  57  76`,
      unreadable: raw`most`,
    },
  ],
  money: [
    {
      key: number(886.52, { unit: 'EUR', decimals: 0 }),
      right: raw`887  887 EUR  €887  EUR 887  887 euros  887 euro  887€  886.52  886.5`,
      wrong: raw`884  888  886  885  890  900  -887  88.7  8870  887 m  8.87  880`,
      unreadable: raw`a lot  EUR`,
    },
    {
      key: number(1340.0956, { unit: 'USD', decimals: 2 }),
      right: raw`1340.10  1,340.10  1340.1  $1340.10  1340.10 USD  USD 1340.10  1 340.10  1340.0956  1340.10 dollars`,
      wrong: raw`1340  1340.09  1340.2  1304.10  134.01  13401  1341  1300  1340.11  1339.90  -1340.10  1340.01  1350`,
      unreadable: raw`too much  $`,
    },
    { key: number(24, { unit: 'GBP' }), right: raw`24  £24  24 GBP` },
  ],
  'standard form': [
    {
      key: number(6.75e8, { form: 'standard' }),
      right: raw`6.75x10^8  6.75 x 10^8  6.75x10+8  6.75×10^8  6.75 × 10⁸  6.75*10^8  6.75\times10^{8}  6.75\cdot10^8  6,75x10^8  x = 6.75x10^8  6.750x10^8  6.75·10^8`,
      wrong: raw`675000000  67.5x10^7  0.675x10^9  6.75e8  6.75E8  6.75x10^7  6.75x10^9  6.8x10^8  -6.75x10^8  6.57x10^8  675 000 000  10^8  6.75  67.5*10^7`,
      unreadable: raw`six hundred million  10^`,
    },
    {
      key: number(1.5e-6, { form: 'standard', unit: 'm' }),
      right: raw`1.5x10^-6  1.5 × 10⁻⁶ m  1.5*10^-6 m  1.5\times10^{-6}  1.5×10^(-6)  1.50x10^-6`,
      wrong: raw`0.0000015  15x10^-7  0.15x10^-5  1.5x10^6  1.5x10^-5  1.5x10^-6 s  1.6x10^-6  -1.5x10^-6  1.5e-6  1.4x10^-6  5.1x10^-6  1.5`,
      unreadable: raw`1.5x10  a micrometre  m  1.5x`,
    },
  ],
  'a polynomial': [
    {
      key: expression('2x^2-12x+13'),
      right: raw`2x^2-12x+13  2x²−12x+13  13-12x+2x^2  2(x-3)^2-5  2x^2 - 12x + 13  f(x)=2x^2-12x+13  2x*x-12x+13  y = 2x^{2}-12x+13  2*x**2-12*x+13  2x(x-6)+13  2𝑥²-12𝑥+13  2X^2-12X+13`,
      wrong: raw`2x^2-12x-13  2x^2+12x+13  2x-12x+13  x^2-6x+6.5  2x^2-12x  -2x^2+12x-13  2x^2-12+13  2(x-3)^2+5  4x-12  2x^3-12x+13`,
      unreadable: raw`2x^2-12x+  2t^2-12t+13  a parabola  (2x^2-12x+13  2x^2-12y+13`,
    },
    {
      key: expression('x^3-2x+1', { form: 'expanded' }),
      right: raw`x^3-2x+1  1-2x+x^3  x³-2x+1  -2x+1+x^3  x^{3}-2x+1  y=x^3-2x+1  f(x) = x^3 - 2x + 1  x*x*x-2x+1`,
      wrong: raw`(x-1)(x^2+x-1)  x(x^2-2)+1  x^3-2x-1  x^3+2x+1  x^3-x-x+1  (x^2+x-1)(x-1)  x^2-2x+1  -(2x-1-x^3)`,
      unreadable: raw`x^3-2z+1  x^3-2x+1)  expanded  cubic  +`,
    },
    { key: expression('-4t'), right: raw`-4t  −4t`, wrong: raw`4t  -4` },
  ],
  'a factorised expression': [
    {
      key: expression('-3(x+3)(x-1)', { form: 'factorised' }),
      right: raw`-3(x+3)(x-1)  3(x+3)(1-x)  -3(x-1)(x+3)  (x+3)(x-1)(-3)  −3(x+3)(x−1)  -3*(x+3)*(x-1)  f'(x) = -3(x+3)(x-1)  3(1-x)(x+3)`,
      wrong: raw`-3x^2-6x+9  9-6x-3x^2  -3(x^2+2x-3)  (x+3)(3-3x)  (-3x-9)(x-1)  3(x+3)(x-1)  -3(x-3)(x+1)  -(3x+9)(x-1)  -3x(x+2)+9  (x+3)(x-1)`,
      unreadable: raw`-3(x+3)(x-1  no factors  -3(x+3)(  x=-3, x=1`,
    },
    {
      key: expression('(2x-1)(x+5)', { form: 'factorised' }),
      right: raw`(2x-1)(x+5)  (x+5)(2x-1)  (5+x)(2x-1)  2(x-0.5)(x+5)  (1-2x)(-x-5)  (2x - 1)(x + 5)  (2𝑥-1)(𝑥+5)  2(x-1/2)(x+5)`,
      wrong: raw`2x^2+9x-5  2x(x+5)-(x+5)  (2x+1)(x-5)  (2x-1)(x-5)  (x-1)(2x+5)  x(2x+9)-5  2x^2+9x-5=0  (2x-1)+(x+5)`,
      unreadable: raw`(2x-1)(x+5  (2a-1)(a+5)  factors`,
    },
    {
      key: expression('x(x-4)', { form: 'factorised' }),
      right: raw`x(x-4)  (x-4)x  -x(4-x)`,
      wrong: raw`x^2-4x  x(x+4)  (x-4)^2  x(x-4)-0x+1  4x(x-1)  -x(x-4)`,
    },
  ],
  'a fraction of polynomials': [
    {
      key: expression('5/(8-2x)', { form: 'single_fraction', domain: { x: { from: -0.9, to: 3.9 } } }),
      right: raw`5/(8-2x)  \frac{5}{8-2x}  -5/(2x-8)  5/(2(4-x))  2.5/(4-x)  S = 5/(8-2x)  \frac{-5}{2x-8}  5/(-2x+8)`,
      wrong: raw`1/(1-(2x-3)/5)  5/8-2x  5/(8+2x)  (8-2x)/5  \frac{1}{1-\frac{2x-3}{5}}  5/(2x-8)  1/(8-2x)  5/(8-2x)+1  5*(8-2x)^-1`,
      unreadable: raw`5/(8-2x  5 over 8-2x  5/(8-2r)  5/`,
    },
    {
      key: expression('x+3+4/(x-1)', { form: 'shape', domain: { x: { from: 2, to: 6 } } }),
      right: raw`x+3+4/(x-1)  4/(x-1)+x+3  3+x+\frac{4}{x-1}  x + 3 + \dfrac{4}{x-1}  f(x)=x+3+4/(x-1)  x+3-4/(1-x)`,
      wrong: raw`(x+1)^2/(x-1)  (x^2+2x+1)/(x-1)  x-3+4/(x-1)  x+3+4/(x+1)  x+3-4/(x-1)  x+3  \frac{(x+1)^2}{x-1}  x+4/(x-1)`,
      unreadable: raw`x+3 r 4  x+3+4/`,
    },
    {
      key: expression('1/(x+2)+3/(x-5)', { domain: { x: { from: 6, to: 9 } } }),
      right: raw`1/(x+2)+3/(x-5)  3/(x-5)+1/(x+2)  (4x+1)/((x+2)(x-5))  \frac{1}{x+2}+\frac{3}{x-5}`,
      wrong: raw`1/(x-5)+3/(x+2)  1/(x+2)-3/(x-5)  4/((x+2)(x-5))  1/x+2+3/x-5`,
      unreadable: raw`A=1, B=3  1/(x+2`,
    },
    {
      key: expression('0.3/(pi r^2)'),
      right: raw`0.3/(pi r^2)  0.0955/r^2  \frac{0.3}{\pi r^2}`,
      wrong: raw`0.3/pi*r^2  0.3/r^2`,
    },
  ],
  'exponentials, logarithms and sines': [
    {
      key: expression('e^(-0.5t)', { variables: ['t'] }),
      right: raw`e^(-0.5t)  e^{-t/2}  exp(-t/2)  1/e^(0.5t)  \mathrm{e}^{-0.5t}  e^{-\frac{t}{2}}`,
      wrong: raw`e^(0.5t)  -e^(0.5t)  e^(-2t)`,
    },
    {
      key: expression('1/(2sqrt(x))'),
      right: raw`1/(2sqrt(x))  \frac{1}{2\sqrt{x}}  1/2 x^(-1/2)  0.5x^-0.5  sqrt(x)/(2x)`,
      wrong: raw`1/2sqrt(x)  2/sqrt(x)  1/sqrt(2x)  -1/(2sqrt(x))`,
    },
    {
      key: expression('3e^(2x)-sin(x)'),
      right: raw`3e^(2x)-sin(x)  3e^{2x}-\sin x  3exp(2x)-sin x  -sin(x)+3e^(2x)  3(e^x)^2-sin(x)  3e^{2x}-\sin\left(x\right)  y' = 3e^(2x) - sin x  3*e^(2*x)-sin(x)`,
      wrong: raw`3e^2x-sin(x)  3e^(2x)+sin(x)  6e^(2x)-sin(x)  3e^(2x)-cos(x)  3e^x-sin(x)  e^(2x)-sin(x)  3e^(2x)-sin(2x)  3e^(2x)`,
      unreadable: raw`3e^(2x)-sin(  3e^-sin  3e^(2x)-sin(w)  increasing`,
    },
    {
      key: expression('ln(x^2+1)'),
      right: raw`ln(x^2+1)  \ln(x^2+1)  ln(1+x²)  \ln\left(x^{2}+1\right)  0.5ln((x^2+1)^2)  ln|x^2+1|`,
      wrong: raw`ln(x^2)+1  log(x^2+1)  2ln(x+1)  ln(x^2-1)  1/(x^2+1)  ln(x)^2+1  2x/(x^2+1)`,
      unreadable: raw`ln(x^2+1  ln x^2+1)  ln(z^2+1)`,
    },
    {
      key: expression('1-2sin^2(x)'),
      right: raw`1-2sin^2(x)  cos(2x)  1-2(sin x)^2  \cos 2x  2cos^2(x)-1  cos^2x-sin^2x`,
      wrong: raw`1-2sin(x^2)  sin(2x)  1+2sin^2(x)  1-sin^2(x)`,
      unreadable: raw`cos(2u)  1-2sin^`,
    },
    { key: expression('2^x'), right: raw`2^x  e^(x ln 2)`, wrong: raw`x^2  2x` },
  ],
  'an integral with its constant': [
    {
      key: expression('x^3/3-cos(x)', { constant: 'added' }),
      right: raw`x^3/3-cos(x)+C  \frac{x^3}{3}-\cos x+c  1/3 x^3 - cos x + k  C+x^3/3-cosx  x³/3-cos(x)+c  y = x^3/3-cos(x)+C  \frac{1}{3}x^{3}-\cos\left(x\right)+C  x^3/3-cos(x)+2C  (x^3-3cos x)/3+C`,
      wrong: raw`x^3/3-cos(x)  x^3/3+cos(x)+C  x^3-cos(x)+C  x^2-cos(x)+C  x^3/3-sin(x)+C  x^3/3-cos(x)+1  x^3/3+C  x^3/3-cos(x)+Cx  2x+cos(x)+C  \frac{x^3}{3}-\cos x`,
      unreadable: raw`x^3/3-cos(x)+  x^3/3-cos(+C  no idea`,
    },
    {
      key: expression('(3x+2)^5/15', { constant: 'added' }),
      right: raw`(3x+2)^5/15+C  \frac{(3x+2)^5}{15}+c  1/15(3x+2)^5+C  (1/15)(3x+2)^5 + c  \frac{1}{15}\left(3x+2\right)^{5}+C  c+(3x+2)^5/15`,
      wrong: raw`(3x+2)^5/15  (3x+2)^5/5+C  3(3x+2)^4+C  (3x+2)^5/3+C  15(3x+2)^5+C  (3x+2)^4/15+C  (3x+2)^5+C  \frac{(3x+2)^5}{15}`,
      unreadable: raw`(3x+2)^5/15+C)  ∫  C =`,
    },
    {
      key: expression('e^(2x)', { constant: 'factor' }),
      right: raw`Ae^(2x)  y = Ce^{2x}  ke^(2x)  e^(2x+c)  Be^(2x)`,
      wrong: raw`e^(2x)  Ae^x  e^(2x)+C  A+e^(2x)  Ae^(-2x)`,
      unreadable: raw`Ae^(2x`,
    },
  ],
  'an equation of a line': [
    {
      key: { kind: 'equation', value: 'x = 3' },
      right: raw`x=3  3=x  x-3=0  2x=6`,
      wrong: raw`y=3  x=-3  x=4`,
    },
    {
      key: { kind: 'equation', value: '2x-y+3z=7' },
      right: raw`2x-y+3z=7  -2x+y-3z=-7  2x-y+3z-7=0  4x-2y+6z=14`,
      wrong: raw`2x-y+3z=-7  2x+y+3z=7  x-y+3z=7`,
    },
    {
      key: { kind: 'equation', value: 'y - 4 = -1/2 (x - 1)' },
      right: raw`y-4=-1/2(x-1)  y=-1/2x+9/2  y = -0.5x+4.5  x+2y=9  x+2y-9=0  2y=9-x  y=\frac{9-x}{2}  y=-x/2+4.5  2y + x = 9  f(x)=-0.5x+4.5  y = 4.5 − 0.5x  9-x=2y`,
      wrong: raw`y=1/2x+9/2  y=-1/2x+4  y=-2x+9  y=2x+2  x+2y=8  y=-0.5x-4.5  y-4=-1/2(x+1)  y-1=-1/2(x-4)  y=9/2  x-2y=9`,
      unreadable: raw`-1/2x+9/2  m=-1/2  y=-1/2x+  y=-0.5z+4.5`,
    },
    {
      key: { kind: 'equation', value: '4x+5y=14', form: 'whole_numbers' },
      right: raw`4x+5y=14  5y+4x=14  4x+5y-14=0  8x+10y=28  5y=14-4x  14=4x+5y  -4x-5y=-14`,
      wrong: raw`y=-4/5x+14/5  0.8x+y=2.8  4x-5y=14  4x+5y=13  5x+4y=14  y=-0.8x+2.8  4x+5y=-14`,
    },
    {
      key: { kind: 'equation', value: 'y = 0.461538x + 3.076923' },
      right: raw`y=0.462x+3.08  y = 0.4615x + 3.077  y=3.08+0.462x  y=0.46154x+3.0769`,
      wrong: raw`y=0.462x  y=0.46x+3.1  y=0.462x+3.18  y=0.562x+3.08  y=3.08x+0.462  y=-0.462x+3.08`,
    },
  ],
  solutions: [
    {
      key: { kind: 'set', values: ['-1', '5'] },
      right: raw`-1,5  5, -1  x = -1 or x = 5  x₁=-1, x₂=5  x_1=-1, x_2=5  -1 and 5  {−1, 5}`,
      wrong: raw`1,-5  -1  5  -1,-5`,
    },
    {
      key: { kind: 'set', values: ['1+2i', '1-2i'] },
      right: raw`1±2i  1+2i, 1-2i  z=1+2i or z=1-2i  1 \pm 2i  x=1±2i`,
      wrong: raw`1+2i  2±i  1-2i  -1±2i`,
    },
    {
      key: { kind: 'set', values: ['-2', '3/2'] },
      right: raw`-2, 3/2  x=-2 or x=3/2  x = -2, x = 1.5  {-2, 3/2}  1.5 and -2  -2; 1,5  x=3/2 or -2  x=-2,1.5  x \in \{-2, \frac{3}{2}\}  x=-2 \text{ or } x=\frac{3}{2}  x = −2 or x = 1½  \left\{-2;\frac32\right\}  3/2,-2  x=-2 ∨ x=3/2`,
      wrong: raw`-2  3/2  2, -3/2  -2, 2/3  -2, 3/2, 0  x=-2 or x=3  2, 3/2  -3/2  x=2`,
      unreadable: raw`two solutions  x=  (x+2)(2x-3)  {-2, 3/2`,
    },
    {
      key: { kind: 'set', values: ['pi/6', '5pi/6'] },
      right: raw`pi/6, 5pi/6  x=π/6 or 5π/6  \frac{\pi}{6},\frac{5\pi}{6}  5pi/6 and pi/6  x = π/6, x = 5π/6  30°, 150°`,
      wrong: raw`pi/6  0.524, 2.62  pi/6, 7pi/6  pi/6, -pi/6  pi/3, 2pi/3  5pi/6  pi/6, 5pi/6, pi`,
    },
    {
      key: { kind: 'set', values: ['3', '6', '12'], ordered: true },
      right: raw`3, 6, 12  3; 6; 12  3,6,12  {3, 6, 12}  3 and 6 and 12`,
      wrong: raw`3, 12, 6  12, 6, 3  3, 6  3, 6, 9  6, 12, 24`,
      unreadable: raw`doubling`,
    },
  ],
  'an interval': [
    {
      key: { kind: 'interval', intervals: [{ from: '4', to: null }] },
      right: raw`[4,oo)  [4, ∞)  [4;oo[  x >= 4`,
      wrong: raw`(4,oo)  (-oo,4]`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: '0', to: null, open_from: true }] },
      right: raw`x>0  ℝ⁺  x∈ℝ⁺  \mathbb{R}^+  \mathbb{R}^{+}  0<x`,
      wrong: raw`ℝ⁻  \mathbb{R}^-  ℝ`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: '0', to: '12' }] },
      right: raw`0=<t=<12  0<=t<=12`,
      wrong: raw`0<t=<12`,
    },
    {
      key: {
        kind: 'interval',
        intervals: [{ from: '247.38197', to: '252.71803' }],
        tolerance: 0.51,
        either_ends: true,
      },
      right: raw`(247, 253)  [247,253]  247<μ<253  247.4<mu<252.7  [247.38, 252.72]  247 ≤ x ≤ 253`,
      wrong: raw`(247,252)  [249,253]`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: null, to: null }] },
      right: raw`x∈ℝ  R  (-∞,∞)  \mathbb{R}  x \in R  -∞<x<∞`,
      wrong: raw`x>0  (0,∞)  x<3`,
    },
    {
      key: {
        kind: 'interval',
        intervals: [
          { from: null, to: '3', open_to: true },
          { from: '3', to: null, open_from: true },
        ],
      },
      right: raw`x≠3  x!=3  x\neq3  x<3 or x>3  R\{3}  ℝ∖{3}  x∈ℝ, x≠3  (-∞,3)∪(3,∞)`,
      wrong: raw`x=3  x≠-3  x>3`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: null, to: '5/2' }] },
      right: raw`x<=5/2  x≤2.5  (-∞,2.5]  5/2>=x  ]-∞; 2,5]  x \leqslant 2.5`,
      wrong: raw`x<5/2  x>=5/2  x<=5  0<=x<=5/2  (0,5/2]`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: '-1', to: '4', open_from: true, open_to: true }] },
      right: raw`-1<x<4  (-1,4)  ]-1,4[  x in (-1,4)  |x-1.5|<2.5  x>-1 and x<4  x∈]-1;4[  4>x>-1  {x : -1<x<4}  -1 < x < 4  (-1; 4)  x \in \left(-1,4\right)  x<4 and x>-1  |2x-3|<5`,
      wrong: raw`-1<=x<=4  [-1,4]  x<-1 or x>4  x<4  -4<x<1  (-1,5)  |x|<4  [-1,4)  |x-1.5|<=2.5  x>4`,
      unreadable: raw`between  -1  (-1,4  x<`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: '-3', to: '1', open_from: true, open_to: true }], either_ends: true },
      right: raw`-3<x<1  -3<=x<=1  [-3,1]  (-3,1)  -3 ≤ x ≤ 1  [-3,1)`,
      wrong: raw`x<-3 or x>1  -1<x<3  x>-3  [-3,2]`,
      unreadable: raw`from left to right`,
    },
    {
      key: {
        kind: 'interval',
        intervals: [
          { from: null, to: '-2' },
          { from: '2', to: null },
        ],
        variable: 'y',
      },
      right: raw`|y|>=2  y<=-2 or y>=2  (-∞,-2]∪[2,∞)  (-inf,-2] U [2,inf)  y≤−2, y≥2  2<=|y|  f(x)<=-2 or f(x)>=2`,
      wrong: raw`-2<=y<=2  |y|>2  y>=2  |y|<=2`,
    },
  ],
  'a point': [
    {
      key: { kind: 'coordinate', values: ['2', '-5/4'] },
      right: raw`(2, -5/4)  (2,-1.25)  x=2, y=-5/4  P(2, -1.25)  2, -1.25  (2; -5/4)  \left(2,-\frac{5}{4}\right)  (2|-1,25)  (2; -1,25)  x = 2 and y = -1.25  A = (2, -1.25)  (2, −1¼)  [2, -5/4]  (2, -10/8)  C(2,-1.25)`,
      wrong: raw`(-5/4, 2)  (2, 5/4)  (-2, -5/4)  (2, -4/5)  (2, -1)  (4, -5)  (2, -1.2)  (2, -1.25, 0)  (2, -5/2)  (0, -1.25)`,
      unreadable: raw`2  (2, -5/4  x=2  below the axis`,
    },
    {
      key: { kind: 'coordinate', values: ['1.36', '35'], tolerance: 0.0051 },
      right: raw`(1.36, 35)  (1.36, 35.0)  x=1.36, y=35  (1.357, 35)  (1,36; 35)`,
      wrong: raw`(1.4, 35)  (35, 1.36)  (1.38, 35)  (1.36, 36)  (-1.36, 35)  (1.36, 3.5)`,
    },
    {
      key: { kind: 'coordinate', values: ['-1', '0', '3'] },
      right: raw`(-1, 0, 3)  (-1,0,3)  (−1; 0; 3)  x=-1, y=0, z=3  B(-1, 0, 3)`,
      wrong: raw`(-1, 3, 0)  (1, 0, 3)  (-1, 3)  (-1, 0, -3)  (0, -1, 3)`,
    },
  ],
  'a vector': [
    {
      key: { kind: 'vector', values: ['1', '-2', '3'] },
      right: raw`(1,-2,3)  i-2j+3k  \begin{pmatrix}1\\-2\\3\end{pmatrix}  <1,-2,3>  \mathbf{i}-2\mathbf{j}+3\mathbf{k}  (1; -2; 3)  v = (1,-2,3)  3k+i-2j  [1,-2,3]  \vec{v}=\begin{pmatrix}1\\-2\\3\end{pmatrix}  (1, −2, 3)  1i-2j+3k`,
      wrong: raw`(1,2,3)  (3,-2,1)  i+2j+3k  (-1,2,-3)  (1,-2)  (2,-4,6)  i-2j-3k  (1,-2,3,0)  (0,-2,3)  i-2k+3j`,
      unreadable: raw`1  upwards  (1,-2,3  sqrt(14)`,
    },
    {
      key: { kind: 'vector', values: ['3', '1'], direction: true },
      right: raw`(3,1)  (6,2)  (-3,-1)  (0.949,0.316)  (1, 1/3)  3i+j  (1,0.333)  \begin{pmatrix}3\\1\end{pmatrix}  (-0.949, -0.316)  5(3,1)  -\begin{pmatrix}3\\1\end{pmatrix}  \binom{3}{1}  (1.5, 0.5)  d = (3, 1)  (-6, -2)`,
      wrong: raw`(1,3)  (3,-1)  (0,0)  (0.9,0.3,1)  (0.949,-0.316)  (3,2)  (1,0.34)  i+3j  (0.707,0.707)  (3,1,0)`,
      unreadable: raw`3  along it`,
    },
  ],
  'a formula of an ion or salt': [
    {
      key: { kind: 'formula', value: 'Ca^2+' },
      right: raw`Ca^2+  Ca++  Ca2+  Ca²⁺  Ca^{2+}  Ca+2  Ca 2+`,
      wrong: raw`Ca  Ca^+  Ca^2-  K^+`,
    },
    {
      key: { kind: 'formula', value: '[Cu(NH3)4(H2O)2]^2+' },
      right: raw`[Cu(NH3)4(H2O)2]^2+  [Cu(NH3)4(H2O)2]2+  [Cu(NH₃)₄(H₂O)₂]²⁺  Cu(NH3)4(H2O)2^2+  [Cu(H2O)2(NH3)4]^2+`,
      wrong: raw`[Cu(NH3)4(H2O)2]^+  [Cu(NH3)4]^2+  [Cu(NH3)6]^2+  [Cu(NH3)4(H2O)2]`,
    },
    { key: { kind: 'formula', value: 'CH4' }, right: raw`CH4  CH₄  \text{CH}_4  \mathrm{CH_4}`, wrong: raw`C2H6  CH3  C4H` },
    {
      key: { kind: 'formula', value: 'SO4^2-' },
      right: raw`SO4^2-  SO₄²⁻  SO4^{2-}  SO4 2-  SO_4^{2-}  \mathrm{SO_4^{2-}}  [SO4]2-  SO42-  SO4^-2  \ce{SO4^2-}  SO4²⁻`,
      wrong: raw`SO4  SO3^2-  SO4^-  SO4^2+  S2O4^2-  SO4^3-  HSO4^-  S^2-  O4S  SO2`,
      unreadable: raw`sulfate  so4^2-  2SO4^2-  SO4^x`,
    },
    {
      key: { kind: 'formula', value: 'Al2(SO4)3' },
      right: raw`Al2(SO4)3  Al₂(SO₄)₃  Al_2(SO_4)_3  \mathrm{Al_2(SO_4)_3}  Al2[SO4]3  Ａl2(SO4)3  Al_{2}(SO_{4})_{3}`,
      wrong: raw`AlSO4  Al3(SO4)2  Al2SO43  Al2(SO3)3  Al2S3  Al(SO4)3`,
      unreadable: raw`aluminium sulfate  Al2(SO4  al2(so4)3`,
    },
    {
      key: { kind: 'formula', value: 'NH4^+' },
      right: raw`NH4^+  NH4+  NH₄⁺  NH_4^+  [NH4]+`,
      wrong: raw`NH3  NH4  NH4^-  NH4^2+`,
    },
  ],
  'a structural formula': [
    {
      key: { kind: 'formula', value: 'CH3NHCH3' },
      right: raw`CH3NHCH3  (CH3)2NH  CH3-NH-CH3  HN(CH3)2`,
      wrong: raw`CH3CH2NH2  CH3NH2  (CH3)3N`,
    },
    {
      key: { kind: 'formula', value: 'HCOOCH3' },
      right: raw`HCOOCH3  HCO2CH3  CH3OCHO  CH3OOCH`,
      wrong: raw`CH3COOH  HCOOH  CH3COOCH3`,
    },
    {
      key: { kind: 'formula', value: 'CH2=CHCH3' },
      right: raw`CH2=CHCH3  CH3CH=CH2  H2C=CHCH3  CH3-CH=CH2  CH2CHCH3`,
      wrong: raw`CH3CH2CH3  C3H8  CH2=CH2`,
    },
    {
      key: { kind: 'formula', value: 'C6H12O6' },
      right: raw`C6H12O6  C₆H₁₂O₆  C6O6H12  H12C6O6`,
      wrong: raw`CH2O  C6H12O5  C6H10O6`,
    },
    {
      key: { kind: 'formula', value: 'CH3CH(CH3)CH3' },
      right: raw`CH3CH(CH3)CH3  (CH3)3CH  CH(CH3)3  (CH3)2CHCH3`,
      wrong: raw`CH3CH2CH2CH3  C4H10`,
    },
    {
      key: { kind: 'formula', value: 'HOOC(CH2)4COOH' },
      right: raw`HOOC(CH2)4COOH  HO2C(CH2)4CO2H  HOOCCH2CH2CH2CH2COOH  HOOC-(CH2)4-COOH  COOH(CH2)4COOH  HOOC(CH₂)₄COOH  HOOC–(CH2)4–COOH  COOH-CH2-CH2-CH2-CH2-COOH  HO2CCH2CH2CH2CH2CO2H`,
      wrong: raw`HOOC(CH2)3COOH  HOOC(CH2)5COOH  HO(CH2)4OH  C6H10O4  CH3(CH2)4COOH  HOOC(CH2)4CHO`,
      unreadable: raw`hexanedioic acid  hooc(ch2)4cooh  X`,
    },
    {
      key: { kind: 'formula', value: 'CH3COOCH2CH3' },
      right: raw`CH3COOCH2CH3  CH3CO2CH2CH3  CH3COOC2H5  CH3CO2C2H5  C2H5OCOCH3  CH3CH2OCOCH3  CH3CH2OOCCH3  CH3-CO-O-CH2-CH3  H3CCOOCH2CH3`,
      wrong: raw`CH3CH2COOCH3  CH3COOH  HCOOCH2CH2CH3  CH3CH2CH2COOH  C4H8O2  CH3COCH2CH3`,
    },
    {
      key: { kind: 'formula', value: 'CH3CH(OH)CH3' },
      right: raw`CH3CH(OH)CH3  CH3CHOHCH3  (CH3)2CHOH  CH3-CH(OH)-CH3  HOCH(CH3)2`,
      wrong: raw`CH3CH2CH2OH  CH3COCH3  C3H8O  CH3OCH2CH3  CH3CH(OH)CH2CH3`,
    },
    {
      key: { kind: 'formula', value: 'CH2=CHCl' },
      right: raw`CH2=CHCl  H2C=CHCl  ClCH=CH2  CHCl=CH2`,
      wrong: raw`CH3CH2Cl  CH2=CCl2  CH2=CH2`,
    },
  ],
};
