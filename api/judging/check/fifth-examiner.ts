import { expression, type KindsOfAnswers, number } from './hand-written.ts';

const raw = String.raw;

/** Forms of a fifth examiner, written and committed before the engine saw them. */
export const FIFTH_EXAMINER: KindsOfAnswers = {
  'a plain number': [
    {
      key: number(52.8),
      right: raw`52.8  x = 52.8  52.80  264/5  52 4/5  52,8  5.28x10^1  Mean = 52.8  x̄ = 52.8  \bar{x}=52.8  ５２.８  ৫২.৮  52.8 cm  52.8.`,
      wrong: raw`52  53  52.9  58.2  5.28  528  -52.8  52.7`,
      unreadable: raw`52.8 or 53  fifty-two  about fifty`,
    },
    {
      key: number(-0.75),
      right: raw`-0.75  -3/4  −¾  -.75  -75%  -0,75  r=-0.75  -\frac{3}{4}  (-3)/4  3/-4  -6/8`,
      wrong: raw`0.75  3/4  -4/3  -0.7  -7.5  -0.8  0.25  -0.76`,
    },
    {
      key: number(720),
      right: raw`720  720.0  6! = 720  7.2x10^2  7.20x10^2`,
      wrong: raw`120  5040  721  72  7200  6*5!  -720`,
    },
    {
      key: number(1 / 64),
      right: raw`1/64  0.0156  0.015625  1.56x10^-2  .0156  0.01563  \frac1{64}  1.56%`,
      wrong: raw`0.016  64  0.0157  1/32  0.156  -1/64`,
    },
  ],
  'a quantity with its unit': [
    {
      key: number(4.5, { unit: 'cm' }),
      right: raw`4.5 cm  4.5  45 mm  0.045 m  4.5cm  4.50 cm  4,5 cm  4½ cm  9/2 cm  4.5 centimetres  4.5 centimeters  r = 4.5 cm`,
      wrong: raw`4.5 m  4.5 mm  45  5 cm  45 cm  4.5 cm^2  4.5 kg  -4.5 cm`,
    },
    {
      key: number(78.5398, { unit: 'cm^2' }),
      right: raw`78.5 cm^2  78.5 cm²  78.5  78.54 cm2  7850 mm^2  78.5 sq cm  25π cm²  25π  0.00785 m²  78.5 square centimetres`,
      wrong: raw`78.5 cm  78 cm^2  79  78.5 m²  78.5 cm³  157  25`,
    },
    {
      key: number(0.0098, { unit: 'W m^-2', tolerance: 0.000098 }),
      right: raw`9.8x10^-3 W m^-2  9.8 mW m^-2  9.8 mW/m²  0.0098 W/m^2  9.80×10⁻³ W m⁻²  0.0098  9.8x10^-3 J s^-1 m^-2`,
      wrong: raw`9.8 W m^-2  9.8x10^-3 W  9.8x10^3 W m^-2  0.0098 W m  98 mW/m^2`,
    },
    {
      key: number(350, { unit: 'g', tolerance: 3.5 }),
      right: raw`350 g  0.35 kg  0.350 kg  350 grams  350000 mg  350g  350`,
      wrong: raw`350 kg  3.5 g  350 mg  35 g  0.35`,
      unreadable: raw`g  a third of a kilo`,
    },
  ],
  'a named accuracy or standard form': [
    {
      key: number(0.0456, { form: 'standard', figures: 3 }),
      right: raw`4.56x10^-2  4.56×10⁻²  4.56*10^-2  4.56 \times 10^{-2}  4.56 x 10^-2`,
      wrong: raw`0.0456  45.6x10^-3  4.56x10^2  4.6x10^-2  0.456x10^-1  4.56`,
    },
    {
      key: number(3.74166, { figures: 3 }),
      right: raw`3.74  3.742  3.7417  3.74166  x=3.74  3.74 (3 s.f.)`,
      wrong: raw`3.7  3.75  3.73  4  37.4`,
    },
    {
      key: number(2 / 3, { decimals: 2 }),
      right: raw`0.67  .67  0.667  0.6667  0,67`,
      wrong: raw`2/3  0.66  0.7  0.6  67`,
    },
    {
      key: number(1499.5, { figures: 2 }),
      right: raw`1500  1.5x10^3  1499.5  1.50x10^3  1 500`,
      wrong: raw`1400  150  1.4x10^3  2000`,
    },
    {
      key: number(6.02214e23, { form: 'standard' }),
      right: raw`6.02x10^23  6.022x10^23  6.02214x10^23  6.02 × 10²³  6.02·10^{23}`,
      wrong: raw`602x10^21  6.0x10^23  6.02x10^-23  6.02x10^22  6.03x10^23  6.02e23`,
    },
    {
      key: number(17.5, { decimals: 0 }),
      right: raw`18  17.5`,
      wrong: raw`17  18.5  20`,
    },
  ],
  'an exact form': [
    {
      key: number(4 * Math.sqrt(5), { exact: '4sqrt(5)', form: 'exact' }),
      right: raw`4√5  √80  4\sqrt{5}  4sqrt5  4*sqrt(5)  20/√5  x = 4√5`,
      wrong: raw`8.94  5√4  √20  16√5  4+√5  -4√5  2√5`,
    },
    {
      key: number(-2 / 9, { exact: '-2/9', form: 'exact' }),
      right: raw`-2/9  -\frac{2}{9}  −2/9  -4/18  2/(-9)  -(2/9)  \frac{-2}{9}`,
      wrong: raw`-0.222  2/9  -9/2  -0.2  1/9-1/3`,
    },
    {
      key: number(Math.PI ** 2 / 4, { exact: 'pi^2/4', form: 'exact' }),
      right: raw`π²/4  pi^2/4  \frac{\pi^2}{4}  π^2/4  0.25π²  ¼π²`,
      wrong: raw`2.47  π/4  π²  π²/2  (π/4)²  -π²/4`,
    },
    {
      key: number(Math.log(3) - 1, { exact: 'ln(3)-1', form: 'exact' }),
      right: raw`ln3-1  -1+ln3  ln(3)-1  \ln 3-1`,
      wrong: raw`0.0986  ln2  ln 3+1  1-ln3  ln(3-1)  0.099`,
    },
    {
      key: number(Math.log(50), { exact: 'ln(50)', form: 'shape' }),
      right: raw`ln50  ln(50)  \ln 50  ln 50`,
      wrong: raw`ln2+2ln5  3.91  ln25+ln2  ln 5  log50  50  ln(100/2)`,
    },
    {
      key: number(0.3, { form: 'exact' }),
      right: raw`3/10  0.3  .3  30%  6/20  0,3`,
      wrong: raw`0.33  1/3  3  10/3  0.03`,
    },
  ],
  'an expression': [
    {
      key: expression('5x/(x+3)'),
      right: raw`5x/(x+3)  \frac{5x}{x+3}  5x(x+3)^-1  5-15/(x+3)  (5x)/(3+x)  5*x/(x+3)  f(x) = 5x/(x+3)`,
      wrong: raw`5x/x+3  5/(x+3)  x/(x+3)  (x+3)/(5x)  5x/(x-3)  5/3  -5x/(x+3)`,
    },
    {
      key: expression('2a+3b', { variables: ['a', 'b'] }),
      right: raw`2a+3b  3b+2a  2·a+3·b  2a + 3b  2*a+3*b`,
      wrong: raw`3a+2b  2a-3b  5ab  6ab  2a+3  ab`,
      unreadable: raw`2x+3y  2a+`,
    },
    {
      key: expression('(x-3)(x+3)', { form: 'factorised' }),
      right: raw`(x-3)(x+3)  (x+3)(x-3)  (3+x)(x-3)  -(3-x)(x+3)  (x−3)(x+3)`,
      wrong: raw`x^2-9  (x-3)^2  (x-9)(x+1)  x(x-9/x)  (x+3)^2  (x-3)+(x+3)`,
    },
    {
      key: expression('tan(x)', { domain: { x: { from: 0.2, to: 1.2 } } }),
      right: raw`tan x  sin(x)/cos(x)  \tan x  tan(x)  \frac{\sin x}{\cos x}  sinx/cosx  1/cot x`,
      wrong: raw`cot x  sinx cosx  cosx/sinx  sec x  tan^2 x  -tan x`,
    },
    {
      key: expression('200*1.05^n', { domain: { n: { from: 1, to: 20, whole: true } } }),
      right: raw`200*1.05^n  200(1.05)^n  200×1.05^n  200 \cdot 1.05^{n}  200(1+0.05)^n  200·1,05^n`,
      wrong: raw`210^n  200*1.05n  200*0.05^n  200+1.05^n  1.05^n  200*1.5^n`,
    },
    {
      key: expression('-x^2+6x-5'),
      right: raw`-x^2+6x-5  −x²+6x−5  -(x-1)(x-5)  (x-1)(5-x)  4-(x-3)^2  6x-x^2-5  -(x^2-6x+5)`,
      wrong: raw`x^2-6x+5  (-x)^2+6x-5  -x^2-6x-5  -x^2+6x+5  (x-1)(x-5)`,
    },
    {
      key: expression('2-3i'),
      right: raw`2-3i  -3i+2  2−3i  2-3𝑖`,
      wrong: raw`2+3i  3-2i  -2+3i  2-3  √13`,
    },
  ],
  'an antiderivative or a family': [
    {
      key: expression('x^4/4+2x', { constant: 'added' }),
      right: raw`x^4/4+2x+C  1/4x^4+2x+c  \frac{x^4}{4}+2x+C  0.25x^4+2x+k  2x+x⁴/4+C  C+2x+x^4/4  F(x)=x^4/4+2x+C  y = ¼x⁴ + 2x + c`,
      wrong: raw`x^4/4+2x  x^4+2x+C  x^4/4+2+C  4x^4+2x+C  3x^2+C  x^4/4-2x+C  x^4/+2x+C  x^4/4+x^2+C`,
      unreadable: raw`x^4/4+2x+C)`,
    },
    {
      key: expression('-e^(-x)', { constant: 'added' }),
      right: raw`-e^(-x)+C  c-e^{-x}  -1/e^x+C  -e^-x+k  -\frac{1}{e^x}+C  C-e⁻ˣ  -exp(-x)+C`,
      wrong: raw`e^(-x)+C  -e^x+C  -e^(-x)  e^x+C  xe^(-x)+C  -e^(-2x)+C  -e^(-x)+3`,
    },
    {
      key: expression('2/3 x^(3/2)', { constant: 'added' }),
      right: raw`2/3x^(3/2)+C  \frac{2}{3}x^{\frac{3}{2}}+C  (2/3)x^1.5+c  2x√x/3+C  \frac{2x\sqrt{x}}{3}+C  2/3 √(x^3)+C  ⅔x^(3/2)+k`,
      wrong: raw`3/2x^(2/3)+C  x^(3/2)+C  2/3x^(3/2)  1/(2√x)+C  2/3√x+C  3/2x^(3/2)+C`,
    },
    {
      key: expression('ln(2x+1)/2', { constant: 'added' }),
      right: raw`1/2ln(2x+1)+C  ln(2x+1)/2+c  \frac12\ln|2x+1|+C  0.5ln|2x+1|+k  ln√(2x+1)+C  ½ln(2x+1)+C`,
      wrong: raw`ln(2x+1)+C  2ln(2x+1)+C  1/2ln(2x+1)  1/2ln(x+1)+C  1/(2x+1)+C  1/2 ln(2x)+1+C`,
    },
    {
      key: expression('e^(x^2)', { constant: 'factor' }),
      right: raw`Ae^(x^2)  y=Ce^{x^2}  ke^{x²}  e^(x^2+c)  A·e^(x²)`,
      wrong: raw`e^(x^2)  e^(x^2)+C  Ae^(2x)  Ae^x  A+e^(x^2)  Ae^(-x^2)`,
    },
  ],
  'the equation of a curve': [
    {
      key: { kind: 'equation', value: 'y = 4' },
      right: raw`y=4  4=y  y-4=0  2y=8`,
      wrong: raw`x=4  y=-4  y=4x  y=40`,
      unreadable: raw`4  y`,
    },
    {
      key: { kind: 'equation', value: '(x+4)^2+(y-3)^2=49' },
      right: raw`(x+4)^2+(y-3)^2=49  (x+4)²+(y−3)²=7²  x^2+y^2+8x-6y=24  x^2+8x+y^2-6y-24=0  (y-3)^2+(x+4)^2=49`,
      wrong: raw`(x-4)^2+(y+3)^2=49  (x+4)^2+(y-3)^2=7  (x+4)^2+(y-3)^2=-49  (x+4)^2-(y-3)^2=49  (x+4)(y-3)=49`,
    },
    {
      key: { kind: 'equation', value: 'y = -3/4 x + 2' },
      right: raw`y=-3/4x+2  y=-0.75x+2  3x+4y=8  4y=8-3x  y=2-3x/4  y−2=−¾x  y = -\frac{3}{4}x + 2  y=(8-3x)/4  3x+4y-8=0  y+1=-3/4(x-4)`,
      wrong: raw`y=3/4x+2  y=-4/3x+2  y=-3/4x-2  3x-4y=8  4x+3y=8  y=-3/4x  y+1=-3/4(x+4)`,
      unreadable: raw`-3/4x+2  m=-3/4, c=2`,
    },
    {
      key: { kind: 'equation', value: 'x + 2y - 3z = 4' },
      right: raw`x+2y-3z=4  x + 2y − 3z − 4 = 0  -x-2y+3z=-4  2x+4y-6z=8  x=4-2y+3z`,
      wrong: raw`x+2y-3z=-4  x-2y-3z=4  x+2y+3z=4  x+2y=4`,
    },
    {
      key: { kind: 'equation', value: 'y = 2x - 9', form: 'explicit' },
      right: raw`y=2x-9  y = 2x − 9  y=-9+2x  y=2(x-4.5)`,
      wrong: raw`2x-y=9  y-1=2(x-5)  y=2x+9  y=-2x-9  y=9x-2  2y=4x-18`,
    },
    {
      key: { kind: 'equation', value: '5x - 4y = 20', form: 'whole_numbers' },
      right: raw`5x-4y=20  5x-4y-20=0  4y=5x-20  -5x+4y=-20  10x-8y=40`,
      wrong: raw`y=1.25x-5  x/4-y/5=1  5x+4y=20  4x-5y=20`,
    },
  ],
  'roots and lists': [
    {
      key: { kind: 'set', values: ['-6', '1'] },
      right: raw`-6, 1  1, -6  x=-6 or x=1  x = 1, x = −6  {-6, 1}  1 or -6  -6 and 1  x∈{-6,1}  (-6, 1)  x=-6,1  x₁=1, x₂=-6  \{-6,1\}`,
      wrong: raw`6, -1  -6  1  6, 1  -6, 1, 0  -5, 1  -6, -1  x=-6`,
      unreadable: raw`x=  (x+6)(x-1)`,
    },
    {
      key: { kind: 'set', values: ['(3+sqrt(17))/2', '(3-sqrt(17))/2'] },
      right: raw`(3±√17)/2  x=(3±sqrt(17))/2  \frac{3\pm\sqrt{17}}{2}  1.5±√17/2  (3+√17)/2, (3-√17)/2  3/2±√17/2  ½(3±√17)`,
      wrong: raw`3±√17  (-3±√17)/2  3.56, -0.562  (3+√17)/2  3±√17/2  (3±17)/2`,
    },
    {
      key: { kind: 'set', values: ['0', 'pi', '2pi'] },
      right: raw`0, π, 2π  x=0, π, 2π  0, pi, 2pi  0, 180°, 360°  {0, π, 2π}  2π, π, 0  0; \pi; 2\pi`,
      wrong: raw`0, π  π, 2π  0, 3.14, 6.28  0, 180, 360  0, π/2, π  0, π, 2π, 3π`,
    },
    {
      key: { kind: 'set', values: ['100', '90', '81'], ordered: true },
      right: raw`100, 90, 81  100; 90; 81  u_1=100, u_2=90, u_3=81  100,90,81,…  {100, 90, 81}`,
      wrong: raw`81, 90, 100  100, 90, 80  100, 90  90, 81, 72.9  100, 90, 81, 72.9`,
    },
    {
      key: { kind: 'set', values: ['3', '-1/2'], ordered: true },
      right: raw`3, -1/2  3; -0.5  a=3, b=-1/2  a = 3 and b = -0.5  3 and -½`,
      wrong: raw`-1/2, 3  3, 1/2  -3, 1/2  3  3, -2`,
    },
  ],
  'an inequality': [
    {
      key: { kind: 'interval', intervals: [{ from: '-4', to: '0' }] },
      right: raw`-4≤x≤0  [-4,0]  -4<=x<=0  0≥x≥-4  x∈[-4,0]  x>=-4 and x<=0  |x+2|≤2  [-4; 0]  -4 \leqslant x \leqslant 0`,
      wrong: raw`-4<x<0  (-4,0)  x≤0  x≥-4  [-4,0)  0≤x≤4  x≤-4 or x≥0  |x-2|≤2`,
      unreadable: raw`-4  -4≤`,
    },
    {
      key: {
        kind: 'interval',
        intervals: [
          { from: null, to: '-1' },
          { from: '5', to: null },
        ],
      },
      right: raw`x≤-1 or x≥5  x<=-1, x>=5  (-∞,-1]∪[5,∞)  ]-∞,-1]∪[5,+∞[  |x-2|≥3  x≥5 or x≤-1  x<=-1 or 5<=x  (-inf,-1]U[5,inf)`,
      wrong: raw`-1≤x≤5  x<-1 or x>5  x≤-1  x≥5  x≤1 or x≥5  |x-2|≤3`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: null, to: '4', open_to: true }], variable: 'p' },
      right: raw`p<4  4>p  (-∞,4)  p∈(-∞,4)  p < 4.0  ]-∞;4[  -∞<p<4`,
      wrong: raw`p≤4  p>4  p<-4  (-∞,4]  0<p<4  p=4`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: '1', to: '3' }], either_ends: true },
      right: raw`1<x<3  1≤x≤3  (1,3)  [1,3]  ]1,3[  1<x≤3`,
      wrong: raw`x<1 or x>3  x>1  (1,4)  -3<x<-1`,
    },
    {
      key: {
        kind: 'interval',
        intervals: [{ from: '0.586', to: '3.414', open_from: true, open_to: true }],
        tolerance: 0.005,
      },
      right: raw`0.586<x<3.41  (0.586, 3.41)  0.586 < x < 3.414  ]0,586; 3,41[`,
      wrong: raw`0.586≤x≤3.41  0.6<x<3.4  x>0.586  0.586<x<3.5`,
    },
  ],
  'points, vectors and directions': [
    {
      key: { kind: 'coordinate', values: ['-1', '-8'] },
      right: raw`(-1,-8)  (−1, −8)  x=-1, y=-8  -1, -8  B(-1,-8)  (-1; -8)  x = -1 and y = -8  (-1|-8)  (-1.0, -8)  \left(-1,-8\right)`,
      wrong: raw`(-8,-1)  (1,8)  (1,-8)  (-1,8)  (-1,-8,0)  (-1,-7)`,
      unreadable: raw`-8  (-1,  x=-1`,
    },
    {
      key: { kind: 'coordinate', values: ['1.2345', '6.789'] },
      right: raw`(1.23, 6.79)  (1.235, 6.789)  x=1.23, y=6.79  (1,23; 6,79)  (1.2345, 6.789)`,
      wrong: raw`(1.2, 6.8)  (6.79, 1.23)  (1.24, 6.79)  (1.23, 6.78)  (-1.23, 6.79)`,
    },
    {
      key: { kind: 'vector', values: ['3', '-4'] },
      right: raw`(3,-4)  3i-4j  \begin{pmatrix}3\\-4\end{pmatrix}  \binom{3}{-4}  3𝐢−4𝐣  (3; -4)  -4j+3i  <3, -4>  AB = 3i - 4j  \vec{AB}=3\vec i-4\vec j  [3, -4]`,
      wrong: raw`(-4,3)  3i+4j  (-3,4)  (3,-4,0)  (6,-8)`,
      unreadable: raw`5  3i-4`,
    },
    {
      key: { kind: 'vector', values: ['2', '3', '-6'], direction: true },
      right: raw`(2,3,-6)  2i+3j-6k  (-2,-3,6)  (4,6,-12)  (2/7,3/7,-6/7)  1/7(2,3,-6)  (0.286,0.429,-0.857)  (1,1.5,-3)`,
      wrong: raw`(2,3,6)  (3,2,-6)  (0,0,0)  (2,3)  (2,-3,-6)  (2,3,-7)`,
    },
    {
      key: { kind: 'vector', values: ['0', '0', '1'] },
      right: raw`(0,0,1)  k  0i+0j+k  \begin{pmatrix}0\\0\\1\end{pmatrix}`,
      wrong: raw`(1,0,0)  i  (0,0,-1)  (0,1,0)`,
    },
  ],
  'a chemical formula': [
    {
      key: { kind: 'formula', value: 'HCO3^-' },
      right: raw`HCO3^-  HCO3-  HCO₃⁻  HCO3^{-}  [HCO3]-  HCO_3^-  HCO3^(-)`,
      wrong: raw`HCO3  CO3^2-  HCO3^+  HCO2^-  H2CO3  HCO3^2-`,
      unreadable: raw`bicarbonate  hco3-`,
    },
    {
      key: { kind: 'formula', value: 'Cu^2+' },
      right: raw`Cu^2+  Cu2+  Cu²⁺  Cu^{2+}  Cu++  Cu+2`,
      wrong: raw`Cu  Cu^+  Cu^2-  Co^2+`,
    },
    {
      key: { kind: 'formula', value: 'K2Cr2O7' },
      right: raw`K2Cr2O7  K₂Cr₂O₇  K_2Cr_2O_7  K2Cr2O7(aq)`,
      wrong: raw`KCr2O7  K2CrO4  K2Cr2O7^2-  Cr2O7^2-`,
    },
    {
      key: { kind: 'formula', value: 'CH3CH(CH3)CH2OH' },
      right: raw`CH3CH(CH3)CH2OH  (CH3)2CHCH2OH  HOCH2CH(CH3)2  HOCH2CH(CH3)CH3`,
      wrong: raw`CH3CH2CH2CH2OH  (CH3)3COH  CH3CH(OH)CH2CH3  C4H10O`,
    },
    {
      key: { kind: 'formula', value: 'CH3CH2CHO' },
      right: raw`CH3CH2CHO  C2H5CHO  OHCCH2CH3  CH3CH2C(=O)H  CH3-CH2-CHO`,
      wrong: raw`CH3COCH3  CH3CH2COOH  CH3CH2CH2OH  C3H6O`,
    },
    {
      key: { kind: 'formula', value: 'CH3CH2NHCH3' },
      right: raw`CH3CH2NHCH3  C2H5NHCH3  CH3NHC2H5  CH3NHCH2CH3`,
      wrong: raw`CH3CH2CH2NH2  (CH3)3N  CH3CH2NH2`,
    },
    {
      key: { kind: 'formula', value: '(COOH)2' },
      right: raw`(COOH)2  HOOCCOOH  HOOC-COOH  HO2CCO2H  (CO2H)2`,
      wrong: raw`HCOOH  HOOCCH2COOH  C2H2O4  CH3COOH`,
    },
    {
      key: { kind: 'formula', value: 'CH3COO^-' },
      right: raw`CH3COO^-  CH3COO-  CH3CO2^-  CH3CO2-  CH₃COO⁻  CH3COO^{-}`,
      wrong: raw`CH3COOH  CH3COO  CH3COO^+  HCOO^-`,
    },
  ],
};
