import { expression, type KindsOfAnswers, number } from './hand-written.ts';

const raw = String.raw;

/** Forms of an eighth examiner, written and committed before the engine saw them. */
export const EIGHTH_EXAMINER: KindsOfAnswers = {
  'a decimal': [
    {
      key: number(4.79583152),
      right: raw`4.80  4.8  4.796  4.7958  4.795  √23  x = 4.80  4,80  4.80 (3 s.f.)  sqrt(23)  ≈ 4.80`,
      wrong: raw`4.79  4.7  5  4.81  -4.80  48.0  23  0.480`,
    },
    {
      key: number(-12.65),
      right: raw`-12.65  -12.7  −12.65  -12,65  -253/20  x=-12.65  - 12.65`,
      wrong: raw`12.65  -12  -13  -12.5  -12.66  -12.6  -1.265  -126.5`,
      unreadable: raw`-12.65 or 3  -`,
    },
    {
      key: number(0.0625),
      right: raw`0.0625  1/16  6.25%  .0625  6.25x10^-2  0,0625  \frac{1}{16}`,
      wrong: raw`0.063  0.06  0.625  1/8  16  6.25  0.0624`,
    },
    {
      key: number(2047, { figures: 3 }),
      right: raw`2050  2047  2.05x10^3  2 050  2,050`,
      wrong: raw`2040  2000  2100  205  2.04x10^3`,
    },
  ],
  'a dimension': [
    {
      key: number(64, { unit: 'm', tolerance: 0.64 }),
      right: raw`64 m  64.0 m  64  6400 cm  0.064 km  64 metres  64m  6.4x10^1 m  s = 64 m  64 meters`,
      wrong: raw`64 cm  6.4 m  32 m  64 s  64 m/s  -64 m  640 m  64 m²  46 m  63 m  128 m`,
    },
    {
      key: number(8.31, { unit: 'J K^-1 mol^-1', tolerance: 0.08 }),
      right: raw`8.31 J K^-1 mol^-1  8.31 J/(mol K)  8.31 J mol⁻¹ K⁻¹  8.3 J/mol/K  8.31  8.31 J/(K mol)  8.31x10^-3 kJ K^-1 mol^-1`,
      wrong: raw`8.31 J  8.31 J mol^-1  8.31 kJ K^-1 mol^-1  83.1  8.31 J K mol^-1`,
    },
    {
      key: number(1.8, { unit: 'kg', unit_asked: true }),
      right: raw`1.8 kg  1800 g  1.80 kg  1.8kg  m=1.8 kg  1.8 kilograms  1,8 kg`,
      wrong: raw`1.8  1.8 g  18 kg  1.8 N  -1.8 kg  1.8 mg  180 g`,
      unreadable: raw`kg  heavy  1.8 blocks`,
    },
  ],
  'an exact answer': [
    {
      key: number(-7 / 3, { exact: '-7/3', form: 'exact' }),
      right: raw`-7/3  -2 1/3  -\frac{7}{3}  −7/3  7/(-3)  -14/6  x=-7/3`,
      wrong: raw`-2.33  7/3  -3/7  -2.3  2/3-3  -7  -2.333`,
    },
    {
      key: number(3 * Math.sqrt(7), { exact: '3sqrt(7)', form: 'exact' }),
      right: raw`3√7  √63  3\sqrt7  3sqrt(7)  3·√7  21/√7  3*7^(1/2)`,
      wrong: raw`7.94  7√3  √21  9√7  3+√7  -3√7  √7  3(7)`,
    },
    {
      key: number(2 - Math.log(6), { exact: '2-ln(6)', form: 'exact' }),
      right: raw`2-ln6  2-ln(6)  -ln6+2  2-ln2-ln3  2-\ln 6  2 − ln 6`,
      wrong: raw`0.208  2+ln6  ln6-2  ln(1/3)  2-ln2  2-log6  2-ln3`,
    },
    {
      key: number(9 * Math.PI, { exact: '9pi', form: 'exact', unit: 'cm²' }),
      right: raw`9π  9π cm²  9\pi  9pi cm^2  9 π cm2  π·9`,
      wrong: raw`28.3  28.27 cm²  9  9π cm  3π  9π²  81π`,
    },
  ],
  'a rule or a formula': [
    {
      key: expression('2x^2+5x-3'),
      right: raw`2x^2+5x-3  (2x-1)(x+3)  2x²+5x−3  -3+5x+2x^2  f(x)=2x^2+5x-3  2x^{2}+5x-3  2x*x+5x-3  x(2x+5)-3`,
      wrong: raw`2x^2-5x-3  2x^2+5x+3  (2x+1)(x-3)  2x^2+5x  x^2+5x-3  4x+5  2x^2+5-3`,
      unreadable: raw`2x^2+5x-  2p^2+5p-3  2x^2+5x-3)`,
    },
    {
      key: expression('3(x+4)^2-7', { form: 'shape' }),
      right: raw`3(x+4)^2-7  3(4+x)²−7  -7+3(x+4)^2  f(x) = 3(x+4)^{2}-7  y=3(x+4)²-7`,
      wrong: raw`3x^2+24x+41  3(x-4)^2-7  3(x+4)^2+7  (x+4)^2-7  3(x^2+8x)+41  3(x+4)^2`,
    },
    {
      key: expression('100(0.8)^t', { variables: ['t'] }),
      right: raw`100(0.8)^t  100*0.8^t  100×0.8^t  100·0,8^t  100 (4/5)^t  P = 100(0.8)^t  100\cdot0.8^{t}`,
      wrong: raw`80^t  100-0.8^t  100(0.2)^t  100(1.8)^t  0.8(100)^t  100*0.8t  80t`,
    },
    {
      key: expression('n^2+2n', { domain: { n: { from: 1, to: 15, whole: true } } }),
      right: raw`n^2+2n  n(n+2)  n²+2n  2n+n^2  S_n = n^2+2n  n/2(2n+4)  (n+1)^2-1`,
      wrong: raw`n^2+2  n^2-2n  2n^2+n  n(n+1)  n^2+n  2n+1  3n`,
    },
  ],
  'an answer of calculus': [
    {
      key: expression('2cos(2x)-3sin(x)'),
      right: raw`2cos2x-3sinx  2cos(2x)-3sin(x)  -3sin x+2cos 2x  2\cos 2x-3\sin x  f'(x)=2cos(2x)-3sinx`,
      wrong: raw`cos2x-3sinx  2cos2x+3sinx  -2cos2x-3sinx  2cosx-3sinx  2sin2x-3cosx  2cos(2x-3sinx)`,
    },
    {
      key: expression('e^x(x+1)'),
      right: raw`e^x(x+1)  xe^x+e^x  e^x+xe^x  (x+1)e^x  e^{x}(1+x)  x e^x + e^x  \mathrm{e}^x(x+1)  eˣ(x+1)`,
      wrong: raw`xe^x  e^x  e^x(x-1)  xe^x+1  e^(x+1)  e^x+x  xe^(x+1)`,
    },
    {
      key: expression('x^3-x^2+5x', { constant: 'added' }),
      right: raw`x^3-x^2+5x+C  x³-x²+5x+c  5x-x^2+x^3+k  x^{3}-x^{2}+5x+C  y=x^3-x^2+5x+C`,
      wrong: raw`x^3-x^2+5x  3x^3-x^2+5x+C  x^3-x^2+5+C  x^3+x^2+5x+C  3x^2-2x+C  x^3-x^2+5x+1  x^3-x^2+C`,
    },
    {
      key: expression('4/x', { constant: 'factor' }),
      right: raw`A/x  y=C/x  k/x  Cx^-1  \frac{A}{x}  4A/x`,
      wrong: raw`4/x  Ax  4/x+C  A/x^2  A+1/x  1/(Ax)+C`,
    },
  ],
  'an equation or its roots': [
    {
      key: { kind: 'equation', value: 'y = 4x - 11' },
      right: raw`y=4x-11  4x-y=11  4x-y-11=0  y-1=4(x-3)  y+11=4x  y = −11 + 4x  2y=8x-22  y+3=4(x-2)`,
      wrong: raw`y=4x+11  y=-4x-11  y=x/4-11  y-1=4(x+3)  4x+y=11  y=11x-4`,
      unreadable: raw`4x-11  y=4x-  y=4b-11`,
    },
    {
      key: { kind: 'equation', value: 'y = -2' },
      right: raw`y=-2  y+2=0  -2=y  2y=-4  y = −2`,
      wrong: raw`x=-2  y=2  y=-2x  y=-1`,
      unreadable: raw`-2`,
    },
    {
      key: { kind: 'set', values: ['2', '-7'] },
      right: raw`2, -7  x=2 or x=-7  -7, 2  {−7, 2}  x = −7, x = 2  2 and -7  2; -7`,
      wrong: raw`-2, 7  2  -7  2, 7  2, -7, 0  ±2, ±7`,
    },
    {
      key: { kind: 'set', values: ['1/2', '-1/2', '3'] },
      right: raw`±1/2, 3  3, 1/2, -1/2  x=3, ±½  x=0.5, x=-0.5, x=3  -0.5, 0.5, 3`,
      wrong: raw`1/2, 3  ±1/2  ±2, 3  ±1/2, -3  ±1/4, 3  ±3`,
    },
  ],
  'a stretch of the number line': [
    {
      key: { kind: 'interval', intervals: [{ from: '0', to: '9', open_from: true }] },
      right: raw`0<x≤9  (0,9]  ]0,9]  0<x<=9  9≥x>0  x∈(0,9]  x>0 and x≤9  0 < x ≤ 9  (0; 9]  0<n≤9`,
      wrong: raw`0≤x≤9  [0,9]  0≤x<9  x≤9  x>0  (0,9)  0<x<9  x<0 or x≥9  [0,9)  x=9`,
      unreadable: raw`9  0<x≤`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: '-2', to: null, open_from: true }] },
      right: raw`x>-2  (-2,∞)  -2<x  ]-2,+∞[  x > −2  x∈(-2,∞)  f(x)>-2  (-2, infinity)`,
      wrong: raw`x≥-2  x<-2  [-2,∞)  x>2  (-∞,-2)  x≠-2`,
    },
    {
      key: {
        kind: 'interval',
        intervals: [
          { from: null, to: '1' },
          { from: '7', to: null },
        ],
      },
      right: raw`x≤1 or x≥7  (-∞,1]∪[7,∞)  x<=1, x>=7  |x-4|≥3  x≥7 or x≤1  x ≤ 1, x ≥ 7`,
      wrong: raw`1≤x≤7  x<1 or x>7  x≥7  x≤1  |x-4|≤3  x≤-1 or x≥7  x≤7 or x≥1  [1,7]`,
    },
  ],
  'a place or a displacement': [
    {
      key: { kind: 'coordinate', values: ['-3', '10'] },
      right: raw`(-3,10)  (−3; 10)  x=-3, y=10  -3, 10  D(-3,10)  x = -3 and y = 10  (-3.0, 10.0)  D = (-3, 10)`,
      wrong: raw`(10,-3)  (3,10)  (-3,-10)  (-3,10,0)  (-3,9)  (-3,1)`,
      unreadable: raw`10  x=-3  (-3,10`,
    },
    {
      key: { kind: 'coordinate', values: ['0.7391', '0.5461'] },
      right: raw`(0.739, 0.546)  (0.7391, 0.5461)  x=0.739, y=0.546  (0,739; 0,546)`,
      wrong: raw`(0.74, 0.55)  (0.546, 0.739)  (0.739, 0.547)  (0.739, -0.546)  (0.7, 0.5)`,
    },
    {
      key: { kind: 'vector', values: ['5', '-1', '-2'] },
      right: raw`(5,-1,-2)  5i-j-2k  \begin{pmatrix}5\\-1\\-2\end{pmatrix}  -j+5i-2k  [5,-1,-2]  (5; -1; -2)  5𝐢−𝐣−2𝐤  AC = (5,-1,-2)`,
      wrong: raw`(-5,1,2)  5i+j-2k  (5,-1)  (5,-2,-1)  (10,-2,-4)  5i-j+2k  (5,1,2)`,
      unreadable: raw`√30  5i-1-2`,
    },
    {
      key: { kind: 'vector', values: ['3', '0', '4'], direction: true },
      right: raw`(3,0,4)  3i+4k  (-3,0,-4)  (0.6,0,0.8)  2(3,0,4)  (6,0,8)  1/5(3,0,4)`,
      wrong: raw`(4,0,3)  (3,4,0)  (3,0,-4)  (0,0,0)  (3,4)  3i+4j`,
    },
  ],
  'a substance': [
    {
      key: { kind: 'formula', value: 'CrO4^2-' },
      right: raw`CrO4^2-  CrO42-  CrO₄²⁻  [CrO4]2-  CrO4^{2-}  CrO4 2-  \mathrm{CrO_4^{2-}}  CrO4--`,
      wrong: raw`Cr2O7^2-  CrO4  CrO4^-  CrO4^3-  CrO3^2-  CrO4^2+`,
      unreadable: raw`chromate  cro4^2-`,
    },
    {
      key: { kind: 'formula', value: 'Mg3N2' },
      right: raw`Mg3N2  Mg₃N₂  Mg_3N_2  Mg3N2(s)`,
      wrong: raw`Mg2N3  MgN  Mg3N  MgN2  Mg3N2^+`,
    },
    {
      key: { kind: 'formula', value: 'CH3CH2CH2COOH' },
      right: raw`CH3CH2CH2COOH  CH3(CH2)2COOH  CH3CH2CH2CO2H  HOOCCH2CH2CH3  CH3-CH2-CH2-COOH`,
      wrong: raw`CH3CH(CH3)COOH  CH3CH2COOH  CH3CH2COOCH3  C4H8O2  CH3CH2CH2CHO  CH3COOCH2CH3`,
      unreadable: raw`butanoic acid`,
    },
    {
      key: { kind: 'formula', value: 'CH3CH(CH3)CHO' },
      right: raw`CH3CH(CH3)CHO  (CH3)2CHCHO  OHCCH(CH3)2  (CH3)2CHC(=O)H`,
      wrong: raw`CH3CH2CH2CHO  CH3COCH2CH3  (CH3)2CHCOOH  CH3CH(CH3)CH2OH`,
    },
    {
      key: { kind: 'formula', value: 'ClCH2COOH' },
      right: raw`ClCH2COOH  CH2ClCOOH  HOOCCH2Cl  ClCH2CO2H  Cl-CH2-COOH`,
      wrong: raw`Cl2CHCOOH  CH3COCl  CH3COOH  CCl3COOH`,
    },
  ],
};
