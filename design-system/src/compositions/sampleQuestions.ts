import katex from 'katex';

const tex = (source: string, displayMode = false) => katex.renderToString(source, { displayMode, output: 'htmlAndMathml' });

/** As the API typesets them. */
export const vertexForm = `<div class="q"><div class="q-stem"><p>The function ${tex('f')} is defined by ${tex('f(x)=2x^2-8x+11')} for ${tex('x\\in\\mathbb{R}')}.</p></div>
<div class="q-part"><span class="q-label">(a)</span><div class="q-body"><p>Write ${tex('f(x)')} in the form ${tex('a(x-h)^2+k')}.</p></div><span class="q-marks">[3 marks]</span></div>
<div class="q-part"><span class="q-label">(b)</span><div class="q-body"><p>Hence state the least value of ${tex('f(x)')} and the value of ${tex('x')} at which it occurs.</p></div><span class="q-marks">[2 marks]</span></div></div>`;

export const geometricSequence = `<div class="q"><div class="q-stem"><p>The third term of a geometric sequence is ${tex('18')} and the sixth term is ${tex('\\dfrac{16}{3}')}. Find the common ratio and the sum to infinity.</p></div><span class="q-marks">[5 marks]</span></div>`;

export const showIntegral = `<div class="q"><div class="q-stem"><p>Show that</p>${tex('\\int_0^{\\pi/4}\\frac{\\sec^2x}{1+\\tan x}\\,\\mathrm{d}x=\\ln 2.', true)}</div><span class="q-marks">[6 marks]</span></div>`;

export const withSubparts = `<div class="q"><div class="q-stem"><p>A particle moves in a straight line with velocity ${tex('v(t)=3t^2-12t+9')}, in ${tex('\\text{m\\,s}^{-1}')}, for ${tex('0\\le t\\le 5')}.</p></div>
<div class="q-part"><span class="q-label">(a)</span><div class="q-body"><p>The particle is at rest twice.</p></div></div>
<div class="q-part q-subpart"><span class="q-label">(i)</span><div class="q-body"><p>Find both times.</p></div><span class="q-marks">[2 marks]</span></div>
<div class="q-part q-subpart"><span class="q-label">(ii)</span><div class="q-body"><p>Find the distance travelled between them.</p></div><span class="q-marks">[3 marks]</span></div>
<div class="q-part"><span class="q-label">(b)</span><div class="q-body"><p>Verify that the total distance over the five seconds is</p>${tex('\\int_0^5\\left|3t^2-12t+9\\right|\\mathrm{d}t=\\int_0^1(3t^2-12t+9)\\,\\mathrm{d}t-\\int_1^3(3t^2-12t+9)\\,\\mathrm{d}t+\\int_3^5(3t^2-12t+9)\\,\\mathrm{d}t=28.', true)}</div><span class="q-marks">[1 mark]</span></div></div>`;

export const withDiagram = `<div class="q"><div class="q-stem"><p>The diagram shows the graph of ${tex('y=f(x)')} and its tangent at the point ${tex('\\mathrm{P}(2,\\,3)')}.</p>
<figure class="q-diagram"><svg role="img" aria-label="A parabola with its tangent at P" width="420" height="260" viewBox="0 0 420 260">
<path class="d-grid" d="M100 20V230M180 20V230M260 20V230M340 20V230M30 60H400M30 110H400M30 160H400"/><path class="d-shade" d="M180 210C220 180 240 140 260 110L260 210Z"/>
<path class="d-axis" d="M30 210H400M60 240V20"/><path class="d-head" d="M400 210l-9 -4v8zM60 20l-4 9h8z"/><path class="d-curve" d="M110 235C180 235 240 150 290 40"/>
<path class="d-curve2" d="M170 235L350 30"/><path class="d-dashed" d="M260 210V118M60 118H260"/><circle class="d-point" cx="260" cy="118" r="3.5"/>
<text class="d-math" x="404" y="202">x</text><text class="d-math" x="68" y="24">y</text><text class="d-label" x="270" y="126">P(2, 3)</text></svg></figure><p>Find the equation of the tangent.</p></div><span class="q-marks">[4 marks]</span></div>`;

export const multipleChoice = `<div class="q"><div class="q-stem"><p>A ball is thrown straight up at ${tex('12\\text{ m s}^{-1}')}. Which graph shows its velocity, upwards being positive?</p><ol type="A"><li><p>A straight line with a positive gradient</p></li><li><p>A straight line with a negative gradient</p></li><li><p>A parabola that opens downwards</p></li><li><p>A horizontal line</p></li></ol></div><span class="q-marks">[1 mark]</span></div>`;

export const markScheme = [
  { part: 'a', html: `<p>Takes the factor: ${tex('2(x^2-4x)+11')}</p>`, code: 'M1', implied: true, marks: 1 },
  {
    part: 'a',
    html: `<p>Completes the square: ${tex('2\\left[(x-2)^2-4\\right]+11')}</p>`,
    code: 'M1',
    implied: true,
    marks: 1,
  },
  { part: 'a', html: `<p>${tex('f(x)=2(x-2)^2+3')}</p>`, code: 'A1', marks: 1 },
  { part: 'b', html: `<p>Least value is ${tex('3')}</p>`, code: 'A1', marks: 1 },
  { part: 'b', html: `<p>It occurs at ${tex('x=2')}</p>`, code: 'A1', marks: 1 },
];

export const solution = `<p>Half of the coefficient of ${tex('x')} completes the square:</p>${tex('f(x)=2(x^2-4x)+11=2\\left[(x-2)^2-4\\right]+11=2(x-2)^2+3.', true)}<h3>Why it helps</h3><p>A square is never negative, so ${tex('2(x-2)^2\\ge 0')}. The value ${tex('3')} is reached when the bracket is zero, at ${tex('x=2')}.</p><blockquote><p>The vertex can be read from the form.</p></blockquote><table><thead><tr><th>Value of ${tex('x')}</th><th>1</th><th>2</th><th>3</th></tr></thead><tbody><tr><td>${tex('f(x)')}</td><td>5</td><td>3</td><td>5</td></tr></tbody></table>`;
