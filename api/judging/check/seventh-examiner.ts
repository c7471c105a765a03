import { expression, type KindsOfAnswers, number } from './hand-written.ts';

const raw = String.raw;

/** Forms of a seventh examiner, written and committed before the engine saw them. */
export const SEVENTH_EXAMINER: KindsOfAnswers = {
  'numbers of a calculator paper': [
    {
      key: number(31.4159265),
      right: raw`31.4  31.42  31.416  10π  x ≈ 31.4  31,4  31.41  3.14x10^1  Area = 31.4  31.4...  31.4 (to 3 s.f.)`,
      wrong: raw`31  31.5  31.3  3.14  314  -31.4  30  10π^2`,
    },
    {
      key: number(0.00734),
      right: raw`0.00734  7.34x10^-3  .00734  7.34 × 10⁻³  7.34e-3  0,00734  7.340x10^-3`,
      wrong: raw`0.0073  0.0734  7.34  7.34x10^3  0.007  0.00735  -0.00734`,
    },
    {
      key: number(250.4, { decimals: 0 }),
      right: raw`250  250.4  n = 250  250.`,
      wrong: raw`251  25  300  249`,
    },
    {
      key: number(11),
      right: raw`11  n=11  11.0  11 terms = 11  minimum n = 11  n ≥ 10.3, so n = 11`,
      wrong: raw`10  12  10.3  -11  1.1  110`,
      unreadable: raw`10 or 11  n≥11 or so  eleven`,
    },
  ],
  'units as learners write them': [
    {
      key: number(0.5, { unit: 's', tolerance: 0.005 }),
      right: raw`0.5 s  0.50s  500 ms  0.5 sec  0.5 seconds  1/2 s  T = 0.5 s  5.0x10^-1 s  .5 s  0.5`,
      wrong: raw`0.5 m  5 s  0.5 min  2 s  0.5 Hz  -0.5 s  50 ms`,
    },
    {
      key: number(7800, { unit: 'kg m^-3', tolerance: 78 }),
      right: raw`7800 kg m^-3  7.8x10^3 kg/m^3  7.8 g/cm³  7800 kg/m3  7800  7.8 g cm^-3  7800 kg per m^3  ρ = 7800 kg m⁻³  7,800 kg m^-3`,
      wrong: raw`7800 kg  7.8 kg/m³  780 kg m^-3  7800 g cm^-3  7800 m^-3`,
    },
    {
      key: number(3.6e6, { unit: 'J', tolerance: 36000 }),
      right: raw`3.6x10^6 J  3.6 MJ  3600 kJ  1 kWh  3600000 J  3.6e6  E=3.6×10⁶ J  3.60 MJ`,
      wrong: raw`3.6 J  3.6 kJ  3.6x10^5 J  3.6x10^6 W  3.6 mJ  36 MJ`,
    },
    {
      key: number(150, { unit: '°' }),
      right: raw`150°  150  150 degrees  150^\circ  5π/6 rad  2.62 rad  θ=150°`,
      wrong: raw`30°  150 rad  15°  210°  2.62  5π/6`,
    },
  ],
  'exact values on a paper without a calculator': [
    {
      key: number(5 / 8, { exact: '5/8', form: 'exact' }),
      right: raw`5/8  0.625  \frac{5}{8}  ⅝  10/16  62.5%  5÷8`,
      wrong: raw`0.63  8/5  1/2+1/8  -5/8  5/4  0.62`,
    },
    {
      key: number(Math.sqrt(3) / 3, { exact: 'sqrt(3)/3', form: 'exact' }),
      right: raw`√3/3  1/√3  \frac{\sqrt3}{3}  \frac{1}{\sqrt{3}}  sqrt(3)/3  1/3 √3  (1/3)√3`,
      wrong: raw`0.577  √3  3/√3  -√3/3  1/3  √3/9  3√3`,
    },
    {
      key: number(2 * Math.log(3), { exact: '2ln(3)', form: 'exact' }),
      right: raw`2ln3  ln9  2ln(3)  ln 9  2\ln 3  \ln 9  2 ln 3`,
      wrong: raw`2.20  2.197  ln6  3ln2  ln 3  (ln3)^2  2log3`,
    },
    {
      key: number((8 * Math.PI) / 3, { exact: '8pi/3', form: 'exact', unit: 'cm' }),
      right: raw`8π/3  8π/3 cm  \frac{8\pi}{3}  8/3 π  (8/3)π cm  8pi/3  \frac{8}{3}\pi  16π/6`,
      wrong: raw`8.38  8.38 cm  3π/8  8π  8/3  -8π/3  8π/3 m`,
    },
  ],
  'expressions in a letter or two': [
    {
      key: expression('6x-x^2'),
      right: raw`6x-x^2  x(6-x)  -x^2+6x  9-(x-3)^2  6x − x²  A = 6x - x^2  A(x)=x(6-x)  -x(x-6)`,
      wrong: raw`6x+x^2  x^2-6x  6-x^2  6x-2x  x(6+x)  6x^2-x  5x`,
      unreadable: raw`6t-t^2  6x-  x(6-x`,
    },
    {
      key: expression('(3x+1)(x-4)', { form: 'factorised' }),
      right: raw`(3x+1)(x-4)  (x-4)(3x+1)  (1+3x)(x-4)  (3x + 1)(x − 4)  -(3x+1)(4-x)`,
      wrong: raw`3x^2-11x-4  (3x-1)(x+4)  3x(x-4)+x-4  (3x+1)(x+4)  (x+1)(3x-4)`,
    },
    {
      key: expression('V/(I)', { variables: ['V', 'I'] }),
      right: raw`V/I  \frac{V}{I}  R=V/I  R = \frac{V}{I}  VI^-1  V ÷ I`,
      wrong: raw`I/V  VI  V-I  V^2/I  V/I^2`,
    },
    {
      key: expression('3*2^n-1', { domain: { n: { from: 1, to: 8, whole: true } } }),
      right: raw`3*2^n-1  3(2^n)-1  3×2^n-1  -1+3·2^n  3\cdot2^n-1  6*2^(n-1)-1`,
      wrong: raw`6^n-1  3*2^(n-1)  3*2n-1  3*2^n+1  2*3^n-1  3*2^(n-1)-1`,
    },
  ],
  'differentiated and integrated': [
    {
      key: expression('15x^2-4'),
      right: raw`15x^2-4  15x²−4  -4+15x^2  dy/dx=15x^2-4  f'(x) = 15x^{2}-4  15*x^2-4  y' = 15x^2 - 4`,
      wrong: raw`15x^2  5x^2-4  15x-4  15x^2+4  15x^3-4  15x^2-4x  30x`,
    },
    {
      key: expression('-sin(x) e^(cos(x))'),
      right: raw`-sinx e^(cosx)  -e^{\cos x}\sin x  -sin(x)e^(cos x)  -e^(cosx) sinx  e^(cos x)*(-sin x)`,
      wrong: raw`sinx e^(cosx)  e^(cosx)  -e^(sinx)  -sin x e^(-sin x)  -cosx e^(cosx)  -sin x  -sinx+e^(cosx)`,
      unreadable: raw`-sinx e^(  -sin(t)e^(cos t)`,
    },
    {
      key: expression('3x^2-x', { constant: 'added' }),
      right: raw`3x^2-x+C  3x²-x+c  x(3x-1)+C  -x+3x^2+k  ∫(6x-1)dx = 3x^2-x+C  3x^{2}-x+C`,
      wrong: raw`3x^2-x  6x^2-x+C  3x^2+x+C  6+C  3x^2-1+C  3x^2-x+2`,
    },
    {
      key: expression('e^(2x)/2', { constant: 'added' }),
      right: raw`1/2e^(2x)+C  e^(2x)/2+C  \frac{1}{2}e^{2x}+c  0.5e^{2x}+k  ½e²ˣ+C  \frac{e^{2x}}{2}+C`,
      wrong: raw`2e^(2x)+C  e^(2x)+C  1/2e^(2x)  1/2e^x+C  e^(2x)/2x+C`,
    },
  ],
  'equations and roots': [
    {
      key: { kind: 'equation', value: 'y = 7 - 3x' },
      right: raw`y=7-3x  y=-3x+7  3x+y=7  y+3x-7=0  y-1=-3(x-2)  y − 4 = −3(x − 1)  2y=14-6x  L: y = -3x + 7`,
      wrong: raw`y=7+3x  y=3x-7  y=-3x-7  3x-y=7  y=-x/3+7  y-1=-3(x+2)`,
      unreadable: raw`7-3x  y=7-`,
    },
    {
      key: { kind: 'equation', value: '(x-1)^2 + y^2 = 9' },
      right: raw`(x-1)^2+y^2=9  (x-1)²+y²=3²  x^2-2x+y^2=8  y^2+(x-1)^2-9=0  (x−1)²+(y−0)²=9`,
      wrong: raw`(x+1)^2+y^2=9  (x-1)^2+y^2=3  (x-1)^2-y^2=9  x^2+y^2=9  x-1+y=3`,
    },
    {
      key: { kind: 'set', values: ['-5/2', '0'] },
      right: raw`0, -5/2  x=0 or x=-5/2  x=0, x=-2.5  -2.5 and 0  {0, -5/2}  x = 0, -2½  x=-\frac52, 0`,
      wrong: raw`-5/2  0  0, 5/2  0, -2/5  0, -5  0, -5/2, 1  2, 5`,
      unreadable: raw`x(2x+5)  x=`,
    },
    {
      key: { kind: 'set', values: ['pi/12', '5pi/12', '13pi/12'] },
      right: raw`π/12, 5π/12, 13π/12  x=π/12, 5π/12, 13π/12  15°, 75°, 195°  13π/12, 5π/12 and π/12`,
      wrong: raw`π/12, 5π/12  π/12  0.262, 1.31, 3.40  15, 75, 195  π/12, 5π/12, 13π/12, 17π/12`,
    },
  ],
  'sets of numbers': [
    {
      key: { kind: 'interval', intervals: [{ from: '-3/2', to: '4', open_from: true, open_to: true }] },
      right: raw`-3/2<x<4  (-1.5,4)  ]-1.5;4[  -1.5 < x < 4  x∈(-3/2,4)  4>x>-3/2  x>-1.5 and x<4  (-3/2, 4)  \left(-\frac32,4\right)  -1½<x<4  {x | -3/2<x<4}`,
      wrong: raw`-3/2≤x≤4  [-3/2,4]  x<-3/2 or x>4  x<4  x>-3/2  -4<x<3/2  (-2/3,4)  (-3/2,4]`,
      unreadable: raw`4  -3/2<x<  (-3/2,4`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: null, to: '1', open_to: false }] },
      right: raw`x≤1  (-∞,1]  x<=1  1≥x  ]-∞,1]  y≤1  f(x)≤1  x ∈ (-∞, 1]`,
      wrong: raw`x<1  x≥1  (-∞,1)  [1,∞)  x≤-1  0≤x≤1  x=1`,
    },
    {
      key: {
        kind: 'interval',
        intervals: [
          { from: null, to: '-4', open_to: true },
          { from: '4', to: null, open_from: true },
        ],
        variable: 'k',
      },
      right: raw`k<-4 or k>4  |k|>4  k>4, k<-4  (-∞,-4)∪(4,∞)  k<-4, k>4  k ∈ ]-∞,-4[ ∪ ]4,∞[  k > 4 or k < −4`,
      wrong: raw`-4<k<4  |k|<4  k>4  k≤-4 or k≥4  |k|≥4  k<4 or k>-4`,
    },
  ],
  'points and arrows': [
    {
      key: { kind: 'coordinate', values: ['5', '-6'] },
      right: raw`(5,-6)  (5, −6)  x=5, y=-6  x=5 and y=-6  5, -6  (5;-6)  V(5,-6)  V = (5, -6)  (5|-6)  [5,-6]`,
      wrong: raw`(-6,5)  (5,6)  (-5,-6)  (5,-5)  (5,-6,0)  (6,-5)`,
      unreadable: raw`-6  x=5  (5,-6`,
    },
    {
      key: { kind: 'vector', values: ['-2', '7', '1'] },
      right: raw`(-2,7,1)  -2i+7j+k  \begin{pmatrix}-2\\7\\1\end{pmatrix}  7j-2i+k  [-2,7,1]  (-2; 7; 1)  −2i + 7j + k  BA = (-2, 7, 1)  \overrightarrow{BA}=-2i+7j+k  -2\mathbf{i}+7\mathbf{j}+\mathbf{k}`,
      wrong: raw`(2,-7,-1)  -2i+7j-k  (-2,7)  (7,-2,1)  (-2,7,1,0)  2i+7j+k  (-4,14,2)`,
      unreadable: raw`√54  (-2,7,1`,
    },
    {
      key: { kind: 'vector', values: ['1', '-1', '0'], direction: true },
      right: raw`(1,-1,0)  i-j  (-1,1,0)  (2,-2,0)  (0.707,-0.707,0)  5(1,-1,0)  \begin{pmatrix}-3\\3\\0\end{pmatrix}`,
      wrong: raw`(1,1,0)  (1,-1)  (0,0,0)  (1,0,-1)  (1,-1,1)  i+j`,
    },
  ],
  'symbols of chemistry': [
    {
      key: { kind: 'formula', value: 'S2O3^2-' },
      right: raw`S2O3^2-  S2O32-  S₂O₃²⁻  S2O3^{2-}  [S2O3]2-  S2O3 2-  S_2O_3^{2-}  S2O3(2-)`,
      wrong: raw`SO3^2-  S2O3  S2O3^-  S2O4^2-  S2O3^2+  S4O6^2-  SO4^2-`,
      unreadable: raw`thiosulfate  s2o3^2-`,
    },
    {
      key: { kind: 'formula', value: 'Na2CO3.10H2O' },
      right: raw`Na2CO3.10H2O  Na2CO3·10H2O  Na₂CO₃·10H₂O  Na2CO3 • 10H2O  Na_2CO_3\cdot 10H_2O`,
      wrong: raw`Na2CO3  Na2CO3.H2O  NaCO3.10H2O  Na2CO3.7H2O`,
    },
    {
      key: { kind: 'formula', value: 'CH3CH2COOCH3' },
      right: raw`CH3CH2COOCH3  C2H5COOCH3  CH3CH2CO2CH3  CH3OCOCH2CH3  CH3OOCCH2CH3  CH3CH2-COO-CH3  CH3CH2C(=O)OCH3`,
      wrong: raw`CH3COOCH2CH3  HCOOCH2CH2CH3  CH3CH2CH2COOH  C4H8O2  CH3CH2COCH3  CH3CH2COOCH2CH3`,
    },
    {
      key: { kind: 'formula', value: 'CH3CH2CHBrCH3' },
      right: raw`CH3CH2CHBrCH3  CH3CHBrCH2CH3  C2H5CHBrCH3  CH3CH(Br)CH2CH3`,
      wrong: raw`CH3CH2CH2CH2Br  (CH3)3CBr  CH3CH(CH3)CH2Br  C4H9Br  CH3CHBrCH3  CH3CH2CHClCH3`,
    },
    {
      key: { kind: 'formula', value: 'CH3C≡CH' },
      right: raw`CH3C≡CH  HC≡CCH3  CH3-C≡CH  CH3C≡C-H`,
      wrong: raw`CH3CH=CH2  HC≡CH  CH3CH2CH3`,
    },
  ],
};
