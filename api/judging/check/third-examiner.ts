import { expression, type KindsOfAnswers, number } from './hand-written.ts';

const raw = String.raw;

/** Forms of a third examiner, written and committed before the engine saw them. */
export const THIRD_EXAMINER: KindsOfAnswers = {
  'a whole number': [
    {
      key: number(126),
      right: raw`126  126.0  n = 126  9C4=126  １２６  १२६  ۱۲۶  • 126  Answer: 126  N=126.00  126 ways = 126  = 126  126 m  +126  \ 126\ `,
      wrong: raw`125  127  -126  12.6  1260  162  126^2  9*14  252/2  100+26  1/126  130  84`,
      unreadable: raw`one hundred and twenty-six  126 or 127  many  126 oranges  between 125 and 127  ???`,
    },
    {
      key: number(-17),
      right: raw`-17  −17  –17  ﹣17  －17  -17.0  x=-17  (-17)  - 17  x = −17`,
      wrong: raw`17  -16  -18  -1.7  -170  -71  -34/2  8-25`,
      unreadable: raw`minus seventeen  -  -17 or 17  ±17`,
    },
    {
      key: number(3628800),
      right: raw`3628800  3 628 800  3,628,800  3.63x10^6  3.6288x10^6  10! = 3628800  3 630 000  3'628'800`,
      wrong: raw`362880  36288000  3.6x10^6  4x10^6  3.62x10^6  3640000`,
    },
  ],
  'rounded to three figures': [
    {
      key: number(0.836419),
      right: raw`0.836  .836  0.8364  0.83641  0.83642  0.836419  8.36x10^-1  0,836  ٠٫٨٣٦  x ≈ 0.836  ≈0.836  0.836 (3 s.f.)  0.836 (3sf)  0.836...  x=0.836`,
      wrong: raw`0.84  0.83  0.837  0.835  8.36  -0.836  0.0836  0.863  0.8  1  0.8363`,
      unreadable: raw`less than one  0.836 or -0.836  0.8.36`,
    },
    {
      key: number(29979.2),
      right: raw`30000  29979  29980  29979.2  3.00x10^4  3x10^4  30 000  29 979  2.998x10^4  29,979.2`,
      wrong: raw`29900  29000  31000  3000  2.99x10^4  3.01x10^4  -30000  29981`,
    },
    {
      key: number(Math.sqrt(7)),
      right: raw`2.65  2.646  2.645  √7  sqrt(7)  \sqrt{7}  7^(1/2)  2.6458`,
      wrong: raw`2.64  2.6  2.66  7  -2.65  2.647  26.5`,
    },
  ],
  'places and figures that are asked': [
    {
      key: number(17.3468, { decimals: 1 }),
      right: raw`17.3  17.35  17.347  17.34  17,3  17.3468  t=17.3  x ≈ 17.3  １７．３`,
      wrong: raw`17  17.4  17.2  18  173  1.73  -17.3`,
    },
    {
      key: number(0.00052841, { figures: 2 }),
      right: raw`0.00053  5.3x10^-4  5.3 × 10⁻⁴  0.000528  0.00052841  5.28e-4  .00053  5,3·10^-4`,
      wrong: raw`0.0005  0.00052  0.0053  5.3x10^4  5.4x10^-4  0.053`,
    },
    {
      key: number(6378.14, { figures: 2 }),
      right: raw`6400  6.4x10^3  6380  6378  6378.1  6 400  6,400`,
      wrong: raw`6300  6000  6500  640  64  6.3x10^3  6450`,
    },
    {
      key: number(1.99962, { decimals: 3 }),
      right: raw`2.000  1.9996  1.99962  2.000.`,
      wrong: raw`1.999  2.001  1.99  20`,
      unreadable: raw`two point zero  2.000.0`,
    },
  ],
  'a quantity of mechanics': [
    {
      key: number(14.7, { unit: 'm s^-1' }),
      right: raw`14.7 m s^-1  14.7 m/s  14.7 ms^-1  14.7 m·s⁻¹  14.7 m s⁻¹  14.7 metres per second  14.7 meters per second  14.7  v=14.7 m/s  52.92 km/h  1470 cm/s  14.7 m / s  14.7 m.s^-1  14.7\,\text{m s}^{-1}  14.70 m/s`,
      wrong: raw`14.7 m/s^2  14.7 m  14.7 km/h  1.47 m/s  -14.7 m/s  15 m/s  14.7 s  14.7 N`,
      unreadable: raw`fast  m/s  14.7 bananas`,
    },
    {
      key: number(2450, { unit: 'J', tolerance: 24.5 }),
      right: raw`2450 J  2.45 kJ  2.45x10^3 J  2450  2.5 kJ  2450 N m  2.45 kilojoules  2450 joules  0.00245 MJ  2,450 J  E = 2450 J`,
      wrong: raw`2450 W  2.45 J  24.5 kJ  2450 kJ  245 J  2450 N  -2450 J  2550 J  3000 J`,
    },
    {
      key: number(55, { unit: 'N', tolerance: 0.55 }),
      right: raw`55 N  55.0 N  55 newtons  55  55 kg m s^-2  0.055 kN  F=55N  55 J/m  5.5x10^1 N  55 newton`,
      wrong: raw`55 kg  55 N m  550 N  50 N  -55 N  55 Pa  60 N`,
    },
    {
      key: number(3200, { unit: 'kg m^-3', tolerance: 32 }),
      right: raw`3200 kg m^-3  3.2 g cm^-3  3.2 g/cm3  3200 kg/m³  3.2x10^3  3.20 g/cm^3  3.2 kg dm^-3  3200`,
      wrong: raw`3.2  3200 g cm^-3  3.2 kg m^-3  3200 kg  320 kg/m^3`,
    },
  ],
  'a quantity of electricity or waves': [
    {
      key: number(240, { unit: 'Ω', tolerance: 2.4 }),
      right: raw`240 Ω  240 ohms  240 ohm  0.24 kΩ  240 V/A  240  240 Ω  R=240 Ω  240 \Omega  2.4x10^2 Ω  240 V A^-1  0.240 kilohms`,
      wrong: raw`240 V  240 A  24 Ω  240 mΩ  240 kΩ  2400  -240`,
    },
    {
      key: number(4.2e14, { unit: 'Hz', tolerance: 4.2e12 }),
      right: raw`4.2x10^14 Hz  4.2x10^14 s^-1  420 THz  4.2E14 Hz  4.2×10¹⁴ Hz  4.20 × 10^14 hertz  f = 4.2*10^14  4.2x10^14  4.2×10¹⁴ s⁻¹`,
      wrong: raw`4.2x10^-14 Hz  4.2x10^13  420 GHz  4.2x10^14 m  4.2 Hz  4x10^14`,
    },
    {
      key: number(8.5, { unit: 'mA', tolerance: 0.085 }),
      right: raw`8.5 mA  8.5  0.0085 A  8.5x10^-3 A  8500 µA  8.50 mA  8.5 milliamps  8.5 milliamperes  I=8.5mA`,
      wrong: raw`8.5 A  85 mA  8.5 µA  0.0085  8.5 mV  0.85 mA`,
    },
    {
      key: number(1.2, { unit: 'kW h', tolerance: 0.012 }),
      right: raw`1.2 kWh  1.2 kW h  4.32 MJ  1200 Wh  4.32x10^6 J  1.2`,
      wrong: raw`1.2 kW  1.2 kW/h  12 kWh  4.32 kJ`,
    },
    {
      key: number(2.1, { unit: 'eV', tolerance: 0.021 }),
      right: raw`2.1 eV  3.36x10^-19 J  2.1 electronvolts  2.10 eV  0.0021 keV  2.1`,
      wrong: raw`2.1 J  2.1 V  2.1 keV  3.36x10^-19`,
    },
  ],
  'a quantity of chemistry': [
    {
      key: number(0.025, { unit: 'mol', tolerance: 0.00025 }),
      right: raw`0.025 mol  0.0250 mol  2.5x10^-2 mol  25 mmol  0.025 moles  0.025  2.50 × 10⁻² mol  n=0.025 mol  0,025 mol  .025 mol`,
      wrong: raw`0.25 mol  25 mol  0.025 g  0.025 mol dm^-3  0.03 mol  2.5x10^2 mol  0.025 mmol`,
    },
    {
      key: number(2.8726, { decimals: 2 }),
      right: raw`2.87  pH=2.87  2.873  2.8726  pH 2.87  2,87  pH = 2.87`,
      wrong: raw`2.9  2.88  2.8  -2.87  28.7  3  11.13`,
      unreadable: raw`acidic  pH`,
    },
    {
      key: number(-1367, { unit: 'kJ mol^-1', tolerance: 6.9 }),
      right: raw`-1367 kJ mol^-1  -1370 kJ mol^-1  -1367 kJ/mol  −1367 kJ mol⁻¹  -1.37x10^3 kJ mol^-1  -1.367 MJ/mol  -1,367 kJ mol^-1  -1367 kJmol^-1  ΔH = -1367 kJ mol⁻¹  -1400`,
      wrong: raw`1367 kJ mol^-1  -1367 kJ  -1367 J mol^-1  -136.7  -1300 kJ mol^-1  -13670  -1367 kJ mol  -1380`,
    },
    {
      key: number(16, { unit: 'mol^-1 dm^3', tolerance: 0.16 }),
      right: raw`16 mol^-1 dm^3  16 dm^3 mol^-1  16 dm³/mol  16  16.0 dm3 mol-1  16 M^-1  16 L/mol  16 L mol⁻¹`,
      wrong: raw`16 mol dm^-3  16 M  1.6  160  -16`,
    },
  ],
  'an angle or a time': [
    {
      key: number(63.4349, { unit: '°' }),
      right: raw`63.4°  63.4  63.4 degrees  63.43°  63.4º  63.4˚  1.107 rad  1.11 rad  θ = 63.4°  63.435  63,4°`,
      wrong: raw`63  63°  63.5°  26.6°  1.11  64  116.6  -63.4  63.4 rad  6.34`,
    },
    {
      key: number(Math.PI / 3, { exact: 'pi/3', form: 'exact', unit: 'rad' }),
      right: raw`π/3  pi/3  60°  \frac{\pi}{3}  π/3 rad  (π)/3  1/3 π  θ=π/3  60 degrees  ⅓π  \frac{1}{3}\pi  π÷3  pi / 3 radians  2π/6  𝜋/3`,
      wrong: raw`1.05  1.047  60  -π/3  2π/3  3/π  3π  π/6  \frac{\pi}{4}  1/3`,
    },
    {
      key: number(1.8546, { unit: 'rad' }),
      right: raw`1.85  1.85 rad  1.855  1.8546 radians  1.85 radians  106.3°  106°`,
      wrong: raw`106  106.3  1.9  1.86  1.84  0.532`,
    },
    {
      key: number(45, { unit: 'min' }),
      right: raw`45 min  45  45 minutes  0.75 h  2700 s  45 mins  45.0 min  0.75 hours  t = 45 min  45min`,
      wrong: raw`45 s  45 h  0.45 h  0.75  45 min 30 s  4.5 min  75 min`,
      unreadable: raw`three quarters of an hour  min`,
    },
  ],
  'a probability or a share': [
    {
      key: number(0.2734375),
      right: raw`0.273  .273  27.3%  0.2734  35/128  0.27344  0.2734375  P=0.273  P(X=4)=0.273  27.34 %  0,273`,
      wrong: raw`0.27  0.274  0.272  27.3  2.73%  0.727  27%  0.3  -0.273  2.73`,
    },
    {
      key: number(0.375, { exact: '3/8', form: 'exact' }),
      right: raw`3/8  0.375  37.5%  6/16  \frac{3}{8}  ⅜  P(A)=3/8  .375  37.5 %  P(A|B) = 3/8  \dfrac38  P(A') = 3/8`,
      wrong: raw`0.38  38%  5/8  8/3  1/4+1/8  3/4*1/2  1-5/8  37.5  1/3`,
      unreadable: raw`3 in 8  3:8  three eighths  3 out of 8`,
    },
    {
      key: number(14.285714, { unit: '%' }),
      right: raw`14.3%  14.3  14.29%  14.3 percent  14.3 per cent  14.286%  14.3 %  １４．３％`,
      wrong: raw`14%  0.143%  143%  15%  -14.3%  14.2%  1.43%`,
    },
  ],
  'money and populations': [
    {
      key: number(12682.42, { unit: 'AUD', decimals: 2 }),
      right: raw`12682.42  12,682.42 AUD  AUD 12682.42  $12682.42  A$12682.42  12 682.42  12682.42 dollars`,
      wrong: raw`12682  12680  12682.4  12682.43  1268.242  12700  -12682.42`,
    },
    {
      key: number(8500, { unit: 'JPY' }),
      right: raw`8500  ¥8500  8500 yen  JPY 8500  8,500 JPY  8500 JPY  8.5x10^3`,
      wrong: raw`850  85000  8400  -8500`,
    },
    {
      key: number(1249.8, { unit: 'GBP', decimals: 2 }),
      right: raw`£1249.80  1249.80  1,249.80  1249.8  GBP 1249.80  1249.80 pounds  £1,249.80  £ 1249.80`,
      wrong: raw`£1249  £1250  £1249.08  124.98  £12.50  1249.81  -1249.80`,
      unreadable: raw`lots  £  a grand`,
    },
    {
      key: number(52341.7),
      right: raw`52300  52341  52342  52 300  5.23x10^4  52,300`,
      wrong: raw`52000  52400  5230  52.3  523000  -52300`,
    },
  ],
  'a power of ten': [
    {
      key: number(4.096e-11, { form: 'standard' }),
      right: raw`4.096x10^-11  4.10x10^-11  4.096×10⁻¹¹  4.096 \times 10^{-11}  4.096*10^-11  4.096·10^(-11)  4.10 × 10^{-11}  4.096 x 10^-11  G = 4.096x10^-11`,
      wrong: raw`0.00000000004096  40.96x10^-12  0.4096x10^-10  4.096x10^11  4.096x10^-10  4x10^-11  4.096e-11  4.09x10^-11  -4.096x10^-11`,
    },
    {
      key: number(25000, { form: 'standard', unit: 'kg' }),
      right: raw`2.5x10^4  2.5 x 10^4 kg  2.50×10⁴ kg  2.5*10^4kg  2.5 × 10^{4}  m = 2.5×10⁴ kg`,
      wrong: raw`25000  25000 kg  25x10^3 kg  0.25x10^5  2.5x10^4 m  2.5x10^3 kg  2.5E4`,
      unreadable: raw`2.5x10^  kg  heavy`,
    },
    {
      key: number(7.2921e-5),
      right: raw`7.29x10^-5  0.0000729  7.292x10^-5  7.29E-5  72.9x10^-6  7.29 × 10⁻⁵  7.29x10-5  7.29*10^(-5)  7.29·10^-5  7.2921e-05  7,29·10⁻⁵`,
      wrong: raw`7.3x10^-5  7.29x10^5  7.29  7.29x10^-4  7.28x10^-5  0.000729`,
      unreadable: raw`7.29x10^`,
    },
  ],
  'a fraction or a root': [
    {
      key: number(17 / 12, { exact: '17/12', form: 'exact' }),
      right: raw`17/12  1 5/12  34/24  \frac{17}{12}  1\frac{5}{12}  x=17/12  17÷12  17 / 12  +17/12  \dfrac{17}{12}`,
      wrong: raw`1.42  1.417  12/17  -17/12  3/4+2/3  17/24  1.4166  1.41667`,
      unreadable: raw`17/  seventeen twelfths`,
    },
    {
      key: number((2 * Math.sqrt(3)) / 3, { exact: '2sqrt(3)/3', form: 'exact' }),
      right: raw`2√3/3  2/√3  \frac{2\sqrt{3}}{3}  \frac{2}{\sqrt3}  (2√3)/3  2sqrt(3)/3  2*sqrt(3)/3  \frac{2}{3}\sqrt{3}  2/3 √3  ⅔√3`,
      wrong: raw`1.15  1.155  √3/2  3/(2√3)  2√3  -2√3/3  2√2/3  \frac{\sqrt3}{3}`,
    },
    {
      key: number(5 - 2 * Math.sqrt(6), { exact: '5-2sqrt(6)', form: 'shape' }),
      right: raw`5-2√6  -2√6+5  5-2sqrt6  5 − 2√6  5-2\sqrt{6}  5-√24  p = 5-2√6`,
      wrong: raw`0.101  (√3-√2)^2  1/(5+2√6)  5+2√6  2√6-5  5-√6  5-2*6`,
      unreadable: raw`5-2√  5-`,
    },
    {
      key: number(8, { form: 'exact' }),
      right: raw`8  8.0  x=8`,
      wrong: raw`√64  4+4  16/2  8.01  -8`,
    },
  ],
  'a logarithm, pi or e': [
    {
      key: number(Math.log(12), { exact: 'ln 12', form: 'shape' }),
      right: raw`ln 12  ln(12)  ln12  \ln 12  x=ln12  ln|12|  log_e 12  log_e(12)  \ln(12)`,
      wrong: raw`2ln2+ln3  2.48  2.485  ln 4+ln 3  ln(3*4)  ln 24-ln 2  log 12  ln 3  -ln 12  ln(1/12)  ln(24/2)`,
      unreadable: raw`ln  ln(12`,
    },
    {
      key: number(3 + Math.log(2), { exact: '3+ln 2', form: 'exact' }),
      right: raw`3+ln2  ln 2+3  3+ln(2)  ln(2)+3  \ln 2 + 3  3+\ln(2)  3.0+ln2`,
      wrong: raw`3.69  3.693  3ln2  3-ln2  ln 5  ln 6  3+log 2  3+0.693`,
    },
    {
      key: number(12 * Math.PI + 8, { exact: '12pi+8', form: 'exact', unit: 'cm' }),
      right: raw`12π+8  8+12π  12pi+8  4(3π+2)  (12π+8) cm  12π + 8 cm  8+12\pi  12*pi+8`,
      wrong: raw`45.7  45.70  20π  12π-8  12π  12π+8 m`,
    },
    {
      key: number(Math.exp(-2), { exact: 'e^(-2)', form: 'exact' }),
      right: raw`e^-2  e^(-2)  1/e^2  e^{-2}  exp(-2)  e⁻²  1/e²  \frac{1}{e^2}  \mathrm{e}^{-2}  \frac{1}{\mathrm{e}^{2}}`,
      wrong: raw`0.135  e^2  -e^2  -2e  2^-e  0.1353  1/(2e)`,
    },
    {
      key: number(Math.log2(5), { exact: 'ln(5)/ln(2)', form: 'exact' }),
      right: raw`ln5/ln2  log_2(5)  log5/log2  \frac{\ln 5}{\ln 2}  \log_2 5  log₂5  log_2 5  (ln 5)/(ln 2)`,
      wrong: raw`2.32  ln(5/2)  ln5-ln2  log_5(2)  ln2/ln5  2.322`,
    },
  ],
  'a polynomial in any form or expanded': [
    {
      key: expression('3x^2+4x-7'),
      right: raw`3x^2+4x-7  3x²+4x−7  -7+4x+3x^2  (3x+7)(x-1)  f(x)=3x^2+4x-7  y=3x^{2}+4x-7  3*x^2+4*x-7  3x*x+4x-7  ３x^2+４x-７  3𝑥^2+4𝑥-7  x(3x+4)-7  3x^2 + 4x - 7  3x^2+4x+(-7)  3·x²+4·x−7  f'(x) = 3x² + 4x - 7`,
      wrong: raw`3x^2-4x-7  3x^2+4x+7  3x+4x-7  3x^2+4x  6x+4  x^2+4x-7  3x^2+7x-4  -3x^2-4x+7  (3x)^2+4x-7  3x^3+4x-7`,
      unreadable: raw`3x^2+4x-  3y^2+4y-7  3x^2+4x-7)  quadratic`,
    },
    {
      key: expression('x^3+6x^2+12x+8', { form: 'expanded' }),
      right: raw`x^3+6x^2+12x+8  8+12x+6x^2+x^3  x³+6x²+12x+8  x^{3}+6x^{2}+12x+8  y = x^3 + 6x^2 + 12x + 8`,
      wrong: raw`(x+2)^3  x^3+8  (x+2)(x^2+4x+4)  x^3+6x^2+12x-8  x^3+2x^2+4x+8  x(x^2+6x+12)+8  x^3+6x^2+12x`,
    },
    {
      key: expression('2a^2 b-a b^2', { variables: ['a', 'b'] }),
      right: raw`2a^2b-ab^2  ab(2a-b)  2a²b-ab²  -ab^2+2a^2b  2a^2 b - a b^2  2ba^2-b^2a  a*b*(2a-b)  2a^{2}b-ab^{2}`,
      wrong: raw`2a^2b+ab^2  2ab^2-a^2b  ab  2ab(a-b)  ab(a-2b)`,
      unreadable: raw`2x^2y-xy^2  2a^2b-`,
    },
  ],
  'a product or a completed square': [
    {
      key: expression('(x-7)(x+2)', { form: 'factorised' }),
      right: raw`(x-7)(x+2)  (x+2)(x-7)  (2+x)(x-7)  (7-x)(-x-2)  (x − 7)(x + 2)  \left(x-7\right)\left(x+2\right)  (x-7)·(x+2)  f(x)=(x-7)(x+2)  (x-7)*(x+2)  (x−7)×(x+2)  (𝑥-7)(𝑥+2)  -(7-x)(x+2)`,
      wrong: raw`x^2-5x-14  (x+7)(x-2)  (x-7)(x-2)  x(x-5)-14  (x-14)(x+1)  (x-7)+(x+2)  (x-7)(x+2)+1  x^2-7x+2x-14  2(x-7)(x+2)`,
      unreadable: raw`(x-7)(x+2  (n-7)(n+2)`,
    },
    {
      key: expression('6(x-1)(x-2)', { form: 'factorised' }),
      right: raw`6(x-1)(x-2)  6(x-2)(x-1)  6(1-x)(2-x)  (x-1)(x-2)6  6*(x-1)*(x-2)`,
      wrong: raw`(6x-6)(x-2)  6(x^2-3x+2)  6x^2-18x+12  3(2x-2)(x-2)  (x-1)(x-2)  (2x-2)(3x-6)  6(x+1)(x+2)`,
    },
    {
      key: expression('2(x+3)^2-11', { form: 'shape' }),
      right: raw`2(x+3)^2-11  2(x+3)²−11  -11+2(x+3)^2  2(3+x)^2-11  y=2(x+3)^2-11  2\left(x+3\right)^2-11  2(x+3)^{2} - 11`,
      wrong: raw`2x^2+12x+7  2(x-3)^2-11  2(x+3)^2+11  (x+3)^2-11  2(x^2+6x)+7  2(x+3)^2  2x(x+6)+7`,
    },
    {
      key: expression('(x-4)^2', { form: 'factorised' }),
      right: raw`(x-4)^2  (x-4)(x-4)  (4-x)^2  (x-4)²  (4-x)(4-x)`,
      wrong: raw`x^2-8x+16  (x+4)^2  (x-4)(x+4)  x(x-8)+16`,
    },
  ],
  'a quotient of polynomials': [
    {
      key: expression('(3x-5)/((x-1)(x+2))', { form: 'single_fraction', domain: { x: { from: 2, to: 6 } } }),
      right: raw`(3x-5)/((x-1)(x+2))  \frac{3x-5}{(x-1)(x+2)}  (3x-5)/(x^2+x-2)  \frac{3x-5}{x^2+x-2}  (5-3x)/((1-x)(x+2))  (-5+3x)/((x+2)(x-1))  \dfrac{3x-5}{x^{2}+x-2}`,
      wrong: raw`(3x-5)/(x-1)(x+2)  3x-5/((x-1)(x+2))  (3x+5)/((x-1)(x+2))  (3x-5)(x-1)^-1(x+2)^-1  -2/(3(x-1))+11/(3(x+2))  (3x-5)/((x-1)(x-2))`,
      unreadable: raw`(3x-5)/((x-1)(x+2)  (3t-5)/((t-1)(t+2))`,
    },
    {
      key: expression('x/(x^2+1)'),
      right: raw`x/(x^2+1)  \frac{x}{x^2+1}  x(x^2+1)^-1  x(x²+1)^(-1)  (x^2+1)^{-1}x  x/(1+x²)`,
      wrong: raw`x/x^2+1  x/(x^2-1)  x^2+1/x  1/(x^2+1)  1/x+x  -x/(x^2+1)  x/(x+1)^2`,
    },
    {
      key: expression('(x+2)/(x-3)', { form: 'simplified', domain: { x: { from: 4, to: 8 } } }),
      right: raw`(x+2)/(x-3)  \frac{x+2}{x-3}  (2+x)/(x-3)  -(x+2)/(3-x)  \dfrac{x+2}{x-3}`,
      wrong: raw`(x^2+5x+6)/(x^2-9)  ((x+2)(x+3))/((x-3)(x+3))  (x-3)/(x+2)  (x+2)/(x+3)  (2x+4)/(2x-6)`,
    },
    {
      key: expression('(2x+1)/(x-3)', { domain: { x: { from: 4, to: 8 } } }),
      right: raw`f^-1(x)=(2x+1)/(x-3)  y = (2x+1)/(x-3)  (2x+1)/(x-3)  \frac{2x+1}{x-3}  f^{-1}(x)=\frac{2x+1}{x-3}  (1+2x)/(x-3)  2+7/(x-3)  -(2x+1)/(3-x)`,
      wrong: raw`(x-3)/(2x+1)  (3x+1)/(x-2)  2x+1/x-3  (2x-1)/(x-3)`,
      unreadable: raw`(2y+1)/(y-3)`,
    },
  ],
  'a function that is no polynomial': [
    {
      key: expression('5cos(3x)'),
      right: raw`5cos(3x)  5cos3x  5 \cos 3x  5\cos(3x)  5cos(3*x)  5*cos(3x)  y=5cos3x  5\cos\left(3x\right)  5 sin(3x+pi/2)  5 cos 3𝑥`,
      wrong: raw`5cos(x)  15cos(x)  5cos^3 x  5sin(3x)  -5cos(3x)  cos(15x)  5cos 3  15cos(3x)  3cos(5x)  5cos(x/3)`,
      unreadable: raw`5cos(  5cos(3t)`,
    },
    {
      key: expression('x e^(-x)'),
      right: raw`xe^(-x)  x e^{-x}  x/e^x  xe^-x  x\mathrm{e}^{-x}  e^(-x)x  x*exp(-x)  \frac{x}{e^{x}}  xe⁻ˣ`,
      wrong: raw`xe^x  -xe^x  e^(-x)  xe^(-2x)  x-e^x  x^-e  x^2e^(-x)`,
      unreadable: raw`xe^  te^(-t)`,
    },
    {
      key: expression('ln((x+1)/x)'),
      right: raw`ln((x+1)/x)  ln(x+1)-ln(x)  \ln\frac{x+1}{x}  ln(1+1/x)  -ln(x/(x+1))  \ln\left(1+\frac1x\right)  ln(x+1)-lnx`,
      wrong: raw`ln(x+1)/ln(x)  ln x+1/x  ln(x/(x+1))  ln(x+1)+ln(x)  log((x+1)/x)  ln(1)  ln(x+1/x)`,
    },
    {
      key: expression('1/cos^2(x)', { domain: { x: { from: 0.2, to: 1.2 } } }),
      right: raw`sec^2(x)  1/cos^2 x  \sec^2 x  1+tan^2(x)  (sec x)^2  1/(cos x)^2  sec²x  \frac{1}{\cos^2 x}`,
      wrong: raw`sec x  cos^2 x  1/cos(x^2)  tan^2 x  sec(x^2)  1-tan^2 x`,
    },
    {
      key: expression('12.5e^{-0.043t}', { variables: ['t'] }),
      right: raw`12.5e^(-0.043t)  12.5e^{-0.043t}  12.5exp(-0.043t)  12.5/e^(0.043t)  N=12.5e^(-0.043t)  N(t) = 12.5e^{-0.043t}  12,5e^{-0,043t}`,
      wrong: raw`12.5e^(0.043t)  12.5e^(-0.43t)  -12.5e^(0.043t)  12.5-0.043t  125e^(-0.043t)  e^(-0.043t)`,
    },
  ],
  'an integral or a general solution': [
    {
      key: expression('2x^4-5/x', { constant: 'added' }),
      right: raw`2x^4-5/x+C  2x⁴-5/x+c  2x^4-\frac{5}{x}+C  2x^4-5x^-1+k  C+2x^4-5/x  y=2x^4-5/x+c  2x^{4}-5x^{-1}+C`,
      wrong: raw`2x^4-5/x  2x^4+5/x+C  8x^3+5/x^2+C  2x^4-5ln x+C  2x^4-5/x+7  x^4-5/x+C  2x^4+C  2x^4-5/x+Cx`,
      unreadable: raw`2x^4-5/x+  ∫8x^3`,
    },
    {
      key: expression('ln(x-3)', { constant: 'added', domain: { x: { from: 3.5, to: 9 } } }),
      right: raw`ln(x-3)+C  ln|x-3|+C  \ln|x-3|+c  ln|3-x|+C  \ln\left|x-3\right|+C  log_e|x-3|+k  ln(A(x-3))  ln|k(x-3)|`,
      wrong: raw`ln|x-3|  ln(x+3)+C  1/(x-3)+C  -1/(x-3)^2+C  ln(x)-3+C  2ln|x-3|+C  log|x-3|+C`,
    },
    {
      key: expression('e^(-3x)', { constant: 'factor' }),
      right: raw`Ae^(-3x)  y=Ce^{-3x}  ke^{-3x}  C/e^(3x)  y = A e^{-3x}  e^(c-3x)  Ae⁻³ˣ  \frac{k}{e^{3x}}`,
      wrong: raw`e^(-3x)  e^(-3x)+C  Ae^(3x)  Ae^(-x/3)  A+e^(-3x)  3e^(-3x)  -3Ce^x  Ax^-3`,
      unreadable: raw`Ae^(-3x  exponential`,
    },
    {
      key: expression('x sin(x)+cos(x)', { constant: 'added' }),
      right: raw`xsin(x)+cos(x)+C  x\sin x+\cos x+c  cosx+xsinx+k  x sin x + cos x + C`,
      wrong: raw`x sin x+cos x  x sin x-cos x+C  x cos x+sin x+C  -x sin x-cos x+C  x\sin x+\cos x+1`,
    },
    {
      key: expression('tan(3x)/3', { constant: 'added', domain: { x: { from: 0.1, to: 0.4 } } }),
      right: raw`tan(3x)/3+C  1/3tan(3x)+c  \frac{1}{3}\tan 3x+C  \frac{\tan(3x)}{3}+k  sin(3x)/(3cos(3x))+C`,
      wrong: raw`3tan(3x)+C  tan(3x)+C  1/3tan(3x)  1/3tan(x)+C`,
    },
  ],
  'a complex number or a term': [
    {
      key: expression('3-4i'),
      right: raw`3-4i  3−4i  -4i+3  3 - 4i  z=3-4i  3-i4  3-4𝑖  3+(-4i)`,
      wrong: raw`3+4i  -3-4i  4-3i  3-4  7  -i  -3+4i  3  -4i  5`,
      unreadable: raw`3-4k  3-`,
    },
    {
      key: expression('4e^{-i pi/6}'),
      right: raw`4e^(-iπ/6)  4e^{-\frac{\pi i}{6}}  4cis(-π/6)  2√3-2i  4(cos(-π/6)+i sin(-π/6))  4(cos(π/6)-i sin(π/6))  4e^{i(-π/6)}  4cis(11π/6)  4e^{\frac{11\pi}{6}i}`,
      wrong: raw`4e^(iπ/6)  4e^(-π/6)  2e^(-iπ/6)  4cis(π/6)  4(cos(π/6)+i sin(π/6))  2-2√3i  4e^(-iπ/3)`,
    },
    {
      key: expression('3n+4', { domain: { n: { from: 1, to: 20, whole: true } } }),
      right: raw`3n+4  4+3n  u_n=3n+4  7+3(n-1)  3(n+1)+1  7+(n-1)3  u_n = 7+(n-1)*3  3n + 4`,
      wrong: raw`3n-4  4n+3  3n+7  n+3  7n  3n  3^n+4`,
      unreadable: raw`3x+4  add 3`,
    },
    {
      key: expression('5*2^(n-1)', { domain: { n: { from: 1, to: 9, whole: true } } }),
      right: raw`5*2^(n-1)  5(2)^{n-1}  5×2^(n-1)  \frac{5}{2}2^n  2.5*2^n  5·2^{n-1}  5 \times 2^{n-1}  u_n = 5(2^{n-1})`,
      wrong: raw`10^(n-1)  5*2^n  5*2^n-1  5+2(n-1)  5n^2  2*5^(n-1)  5(n-1)^2`,
    },
    {
      key: expression('1-8x+24x^2'),
      right: raw`1-8x+24x^2  1 - 8x + 24x²  24x^2-8x+1  1-8x+24x^{2}+...  1−8x+24x²`,
      wrong: raw`1+8x+24x^2  1-8x+6x^2  1-8x-24x^2  1-8x  1-2x+24x^2  -8x+24x^2`,
    },
  ],
  'a line or a circle': [
    {
      key: { kind: 'equation', value: 'y = 3x - 4' },
      right: raw`y=3x-4  y = 3x − 4  3x-y=4  3x-y-4=0  y+4=3x  y-2=3(x-2)  6x-2y=8  -3x+y=-4  x=(y+4)/3  f(x)=3x-4  y=-4+3x  0=3x-y-4  𝑦=3𝑥-4  y = 3x + (-4)  y-3x+4=0`,
      wrong: raw`y=3x+4  y=-3x-4  y=4x-3  y=3x  y=x/3-4  x=3y-4  3x+y=4  y-2=3(x+2)  y=3x-4.5  y=-4`,
      unreadable: raw`3x-4  y=  y=3t-4  gradient 3`,
    },
    {
      key: { kind: 'equation', value: 'y = -x/4 + 3', form: 'explicit' },
      right: raw`y=-x/4+3  y=-0.25x+3  y=3-x/4  y=-1/4x+3  y=-\frac{1}{4}x+3  y = 3 - 0.25x  y=-¼x+3  y=(12-x)/4`,
      wrong: raw`x+4y=12  4y=12-x  y=x/4+3  x=12-4y  y=-4x+3  y=-x/4-3  y-3=-x/4`,
    },
    {
      key: { kind: 'equation', value: '3x + 2y = 12', form: 'whole_numbers' },
      right: raw`3x+2y=12  2y+3x=12  3x+2y-12=0  6x+4y=24  -3x-2y=-12  12=3x+2y  2y=12-3x`,
      wrong: raw`y=-3/2x+6  1.5x+y=6  x/4+y/6=1  3x-2y=12  2x+3y=12  3x+2y=-12`,
    },
    {
      key: { kind: 'equation', value: 'x^2 + y^2 - 6x + 5 = 0' },
      right: raw`x^2+y^2-6x+5=0  (x-3)^2+y^2=4  y^2+(x-3)²=4  x²+y²-6x=-5  (x-3)^2+(y-0)^2=2^2`,
      wrong: raw`(x+3)^2+y^2=4  (x-3)^2+y^2=2  x^2+y^2=4  (x-3)^2-y^2=4`,
    },
    {
      key: { kind: 'equation', value: 'y = 1.23456x - 0.98765' },
      right: raw`y=1.23x-0.988  y=1.235x-0.9877  y=-0.988+1.23x  y = 1.2346x - 0.98765`,
      wrong: raw`y=1.2x-0.99  y=1.23x+0.988  y=1.24x-0.988  y=-0.988x+1.23  y=1.23x-0.978`,
    },
  ],
  'a set of roots': [
    {
      key: { kind: 'set', values: ['-3', '1/2', '4'] },
      right: raw`-3, 1/2, 4  x=-3, 0.5, 4  x=-3 or x=1/2 or x=4  {-3, 1/2, 4}  4, -3, ½  -3; 0,5; 4  -3 and 1/2 and 4  x = -3, x = 1/2, x = 4  x_1=-3, x_2=1/2, x_3=4  x\in\{-3,\frac12,4\}  −3, 0.5, 4  -3, 1/2 and 4`,
      wrong: raw`-3, 4  3, -1/2, -4  -3, 1/2, 4, 0  -3  -3, 2, 4  1/2, 4  -3, 1/2`,
      unreadable: raw`three roots  (x+3)(2x-1)(x-4)`,
    },
    {
      key: { kind: 'set', values: ['sqrt(5)', '-sqrt(5)'] },
      right: raw`±√5  √5, -√5  x=±√5  x = \pm\sqrt{5}  -√5 and √5  ±sqrt(5)  \sqrt5,-\sqrt5  x=√5 or x=-√5  +√5, -√5  x = −√5, √5  ± √5  +-√5  +/-√5`,
      wrong: raw`√5  ±5  ±2.24  -√5  ±√3  5  2.24, -2.24  ±25`,
      unreadable: raw`±  ±√`,
    },
    {
      key: { kind: 'set', values: ['7'] },
      right: raw`7  x=7  {7}  x = 7`,
      wrong: raw`-7  7, -7  ±7  6`,
    },
    {
      key: { kind: 'set', values: ['ln 2', 'ln 3'] },
      right: raw`ln2, ln3  x=ln 2 or x=ln 3  \ln 2, \ln 3  ln(3), ln(2)  {ln 2, ln 3}  ln2 and ln3  ln 2; ln 3  x = ln2, x = ln3`,
      wrong: raw`ln2  2, 3  ln 6  0.693, 1.10  e^2, e^3  ln 2, -ln 3  log 2, log 3`,
    },
    {
      key: { kind: 'set', values: ['1.32', '4.97'], tolerance: 0.005 },
      right: raw`1.32, 4.97  x=1.32, x=4.97  4.97 and 1.32  1.32; 4.97  1,32; 4,97  x = 1.32 or 4.97`,
      wrong: raw`1.32  -1.32, -4.97  1.3, 5.0  1.32, 4.79  1.42, 4.97`,
    },
  ],
  'a list in order': [
    {
      key: { kind: 'set', values: ['7', '3', '-1', '-5'], ordered: true },
      right: raw`7, 3, -1, -5  7; 3; -1; -5  7,3,−1,−5  u_1=7, u_2=3, u_3=-1, u_4=-5  {7,3,-1,-5}  7, 3, -1 and -5  (7, 3, -1, -5)`,
      wrong: raw`-5, -1, 3, 7  7, 3, -1  3, -1, -5, -9  7, 3,  7, 3, 1, -5  7, 3, -1, -5, -9  7, -3, -1, -5`,
      unreadable: raw`goes down by 4`,
    },
    {
      key: { kind: 'set', values: ['2', '-5'], ordered: true },
      right: raw`2, -5  a=2, b=-5  2 and -5  (2, -5)  2; −5  p = 2, q = -5  a=2 and b=-5  2,-5`,
      wrong: raw`-5, 2  2, 5  -2, 5  2  2, -5, 0  a=-5, b=2`,
    },
    {
      key: { kind: 'set', values: ['10', '5', '2.5'], ordered: true },
      right: raw`10, 5, 2.5  10; 5; 2,5  10, 5, 5/2  10, 5, 2½`,
      wrong: raw`2.5, 5, 10  10, 5  10, 5, 0  5, 2.5, 1.25`,
    },
    {
      key: { kind: 'set', values: ['1/4', '1/2', '1/4'], ordered: true },
      right: raw`0.25, 0.5, 0.25  1/4, 1/2, 1/4  ¼, ½, ¼  .25, .5, .25`,
      wrong: raw`0.25, 0.5  0.5, 0.25, 0.25  0.25, 0.25, 0.5  1/4, 1/4, 1/2`,
    },
    {
      key: { kind: 'set', values: ['1', '4', '10', '20', '35'], ordered: true },
      right: raw`1, 4, 10, 20, 35  1,4,10,20,35  1; 4; 10; 20; 35  1, 4, 10, 20, 35, …`,
      wrong: raw`1, 4, 10, 20  1, 4, 9, 16, 25  4, 10, 20, 35, 56`,
    },
  ],
  'an interval or inequality': [
    {
      key: { kind: 'interval', intervals: [{ from: '-2', to: '5', open_to: true }] },
      right: raw`-2<=x<5  [-2,5)  [-2,5[  -2 ≤ x < 5  x∈[-2,5)  [-2; 5[  x>=-2 and x<5  5>x>=-2  x \in [-2,5[  -2\le x<5  \left[-2,5\right)  {x | -2≤x<5}  x≥−2, x<5  x in [-2,5)  -2⩽x<5  x<5 and x>=-2  {x∈R: -2<=x<5}`,
      wrong: raw`-2<x<5  [-2,5]  (-2,5)  (-2,5]  -2<=x<=5  x>=-2  x<5  x<-2 or x>=5  -5<=x<2  [-2,5) U (6,7)  -2<=x`,
      unreadable: raw`-2<=x<  [-2,5  x`,
    },
    {
      key: {
        kind: 'interval',
        intervals: [
          { from: null, to: '-1', open_to: true },
          { from: '4', to: null },
        ],
      },
      right: raw`x<-1 or x>=4  (-∞,-1)∪[4,∞)  x<-1, x≥4  ]-∞;-1[∪[4;∞[  (-oo,-1)U[4,oo)  x < −1 or x ≥ 4  (-inf,-1) U [4,inf)  x>=4 or x<-1  x∈(-∞,-1)∪[4,∞)  (-\infty,-1)\cup[4,\infty)  x<-1 ∨ x≥4  (-∞,-1) or [4,∞)`,
      wrong: raw`-1<x<=4  x<=-1 or x>4  x<-1  x>=4  x<-1 or x>4  (-∞,-1]∪[4,∞)  x>-1 or x<4`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: '0', to: 'pi/2' }], either_ends: true },
      right: raw`0<x<π/2  [0,π/2]  (0,pi/2)  0≤x≤π/2  0 < x < \frac{\pi}{2}  ]0;π/2[  [0,π/2)`,
      wrong: raw`x<π/2  0<x<π  0<x<1.5  x>0`,
    },
    {
      key: { kind: 'interval', intervals: [{ from: '-6', to: '6', open_from: true, open_to: true }], variable: 'k' },
      right: raw`-6<k<6  |k|<6  (-6,6)  k in (-6,6)  -6 < k < 6  k∈]-6,6[  6>k>-6  k>-6 and k<6  \left|k\right|<6  \lvert k\rvert<6`,
      wrong: raw`k<6  |k|<=6  |k|>6  k<-6 or k>6  -6≤k≤6`,
    },
  ],
  'a point of the plane or of space': [
    {
      key: { kind: 'coordinate', values: ['-2', '7'] },
      right: raw`(-2,7)  (-2, 7)  (−2; 7)  x=-2, y=7  x = -2 and y = 7  -2, 7  P(-2,7)  (-2|7)  A = (-2, 7)  y=7, x=-2  \left(-2,7\right)  [-2,7]  (-2.0, 7.0)  （-2，7）  (−2,7)`,
      wrong: raw`(7,-2)  (2,7)  (-2,-7)  (2,-7)  (-2,7,0)  (-2,8)  (-1,7)  (-7,2)`,
      unreadable: raw`-2  x=-2  (-2,7  (-2,  in the second quadrant`,
    },
    {
      key: { kind: 'coordinate', values: ['3/2', 'ln 2'] },
      right: raw`(3/2, ln2)  (1.5, ln 2)  (1.5, ln(2))  (\frac32,\ln 2)  x=3/2, y=ln 2`,
      wrong: raw`(ln2, 3/2)  (3/2, 2)  (3/2, -ln 2)  (2/3, ln 2)`,
    },
    {
      key: { kind: 'coordinate', values: ['2.34567', '-0.87654'] },
      right: raw`(2.35, -0.877)  (2.346, -0.8765)  x=2.35, y=-0.877  (2,35; -0,877)`,
      wrong: raw`(2.3, -0.9)  (-0.877, 2.35)  (2.35, 0.877)  (2.34, -0.877)  (2.35,-0.87)`,
    },
    {
      key: { kind: 'coordinate', values: ['1', '-1', '5'] },
      right: raw`(1,-1,5)  (1; -1; 5)  x=1, y=-1, z=5  C(1,-1,5)  (1.0, -1.0, 5.0)`,
      wrong: raw`(1,5,-1)  (1,-1)  (-1,1,5)  (1,1,5)`,
      unreadable: raw`(1,-1,5`,
    },
    {
      key: { kind: 'coordinate', values: ['0', '0'] },
      right: raw`(0,0)  0,0  x=0, y=0  O(0,0)  (0; 0)`,
      wrong: raw`(0,1)  (1,0)  (0,0,0)`,
    },
  ],
  'a vector or a direction': [
    {
      key: { kind: 'vector', values: ['4', '0', '-3'] },
      right: raw`(4,0,-3)  4i-3k  4i+0j-3k  \begin{pmatrix}4\\0\\-3\end{pmatrix}  [4,0,-3]  (4; 0; -3)  <4,0,-3>  -3k+4i  4\mathbf{i}-3\mathbf{k}  AB = (4,0,-3)  \vec{AB}=\begin{pmatrix}4\\0\\-3\end{pmatrix}  (4, 0, −3)  ⟨4,0,-3⟩  \begin{bmatrix}4\\0\\-3\end{bmatrix}  4𝐢-3𝐤  \left(\begin{array}{c}4\\0\\-3\end{array}\right)`,
      wrong: raw`4i-3j  (4,-3,0)  (4,0,3)  (-4,0,3)  (4,-3)  (8,0,-6)  4i+3k  (0,4,-3)`,
      unreadable: raw`5  (4,0,-3  4i-3  4,0,`,
    },
    {
      key: { kind: 'vector', values: ['-5', '12'] },
      right: raw`(-5,12)  -5i+12j  12j-5i  \binom{-5}{12}  \begin{pmatrix}-5\\12\end{pmatrix}  −5i + 12j  <-5,12>  (-5;12)  -5\hat{i}+12\hat{j}  -5\vec{i}+12\vec{j}`,
      wrong: raw`(12,-5)  5i+12j  -5i-12j  (5,-12)  (-5,12,0)`,
      unreadable: raw`13`,
    },
    {
      key: { kind: 'vector', values: ['1', '-3', '2'], direction: true },
      right: raw`(1,-3,2)  (2,-6,4)  (-1,3,-2)  i-3j+2k  -i+3j-2k  (0.5,-1.5,1)  3(1,-3,2)  (0.267,-0.802,0.535)  \begin{pmatrix}-2\\6\\-4\end{pmatrix}  (1/3,-1,2/3)`,
      wrong: raw`(1,3,2)  (2,-3,1)  (1,-3)  (0,0,0)  (1,-3,-2)  (-1,-3,2)  (1,-6,4)`,
    },
    {
      key: { kind: 'vector', values: ['1/2', '-3/4'] },
      right: raw`(1/2,-3/4)  (0.5,-0.75)  1/2i-3/4j  0.5i-0.75j  1/4(2,-3)  \frac14\begin{pmatrix}2\\-3\end{pmatrix}`,
      wrong: raw`(2,-3)  (1/2,3/4)  (-3/4,1/2)  (2,-4/3)`,
    },
  ],
  'an inorganic formula': [
    {
      key: { kind: 'formula', value: 'CO3^2-' },
      right: raw`CO3^2-  CO3 2-  CO₃²⁻  CO32-  CO3^{2-}  [CO3]2-  CO_3^{2-}  \mathrm{CO_3^{2-}}  \ce{CO3^2-}  CO3--  CO3^(2-)  CO3-2  CO3^-2`,
      wrong: raw`CO3  CO2  CO3^-  CO3^2+  HCO3^-  C2O4^2-  CO3^3-  CO`,
      unreadable: raw`carbonate  co3^2-  CO3^n-`,
    },
    {
      key: { kind: 'formula', value: 'Fe2O3' },
      right: raw`Fe2O3  Fe₂O₃  Fe_2O_3  \mathrm{Fe_2O_3}  Fe2O3(s)  \ce{Fe2O3}  Fe_{2}O_{3}  Ｆe2O3`,
      wrong: raw`FeO  Fe3O4  Fe3O2  Fe2O3^2+  FeO3  Fe2O`,
      unreadable: raw`iron(III) oxide  fe2o3`,
    },
    {
      key: { kind: 'formula', value: 'CuSO4.5H2O' },
      right: raw`CuSO4.5H2O  CuSO4·5H2O  CuSO₄·5H₂O  CuSO4 . 5H2O  CuSO4•5H2O  CuSO4⋅5H2O  CuSO4*5H2O  \mathrm{CuSO_4\cdot 5H_2O}`,
      wrong: raw`CuSO4  CuSO4.H2O  CuSO4.4H2O  CuSO4·7H2O  Cu2SO4.5H2O`,
    },
    {
      key: { kind: 'formula', value: '[Fe(CN)6]^3-' },
      right: raw`[Fe(CN)6]^3-  [Fe(CN)6]3-  [Fe(CN)₆]³⁻  Fe(CN)6^3-  [Fe(CN)_6]^{3-}`,
      wrong: raw`[Fe(CN)6]^4-  [Fe(CN)4]^3-  [Fe(CN)6]^3+  Fe(CN)3  [Fe(CN)6]`,
    },
    {
      key: { kind: 'formula', value: '(NH4)2SO4' },
      right: raw`(NH4)2SO4  (NH₄)₂SO₄  (NH_4)_2SO_4  [NH4]2SO4`,
      wrong: raw`NH4SO4  NH42SO4  (NH4)2SO3  (NH3)2SO4  (NH4)SO4`,
    },
    {
      key: { kind: 'formula', value: 'Cr2O7^2-' },
      right: raw`Cr2O7^2-  Cr2O72-  Cr₂O₇²⁻`,
      wrong: raw`CrO4^2-  Cr2O7  Cr2O7^-`,
    },
  ],
  'a condensed structural formula': [
    {
      key: { kind: 'formula', value: 'CH3CH2COOH' },
      right: raw`CH3CH2COOH  C2H5COOH  CH3CH2CO2H  HOOCCH2CH3  C2H5CO2H  CH3-CH2-COOH  CH₃CH₂COOH  HO2CCH2CH3  CH3CH2C(=O)OH  CH3CH2C(O)OH`,
      wrong: raw`CH3COOH  CH3CH2CHO  CH3CH2CH2OH  C3H6O2  CH3COOCH3  HCOOCH2CH3  CH3CH2CH2COOH  CH3CH2COO^-`,
      unreadable: raw`propanoic acid  ch3ch2cooh`,
    },
    {
      key: { kind: 'formula', value: '(CH3)3COH' },
      right: raw`(CH3)3COH  CH3C(CH3)(OH)CH3  CH3C(OH)(CH3)2  HOC(CH3)3  (CH3)2C(OH)CH3  C(CH3)3OH  (CH₃)₃COH`,
      wrong: raw`CH3CH2CH2CH2OH  CH3CH(OH)CH2CH3  (CH3)2CHCH2OH  C4H10O  (CH3)3CH  (CH3)3CCl`,
    },
    {
      key: { kind: 'formula', value: 'CH3CHBrCH3' },
      right: raw`CH3CHBrCH3  CH3CH(Br)CH3  (CH3)2CHBr  CH3-CHBr-CH3  BrCH(CH3)2`,
      wrong: raw`CH3CH2CH2Br  CH3CBr2CH3  C3H7Br  CH3CHClCH3  CH2BrCHBrCH3`,
    },
    {
      key: { kind: 'formula', value: 'BrCH2CH2Br' },
      right: raw`BrCH2CH2Br  CH2BrCH2Br  CH2Br-CH2Br  Br-CH2-CH2-Br  Br(CH2)2Br`,
      wrong: raw`CH3CHBr2  CH3CH2Br  CHBr=CHBr  C2H4Br2`,
    },
    {
      key: { kind: 'formula', value: 'CH3CH2COCH3' },
      right: raw`CH3CH2COCH3  CH3COCH2CH3  CH3COC2H5  C2H5COCH3  CH3C(=O)CH2CH3  CH3C(O)CH2CH3`,
      wrong: raw`CH3CH2CH2CHO  CH3COCH3  CH3CH(OH)CH2CH3  CH3CH2OCH2CH3`,
    },
    {
      key: { kind: 'formula', value: 'CH3CHO' },
      right: raw`CH3CHO  CH3C(=O)H  OHCCH3  CH3-CHO`,
      wrong: raw`CH3COH  CH3OH  HCHO  CH3COOH`,
    },
    {
      key: { kind: 'formula', value: 'H2NCH2COOH' },
      right: raw`H2NCH2COOH  NH2CH2COOH  HOOCCH2NH2  H2NCH2CO2H`,
      wrong: raw`CH3CONH2  H2NCOOH  CH3CH(NH2)COOH`,
    },
  ],
};
