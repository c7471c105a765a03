import assert from 'node:assert/strict';
import { assertClose, maximise } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { exact, hl, labelled, near, prose } from '../writing.ts';

/** Paper 3: waves that strengthen and cancel each other, by complex numbers. */

export const addingSounds = defineTemplate({
  key: 'ai-hl-investigation-adding-waves',
  calculatorAllowed: true,
  placements: [hl('1.13', 3, '1.12', '3.8')],
  variants: [
    { what: 'sound waves', source: 'loudspeaker', p: 3, q: 4, count: 5, degrees: 30, unit: 'kilopascals' },
    { what: 'radio waves', source: 'transmitter', p: 5, q: 12, count: 6, degrees: 20, unit: 'volts per metre' },
    { what: 'water waves', source: 'float', p: 8, q: 15, count: 8, degrees: 25, unit: 'centimetres' },
  ],
  solve: ({ p, q, count, degrees }) => {
    const delta = (degrees * Math.PI) / 180;
    return {
      amplitude: Math.hypot(p, q),
      phase: Math.atan2(q, p),
      many: Math.sin((count * delta) / 2) / Math.sin(delta / 2),
      silent: 360 / count,
    };
  },
  write: ({ what, source, p, q, count, degrees, unit }, { amplitude, phase, many, silent }) =>
    inParts({
      stem: prose`
        *In this question you will investigate how ${what} from several sources add up.*

        At a fixed point a ${source} causes the displacement $A\sin(\omega t + \varphi)$, in ${unit}, where $t$ is the time and $\omega$ is the same for all sources. The wave is represented by the complex number $A\mathrm{e}^{\mathrm{i}\varphi}$, since $A\sin(\omega t + \varphi)$ is the imaginary part of $A\mathrm{e}^{\mathrm{i}\varphi} \times \mathrm{e}^{\mathrm{i}\omega t}$. The sum of several waves is represented by the sum of their numbers.`,
      hint: 'What do the complex numbers look like as arrows, one after another?',
      parts: [
        {
          ask: prose`Two waves are $${p}\sin\omega t$ and $${q}\sin\left(\omega t + \dfrac{\pi}{2}\right)$. Find the amplitude and the phase $\varphi$ of their sum, with $0 \le \varphi < 2\pi$.`,
          answer: prose`amplitude $${amplitude}$, phase $${significant(phase)}$`,
          solution: prose`They are represented by $${p}$ and $${q}\mathrm{i}$. The modulus of $${p} + ${q}\mathrm{i}$ is $${amplitude}$ and its argument is $\arctan\dfrac{${q}}{${p}} = ${significant(phase)}$.`,
          marks: [
            prose`A1 $${p}$ and $${q}\mathrm{i}$`,
            'M1 modulus and argument of the sum',
            `A1 $${amplitude}$`,
            `A1 $${significant(phase)}$ (an answer in degrees costs this mark)`,
          ],
          keys: [labelled('Amplitude', exact(amplitude)), labelled('Phase', near(phase))],
        },
        {
          before: prose`Two waves have the same amplitude $A$ and the phases $0$ and $\theta$, where $0 \le \theta \le \pi$.`,
          ask: prose`Show that their sum has the amplitude $2A\cos\dfrac{\theta}{2}$.`,
          answer: 'shown',
          solution: prose`$A + A\mathrm{e}^{\mathrm{i}\theta} = A\mathrm{e}^{\mathrm{i}\frac{\theta}{2}}\left(\mathrm{e}^{-\mathrm{i}\frac{\theta}{2}} + \mathrm{e}^{\mathrm{i}\frac{\theta}{2}}\right) = 2A\cos\dfrac{\theta}{2}\,\mathrm{e}^{\mathrm{i}\frac{\theta}{2}}$. As $\cos\dfrac{\theta}{2} \ge 0$ for these angles, the modulus is $2A\cos\dfrac{\theta}{2}$.`,
          marks: [
            prose`M1 takes out $\mathrm{e}^{\mathrm{i}\frac{\theta}{2}}$ (*accept* the cosine rule, or an isosceles triangle)`,
            prose`A1 bracket equal to $2\cos\frac{\theta}{2}$`,
            prose`A1 modulus of $\mathrm{e}^{\mathrm{i}\frac{\theta}{2}}$ is 1`,
            prose`R1 $\cos\frac{\theta}{2} \ge 0$`,
            'AG the amplitude given',
          ],
        },
        {
          joined: true,
          ask: prose`Find the value of $\theta$ for which the sum is as strong as one of the waves alone.`,
          answer: prose`$\theta = \dfrac{2\pi}{3}$`,
          solution: prose`$2\cos\dfrac{\theta}{2} = 1$ gives $\dfrac{\theta}{2} = \dfrac{\pi}{3}$, so $\theta = \dfrac{2\pi}{3}$.`,
          marks: [prose`M1 $2\cos\frac{\theta}{2} = 1$`, prose`A1 $\frac{2\pi}{3}$ (*accept* 2.09)`],
          keys: [near((2 * Math.PI) / 3)],
        },
        {
          joined: true,
          ask: prose`Write down the value of $\theta$ for which the two waves cancel each other.`,
          answer: prose`$\theta = \pi$`,
          solution: prose`$\cos\dfrac{\theta}{2} = 0$ for $\theta = \pi$.`,
          marks: [prose`A1 $\theta = \pi$`],
          keys: [near(Math.PI)],
        },
        {
          ask: prose`Three waves have the amplitude 1 and the phases $0$, $\dfrac{2\pi}{3}$ and $\dfrac{4\pi}{3}$. Write their numbers in the form $a + b\mathrm{i}$, and show that they cancel each other.`,
          answer: prose`$1$, $-\frac{1}{2} + \frac{\sqrt{3}}{2}\mathrm{i}$, $-\frac{1}{2} - \frac{\sqrt{3}}{2}\mathrm{i}$; the sum is 0`,
          solution: prose`The numbers are $1$, $-\frac{1}{2} + \frac{\sqrt{3}}{2}\mathrm{i}$ and $-\frac{1}{2} - \frac{\sqrt{3}}{2}\mathrm{i}$. The imaginary parts cancel, and the real parts add up to 0.`,
          marks: [
            prose`A1 $-\frac{1}{2} + \frac{\sqrt{3}}{2}\mathrm{i}$`,
            prose`A1 $-\frac{1}{2} - \frac{\sqrt{3}}{2}\mathrm{i}$`,
            'A1 the sum is 0',
          ],
        },
        {
          ask: prose`Now $n$ waves, where $n \ge 2$, have the amplitude 1 and the phases $0, \dfrac{2\pi}{n}, \dfrac{4\pi}{n}, \dots, \dfrac{2(n - 1)\pi}{n}$. By using the sum of a geometric series, prove that they cancel each other.`,
          answer: 'shown',
          solution: prose`With $z = \mathrm{e}^{\mathrm{i}\frac{2\pi}{n}}$ the numbers are $1, z, z^{2}, \dots, z^{n-1}$. As $z \ne 1$, their sum is $\dfrac{z^{n} - 1}{z - 1}$. Since $z^{n} = \mathrm{e}^{2\pi\mathrm{i}} = 1$, the sum is 0.`,
          marks: [
            'M1 first term 1 and common ratio $z$',
            prose`A1 $\frac{z^{n} - 1}{z - 1}$`,
            'R1 $z \\ne 1$, so the formula applies',
            prose`A1 $z^{n} = 1$`,
            'AG the sum is 0',
          ],
        },
        {
          joined: true,
          ask: 'One of the $n$ sources is switched off. State the amplitude of the sum of the others, with a reason.',
          answer: '1',
          solution: 'All $n$ numbers add up to 0, so the others add up to the opposite of the missing one, which has modulus 1.',
          marks: ['A1 amplitude 1', 'R1 the others add up to the opposite of the missing number'],
          keys: [exact(1)],
        },
        {
          before: prose`Finally $n$ waves of amplitude 1 have the phases $0, \delta, 2\delta, \dots, (n - 1)\delta$.`,
          ask: prose`Show that for $0 < \delta < 2\pi$ the amplitude of the sum is $\left|\dfrac{\sin\frac{n\delta}{2}}{\sin\frac{\delta}{2}}\right|$. You may use the result $\left|\mathrm{e}^{\mathrm{i}x} - 1\right| = 2\left|\sin\dfrac{x}{2}\right|$.`,
          answer: 'shown',
          solution: prose`The geometric series with ratio $\mathrm{e}^{\mathrm{i}\delta}$ has the sum $\dfrac{\mathrm{e}^{\mathrm{i}n\delta} - 1}{\mathrm{e}^{\mathrm{i}\delta} - 1}$. The modulus of a quotient is the quotient of the moduli, $\dfrac{2\left|\sin\frac{n\delta}{2}\right|}{2\left|\sin\frac{\delta}{2}\right|}$, and the factors 2 cancel.`,
          marks: [
            prose`M1 geometric series with ratio $\mathrm{e}^{\mathrm{i}\delta}$`,
            'A1 its sum',
            'M1 modulus of a quotient',
            'A1 uses the result with $x = n\\delta$ and $x = \\delta$',
            'AG the amplitude given',
          ],
        },
        {
          joined: true,
          ask: prose`Calculate the amplitude for $n = ${count}$ and $\delta = ${degrees}^\circ$.`,
          answer: `$${significant(Math.abs(many))}$`,
          solution: prose`$\left|\dfrac{\sin ${(count * degrees) / 2}^\circ}{\sin ${degrees / 2}^\circ}\right| = ${significant(Math.abs(many))}$.`,
          marks: ['M1 substitutes, with the calculator in degrees', `A1 $${significant(Math.abs(many))}$`],
          keys: [near(Math.abs(many))],
        },
        {
          joined: true,
          ask: prose`Write down the least positive $\delta$, in degrees, for which the ${count} waves cancel each other.`,
          answer: prose`$${silent}^\circ$`,
          solution: prose`$\sin\dfrac{${count}\delta}{2} = 0$ for the first time when $\dfrac{${count}\delta}{2} = 180^\circ$, so $\delta = ${silent}^\circ$.`,
          marks: [prose`A1 $${silent}^\circ$`],
          keys: [exact(silent)],
        },
      ],
    }),
  check: ({ p, q, count, degrees }, { amplitude, phase, many, silent }) => {
    const top = maximise((x) => p * Math.sin(x) + q * Math.sin(x + Math.PI / 2), 0, 2 * Math.PI);
    assertClose(top.value, amplitude, 'amplitude');
    assertClose(Math.PI / 2 - top.at, phase, 'phase', 1e-3);
    const sum = (step: number) => {
      const waves = Array.from({ length: count }, (_, k) => (k * step * Math.PI) / 180);
      return Math.hypot(
        waves.reduce((s, x) => s + Math.cos(x), 0),
        waves.reduce((s, x) => s + Math.sin(x), 0),
      );
    };
    assertClose(sum(degrees), Math.abs(many), 'many waves');
    assert.ok(sum(silent) < 1e-9);
    assertClose(Math.hypot(1 + Math.cos((2 * Math.PI) / 3), Math.sin((2 * Math.PI) / 3)), 1, 'as strong as one');
  },
});
