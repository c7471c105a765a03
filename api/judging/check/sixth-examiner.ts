import { expression, type KindsOfAnswers, number } from './hand-written.ts';

const raw = String.raw;

/** Forms of a sixth examiner, written and committed before the engine saw them. */
export const SIXTH_EXAMINER: KindsOfAnswers = {
  'a result of statistics or finance': [
    {
      key: number(0.92345),
      right: raw`0.923  r=0.923  .923  0.9235  0.92345  0,923  r = 0.9234`,
      wrong: raw`0.92  -0.923  0.924  0.932  9.23  92.3  0.9`,
    },
    {
      key: number(4632.5, { unit: 'EUR', decimals: 2 }),
      right: raw`4632.50  €4632.50  4,632.50 EUR  4632.5  EUR 4632.50  4 632,50 €  4632.50 euros  4.632,50 €`,
      wrong: raw`4632  4633  4630  463.25  €46.33  4632.05  -4632.50`,
    },
    {
      key: number(6.25, { unit: '%' }),
      right: raw`6.25%  6.25  6.25 %  6.25 percent  6,25%  6.250%`,
      wrong: raw`0.0625%  62.5%  6%  6.2%  6.3%  625`,
    },
    {
      key: number(14, { unit: 'years' }),
      right: raw`14 years  14  14 yrs  14 y  n=14  14.0 years  t = 14 years`,
      wrong: raw`13 years  14 months  15  13.2  140  1.4 years  14 days`,
    },
    {
      key: number(1.96),
      right: raw`1.96  z=1.96  1.960  1,96  49/25`,
      wrong: raw`1.9  2  -1.96  1.95  0.975  1.64  196`,
    },
    {
      key: number(68),
      right: raw`68  68.0  Q2 = 68  median = 68  68 kg`,
      wrong: raw`67  69  6.8  -68  86  680`,
      unreadable: raw`68 and 70  between 60 and 70`,
    },
  ],
  'a result of physics': [
    {
      key: number(2.5e8, { unit: 'm s^-1', tolerance: 2.5e6 }),
      right: raw`2.5x10^8 m s^-1  2.5×10⁸ m/s  2.50e8 m/s  2.5*10^8  0.25x10^9 m s⁻¹  2.5x10^5 km/s  2.5x10^8 ms^-1`,
      wrong: raw`2.5x10^8 m  2.5x10^7  2.5x10^-8 m/s  3x10^8  2.5x10^8 km/s  2.5`,
    },
    {
      key: number(12, { unit: 'V', tolerance: 0.12 }),
      right: raw`12 V  12.0 V  12 volts  12 J/C  12 J C^-1  12000 mV  0.012 kV  V=12V  12`,
      wrong: raw`12 A  12 W  1.2 V  120 V  12 mV  -12 V  12 eV`,
    },
    {
      key: number(0.75, { unit: 'N m' }),
      right: raw`0.75 N m  0.75 Nm  0.75 N·m  75 N cm  0.75 newton metres  0.75`,
      wrong: raw`0.75 N  0.75 N/m  7.5 N m  0.75 J s  -0.75 N m`,
    },
    {
      key: number(1.5, { unit: 'm s^-2' }),
      right: raw`1.5 m s^-2  1.5 m/s^2  1.5 m/s²  1.5 ms⁻²  1.5 m/s/s  1.5 N kg^-1  1.50 metres per second squared  1.5 m s⁻²`,
      wrong: raw`1.5 m/s  1.5 m s^2  1.5 m^2/s  15 m/s²  1.5 N  1.6 m/s²`,
    },
    {
      key: number(0.02, { unit: 'Wb' }),
      right: raw`0.02 Wb  20 mWb  0.02 T m^2  0.02 V s  0.020 webers  2x10^-2 Wb`,
      wrong: raw`0.02 T  0.2 Wb  0.02 V  20 Wb`,
      unreadable: raw`Wb  a small flux`,
    },
  ],
  'a result in exact form': [
    {
      key: number(7 / 6, { exact: '7/6', form: 'exact' }),
      right: raw`7/6  1 1/6  \frac{7}{6}  14/12  1⅙  1.1\overline{6}  1.16̇`,
      wrong: raw`1.17  1.167  6/7  1/2+2/3  -7/6  1.16  1.1667`,
    },
    {
      key: number(Math.cbrt(2), { exact: 'cbrt(2)', form: 'exact' }),
      right: raw`∛2  2^(1/3)  \sqrt[3]{2}  cbrt(2)  2^{\frac13}`,
      wrong: raw`1.26  √2  2/3  2^3  3√2`,
    },
    {
      key: number(-Math.PI / 4, { exact: '-pi/4', form: 'exact' }),
      right: raw`-π/4  −\frac{\pi}{4}  -pi/4  -1/4π  -0.25π  -(π/4)`,
      wrong: raw`-0.785  π/4  -π  -4/π  -45  3π/4`,
    },
    {
      key: number(1 + Math.SQRT2, { exact: '1+sqrt(2)', form: 'shape' }),
      right: raw`1+√2  √2+1  1+\sqrt{2}  1 + sqrt(2)  sqrt2+1`,
      wrong: raw`2.41  1/(√2-1)  √3  1-√2`,
    },
    {
      key: number(Math.LN2 / 5, { exact: 'ln(2)/5', form: 'exact' }),
      right: raw`ln2/5  (ln2)/5  \frac{\ln 2}{5}  1/5 ln2  0.2ln2  \frac15\ln 2  t=ln(2)/5`,
      wrong: raw`0.139  ln(2/5)  5ln2  ln2  ln(0.4)  5/ln2  log(2)/5`,
    },
    {
      key: number(Math.E ** 4 - Math.E, { exact: 'e^4-e', form: 'exact' }),
      right: raw`e^4-e  e⁴-e  -e+e^4  e(e^3-1)  e^{4}-e`,
      wrong: raw`51.9  e^3  e^4+e  e-e^4  e^4  4e-e`,
    },
  ],
  'a result of algebra': [
    {
      key: expression('8x^3+36x^2+54x+27', { form: 'expanded' }),
      right: raw`8x^3+36x^2+54x+27  8x³+36x²+54x+27  27+54x+36x^2+8x^3`,
      wrong: raw`(2x+3)^3  8x^3+27  2x^3+36x^2+54x+27  8x^3+36x^2+54x-27  8x^3+18x^2+27x+27  (2x)^3+36x^2+54x+27`,
    },
    {
      key: expression('(x-2)/(2x-1)', { domain: { x: { from: 1, to: 5 } } }),
      right: raw`(x-2)/(2x-1)  y=(x-2)/(2x-1)  \frac{x-2}{2x-1}  f^{-1}(x) = \frac{x-2}{2x-1}  (2-x)/(1-2x)  1/2-3/(2(2x-1))`,
      wrong: raw`(x-2)/2x-1  x-2/(2x-1)  (2x-1)/(x-2)  (x+2)/(2x-1)  (x-2)/(2x+1)`,
    },
    {
      key: expression('4(x+1)(x-2)(x-5)', { form: 'factorised' }),
      right: raw`4(x+1)(x-2)(x-5)  4(x-5)(x-2)(x+1)  (x-2)(x-5)(x+1)*4  4(x+1)(2-x)(5-x)`,
      wrong: raw`(4x+4)(x-2)(x-5)  4(x+1)(x^2-7x+10)  (x+1)(x-2)(x-5)  4x^3-24x^2+12x+40  4(x-1)(x+2)(x+5)`,
    },
    {
      key: expression('2ln(x)-3'),
      right: raw`2lnx-3  ln(x^2)-3  -3+2ln x  2\ln x-3  2 ln(x) - 3`,
      wrong: raw`2ln(x-3)  (lnx)^2-3  2lnx+3  ln(2x)-3  2log(x)-3`,
    },
    {
      key: expression('3sin(2x)+1'),
      right: raw`3sin(2x)+1  3sin2x+1  1+3sin 2x  3\sin 2x+1  6sinxcosx+1  y=3sin(2x)+1`,
      wrong: raw`3sin(2x+1)  6sin(x)+1  3sin(x)+1  3cos(2x)+1  3sin^2 x+1  sin(6x)+1`,
    },
    {
      key: expression('k x^(-2)', { variables: ['k', 'x'] }),
      right: raw`k/x^2  kx^-2  \frac{k}{x^2}  kx⁻²  k*x^(-2)`,
      wrong: raw`kx^2  k/x  x^2/k  k-x^2  1/x^2`,
    },
  ],
  'derivatives and integrals': [
    {
      key: expression('x+ln(x)', { constant: 'added' }),
      right: raw`x+lnx+C  x+ln|x|+c  \ln x+x+C  lnx+x+k  x + \ln|x| + C`,
      wrong: raw`x+lnx  x-lnx+C  1+lnx+C  x+1/x+C  xlnx+C  x^2/2+lnx+C`,
    },
    {
      key: expression('-cos(3x)/3', { constant: 'added' }),
      right: raw`-1/3cos3x+C  -cos(3x)/3+C  -\frac{1}{3}\cos 3x+c  c-(1/3)cos(3x)  -\frac{\cos 3x}{3}+C`,
      wrong: raw`cos3x/3+C  -3cos3x+C  -cos3x+C  -1/3cos3x  3cos3x+C  1/3sin3x+C`,
    },
    {
      key: expression('sqrt(x)', { constant: 'factor' }),
      right: raw`A√x  y=C√x  k√x  Cx^(1/2)  A\sqrt{x}  √(Ax)`,
      wrong: raw`√x  √x+C  Ax  A/√x  A+√x`,
    },
    {
      key: expression('4x^3-6x'),
      right: raw`4x^3-6x  2x(2x^2-3)  4x³-6x  -6x+4x^3  dy/dx = 4x^3 - 6x  f'(x)=4x^3-6x`,
      wrong: raw`4x^3+6x  4x^3-6  x^3-6x  4x^2-6x  4x^3-3x  12x^2-6`,
    },
    {
      key: expression('(1-ln(x))/x^2'),
      right: raw`(1-lnx)/x^2  \frac{1-\ln x}{x^2}  1/x^2-lnx/x^2  (1-ln x)x^-2  -(lnx-1)/x²`,
      wrong: raw`1-lnx/x^2  (lnx-1)/x^2  (1+lnx)/x^2  1/x^2  (1-lnx)/x  -lnx/x^2`,
    },
  ],
  'lines and solutions': [
    {
      key: { kind: 'equation', value: 'y = -5x + 13' },
      right: raw`y=-5x+13  y=13-5x  5x+y=13  5x+y-13=0  y-3=-5(x-2)  y+2=-5(x-3)  2y=26-10x  -5x+13=y`,
      wrong: raw`y=5x+13  y=-5x-13  y=x/5+13  5x-y=13  y-3=-5(x+2)  y=-5x`,
      unreadable: raw`-5x+13  y`,
    },
    {
      key: { kind: 'equation', value: 'x = 7/2' },
      right: raw`x=7/2  x=3.5  2x=7  2x-7=0  3½=x`,
      wrong: raw`y=7/2  x=-7/2  x=2/7`,
    },
    {
      key: { kind: 'set', values: ['-2', '5'] },
      right: raw`x=-2, x=5  -2,5  5,-2  x=5 or -2  {5,-2}  -2 or 5`,
      wrong: raw`2,-5  5  -2  -2,5,7  -2,-5`,
    },
    {
      key: { kind: 'set', values: ['2', '-1+i', '-1-i'] },
      right: raw`2, -1±i  2, -1+i, -1-i  z=2, z=-1+i, z=-1-i  -1±i, 2  2 and -1±i`,
      wrong: raw`2  -1±i  2, 1±i  -2, -1±i  2, -1+i`,
    },
    {
      key: { kind: 'set', values: ['e', '1/e'] },
      right: raw`e, 1/e  x=e or x=1/e  e, e^-1  e^{-1}, e  \frac1e, e`,
      wrong: raw`e  1/e  2.72, 0.368  e, -e  1, -1`,
    },
    {
      key: { kind: 'set', values: ['1', '-2', '4'], ordered: true },
      right: raw`1, -2, 4  1; -2; 4  a=1, b=-2, c=4  1,-2,4`,
      wrong: raw`1, 2, 4  4, -2, 1  1, -2  -2, 1, 4`,
    },
  ],
  'ranges and domains': [
    {
      key: { kind: 'interval', intervals: [{ from: '-5', to: '2', open_from: true }] },
      right: raw`-5<x≤2  (-5,2]  ]-5,2]  -5<x<=2  2≥x>-5  x∈(-5,2]  x>-5 and x<=2  -5 < x \le 2`,
      wrong: raw`-5≤x<2  [-5,2)  -5<x<2  [-5,2]  (-5,2)  x≤2  x>-5  -2≤x<5`,
      unreadable: raw`-5<x≤`,
    },
    {
      key: {
        kind: 'interval',
        intervals: [
          { from: null, to: '-2', open_to: true },
          { from: '-2', to: '2', open_from: true, open_to: true },
          { from: '2', to: null, open_from: true },
        ],
      },
      right: raw`x≠±2  x≠2, x≠-2  ℝ\{-2,2}  x≠2 and x≠-2  (-∞,-2)∪(-2,2)∪(2,∞)  x∈ℝ, x≠±2`,
      wrong: raw`x=±2  x≠2  -2<x<2  x≠±4`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: '0', to: null, open_from: true }] },
      right: raw`x>0  (0,∞)  x∈ℝ⁺  0<x  ]0,∞[  x ∈ (0,∞)`,
      wrong: raw`x≥0  x<0  [0,∞)  x≠0`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: '1/e', to: null }], variable: 'y' },
      right: raw`y≥1/e  [1/e,∞)  f(x)≥1/e  y>=e^-1  y≥e^{-1}  [1/e, +∞[  1/e≤y`,
      wrong: raw`y>1/e  y≤1/e  y≥e  y≥0.368  (1/e,∞)`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: '0', to: '2pi' }] },
      right: raw`0≤x≤2π  [0,2π]  0<=x<=2pi  x∈[0,2π]  0≤θ≤2π`,
      wrong: raw`0<x<2π  0≤x≤π  x≤2π  [0,2π)`,
    },
    {
      key: {
        kind: 'interval',
        intervals: [
          { from: null, to: '-3', open_to: true },
          { from: '-1', to: '1', open_from: true, open_to: true },
        ],
      },
      right: raw`x<-3 or -1<x<1  (-∞,-3)∪(-1,1)  -1<x<1 or x<-3  ]-∞,-3[∪]-1,1[`,
      wrong: raw`x<-3  -1<x<1  x≤-3 or -1≤x≤1  -3<x<-1 or x>1`,
    },
  ],
  'places and directions': [
    {
      key: { kind: 'coordinate', values: ['4', '0'] },
      right: raw`(4,0)  (4, 0)  x=4, y=0  4, 0  A(4,0)  (4;0)  (4.0,0)`,
      wrong: raw`(0,4)  (-4,0)  (4,1)  (4,0,0)  (5,0)`,
      unreadable: raw`4  x=4  (4,`,
    },
    {
      key: { kind: 'coordinate', values: ['-1/2', '17/4'] },
      right: raw`(-1/2,17/4)  (-0.5,4.25)  (-½, 4¼)  x=-0.5, y=4.25  (-\frac12,\frac{17}{4})  (-0,5; 4,25)`,
      wrong: raw`(17/4,-1/2)  (1/2,17/4)  (-1/2,-17/4)  (-2,17/4)  (-0.5,4.3)`,
    },
    {
      key: { kind: 'vector', values: ['6', '-2', '0'] },
      right: raw`(6,-2,0)  6i-2j  6i-2j+0k  \begin{pmatrix}6\\-2\\0\end{pmatrix}  2(3,-1,0)  [6,-2,0]  2(3i-j)`,
      wrong: raw`(6,-2)  (6,2,0)  6i-2k  (-2,6,0)  (3,-1,0)  -6i+2j`,
    },
    {
      key: { kind: 'vector', values: ['1/3', '2/3', '-2/3'] },
      right: raw`(1/3,2/3,-2/3)  1/3(1,2,-2)  \frac13\begin{pmatrix}1\\2\\-2\end{pmatrix}  (i+2j-2k)/3  1/3i+2/3j-2/3k  (1/3)(i+2j-2k)`,
      wrong: raw`(1,2,-2)  (1/3,-2/3,2/3)  1/9(1,2,-2)  (3,6,-6)  (0.3,0.6,-0.6)`,
    },
    {
      key: { kind: 'vector', values: ['-1', '2'], direction: true },
      right: raw`(-1,2)  (1,-2)  -i+2j  (-3,6)  (0.5,-1)  (-0.447,0.894)`,
      wrong: raw`(1,2)  (2,-1)  (2,1)  (-1,-2)  (0,2)`,
    },
  ],
  'formulae of chemistry': [
    {
      key: { kind: 'formula', value: 'NO3^-' },
      right: raw`NO3^-  NO3-  NO₃⁻  [NO3]-  NO3^(-)  NO3⁻`,
      wrong: raw`NO2^-  NO3  NO3^2-  N2O3^-  NO3^+`,
      unreadable: raw`nitrate  no3-`,
    },
    {
      key: { kind: 'formula', value: 'MgCl2' },
      right: raw`MgCl2  MgCl₂  MgCl_2  \ce{MgCl2}  MgCl2(s)`,
      wrong: raw`MgCl  Mg2Cl  MgCl3  MgCl2^+`,
    },
    {
      key: { kind: 'formula', value: '[Ag(NH3)2]^+' },
      right: raw`[Ag(NH3)2]^+  [Ag(NH3)2]+  [Ag(NH₃)₂]⁺  Ag(NH3)2^+`,
      wrong: raw`[Ag(NH3)2]^2+  [Ag(NH3)]^+  Ag^+  [Ag(NH3)2]`,
    },
    {
      key: { kind: 'formula', value: 'CH3CH2CHClCH3' },
      right: raw`CH3CH2CHClCH3  CH3CHClCH2CH3  CH3CH(Cl)CH2CH3  C2H5CHClCH3`,
      wrong: raw`CH3CH2CH2CH2Cl  (CH3)3CCl  CH3CHClCH3  C4H9Cl  CH3CH(CH3)CH2Cl`,
    },
    {
      key: { kind: 'formula', value: 'CH3CH(CH3)COOH' },
      right: raw`CH3CH(CH3)COOH  (CH3)2CHCOOH  (CH3)2CHCO2H  HOOCCH(CH3)2`,
      wrong: raw`CH3CH2CH2COOH  CH3COOCH2CH3  CH3CH(OH)CHO  CH3CH(CH3)CHO`,
    },
    {
      key: { kind: 'formula', value: 'HCOOCH2CH3' },
      right: raw`HCOOCH2CH3  HCO2C2H5  C2H5OCHO  CH3CH2OOCH  HCOOC2H5`,
      wrong: raw`CH3COOCH3  CH3CH2COOH  CH3COOCH2CH3`,
    },
    {
      key: { kind: 'formula', value: 'C6H5NH2' },
      right: raw`C6H5NH2  H2NC6H5  C6H5-NH2`,
      wrong: raw`C6H5NO2  C6H5OH  C6H11NH2`,
    },
    {
      key: { kind: 'formula', value: 'CH2=CHCN' },
      right: raw`CH2=CHCN  H2C=CHCN  CH2=CH-CN  CH2CHCN  NCCH=CH2`,
      wrong: raw`CH3CH2CN  CH2=CHCl  CH2=CHNH2`,
    },
    {
      key: { kind: 'formula', value: 'CH3CH(OH)CH2CH3' },
      right: raw`CH3CH2CH(OH)CH3  CH3CHOHCH2CH3  C2H5CH(OH)CH3  CH3CH(OH)C2H5`,
      wrong: raw`CH3CH(CH3)CH2OH  (CH3)3COH  CH3CH2CH2CH2OH  CH3CH(OCH3)CH3`,
    },
  ],
};
