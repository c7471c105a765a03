import assert from 'node:assert/strict';
import { assertClose, bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, scientific, significant } from '../../tex.ts';
import { molarMass } from './elements.ts';
import { value } from './keys-and-choices.ts';
import { both, foreseen, hlOnly } from './marking.ts';

/** Long questions of paper 2 in which one substance leads through several topics. */

const tex = String.raw;

const copperInBrass = defineTemplate({
  key: 'chem-long-copper-in-brass',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('R3.2.1', 2, 'R2.1.1', 'S2.4'),
  variants: [
    { thing: 'a door handle', mass: 1.2, c: 0.05, titre: 24.5 },
    { thing: 'a key', mass: 0.95, c: 0.04, titre: 23.2 },
    { thing: 'a ship’s fitting', mass: 1.48, c: 0.06, titre: 22.9 },
    { thing: 'a cymbal', mass: 0.84, c: 0.04, titre: 24.2 },
  ],
  solve: ({ mass, c, titre }) => {
    const thiosulfate = (c * titre) / 1000;
    const copper = thiosulfate * 10;
    return { thiosulfate, copper, percent: (100 * copper * 63.55) / mass, uncertainty: (100 * 0.1) / titre };
  },
  write: ({ thing, mass, c, titre }, { thiosulfate, copper, percent, uncertainty }) =>
    inParts({
      stem: tex`$${significant(mass)}\text{ g}$ of brass from ${thing}, an alloy of copper and zinc, is dissolved in nitric acid. After the excess of acid has been removed, the solution is made up to $250.0\text{ cm}^{3}$. An excess of potassium iodide is added to portions of $25.00\text{ cm}^{3}$, and the iodine that forms is titrated with $${significant(c)}\text{ mol dm}^{-3}$ sodium thiosulfate.

$$\ce{2Cu^{2+}(aq) + 4I^{-}(aq) -> 2CuI(s) + I2(aq)}$$
$$\ce{I2(aq) + 2S2O3^{2-}(aq) -> 2I^{-}(aq) + S4O6^{2-}(aq)}$$

The mean titre is $${titre.toFixed(2)} \pm 0.10\text{ cm}^{3}$.`,
      hint: 'Follow one copper ion through both equations: what does it lead to?',
      parts: [
        {
          ask: 'Explain, in terms of its structure, why brass is harder than pure copper, and why it still conducts electricity.',
          answer: 'Atoms of a different size disturb the layers; delocalised electrons can still move',
          solution:
            'Zinc atoms have another size and disturb the regular layers of copper ions, which can no longer slide over each other easily. The delocalised electrons remain free to move through the lattice.',
          marks: [
            ['R1', 'atoms of a different size keep layers from sliding'],
            ['R1', 'delocalised electrons are still mobile'],
          ],
        },
        {
          ask: 'Write an equation for the reaction of copper with nitric acid in which nitrogen dioxide forms, from the two half-equations.',
          before: tex`The half-equations are $\ce{Cu -> Cu^{2+} + 2e^{-}}$ and $\ce{NO3^{-} + 2H^{+} + e^{-} -> NO2 + H2O}$.`,
          answer: tex`$\ce{Cu + 2NO3^{-} + 4H^{+} -> Cu^{2+} + 2NO2 + 2H2O}$`,
          solution: tex`The second half-equation is taken twice, so that the electrons cancel: $\ce{Cu + 2NO3^{-} + 4H^{+} -> Cu^{2+} + 2NO2 + 2H2O}$.`,
          marks: [
            ['M1', 'second half-equation taken twice'],
            ['A1', tex`$\ce{Cu + 2NO3^{-} + 4H^{+} -> Cu^{2+} + 2NO2 + 2H2O}$`],
          ],
        },
        {
          ask: tex`Deduce, from oxidation states, what is oxidised and what is reduced in the reaction of $\ce{Cu^{2+}}$ with $\ce{I^{-}}$.`,
          answer: tex`$\ce{I^{-}}$ is oxidised ($-1$ to $0$), copper is reduced ($+2$ to $+1$)`,
          solution: tex`Iodine goes from $-1$ in $\ce{I^{-}}$ to $0$ in $\ce{I2}$: oxidised. Copper goes from $+2$ to $+1$ in $\ce{CuI}$: reduced.`,
          marks: [
            ['A1', tex`iodide oxidised, $-1$ to $0$`],
            ['A1', tex`copper reduced, $+2$ to $+1$`],
          ],
        },
        {
          ask: tex`Deduce how many moles of thiosulfate correspond to $1\text{ mol}$ of $\ce{Cu^{2+}}$, and calculate the amount of $\ce{Cu^{2+}}$ in the $250.0\text{ cm}^{3}$.`,
          answer: tex`$1\text{ mol}$; $${significant(copper)}\text{ mol}$`,
          solution: tex`$2\text{ mol}$ of $\ce{Cu^{2+}}$ give $1\text{ mol}$ of $\ce{I2}$, which needs $2\text{ mol}$ of thiosulfate: one for one. $${significant(c)} \times ${titre.toFixed(2)} \times 10^{-3} = ${scientific(thiosulfate)}\text{ mol}$ in a portion, ten times as much in all: $${significant(copper)}\text{ mol}$.`,
          marks: [
            ['A1', 'one for one'],
            ['M1', tex`$${scientific(thiosulfate)}\text{ mol}$ of thiosulfate`],
            ['A1', tex`$${significant(copper)}\text{ mol}$ (ECF); award 2 of 3 for the amount in a portion`],
          ],
          keys: [
            {
              ...value(copper, 'mol', {
                slips: [
                  foreseen(thiosulfate, 'That is the amount in one portion.', 'incomplete'),
                  foreseen(2 * copper, 'Two copper ions give one molecule of iodine, which needs two thiosulfate ions.'),
                ],
              }),
              label: 'Amount of copper ions',
            },
          ],
        },
        {
          ask: 'Determine the percentage by mass of copper in the brass.',
          answer: tex`$${significant(percent)}\,\%$`,
          solution: tex`$\dfrac{${significant(copper, 4)} \times 63.55}{${significant(mass)}} \times 100 = ${significant(percent)}\,\%$`,
          marks: [
            ['M1', tex`mass of copper from the amount`],
            ['A1', tex`$${significant(percent)}\,\%$ (ECF)`],
          ],
          keys: [value(percent, '%')],
        },
        {
          ask: 'Calculate the percentage uncertainty of the titre, and suggest one change to the method that makes it smaller.',
          answer: tex`$${significant(uncertainty, 2)}\,\%$; use a more dilute thiosulfate solution`,
          solution: tex`$\dfrac{0.10}{${titre.toFixed(2)}} \times 100 = ${significant(uncertainty, 2)}\,\%$. A more dilute thiosulfate solution, or larger portions, would make the titre larger and its percentage uncertainty smaller.`,
          marks: [
            ['A1', tex`$${significant(uncertainty, 2)}\,\%$`],
            ['A1', 'more dilute titrant or larger portions; do not accept "repeat the titration" alone'],
          ],
          keys: [{ ...value(uncertainty, '%', { relative: 0.03 }), label: 'Percentage uncertainty' }],
        },
        {
          ask: 'Some iodine evaporates before it is titrated. Deduce how this changes the percentage of copper found.',
          answer: 'It is too low',
          solution: 'Less iodine needs less thiosulfate. The titre is too small, and the percentage of copper comes out too low.',
          marks: [
            ['R1', 'titre too small'],
            ['A1', 'percentage too low'],
          ],
        },
      ],
    }),
  check: ({ mass, c, titre }, { percent }) => {
    // Forwards from the alloy: iodine from its copper, thiosulfate for the iodine.
    const iodine = ((percent / 100) * mass) / molarMass('Cu') / 10 / 2;
    assertClose((2 * iodine * 1000) / c, titre, 'titre', 1e-9);
    assert.ok(percent > 55 && percent < 75, `${percent}`);
  },
});

const ammonia = defineTemplate({
  key: 'chem-long-ammonia-and-fertiliser',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R2.3', 2, 'R2.1.2', 'R3.1.1', 'S2.2.1'),
  variants: [
    { volume: 500, yield: 92, nitrogen: 0.4, hydrogen: 0.8, ammonia: 0.6 },
    { volume: 1200, yield: 95, nitrogen: 0.25, hydrogen: 0.6, ammonia: 0.45 },
    { volume: 340, yield: 88, nitrogen: 0.5, hydrogen: 1.0, ammonia: 0.9 },
    { volume: 800, yield: 90, nitrogen: 0.3, hydrogen: 0.5, ammonia: 0.25 },
  ],
  solve: ({ volume, yield: percent, nitrogen, hydrogen, ammonia: product }) => {
    const moles = (volume * 1000) / 22.7;
    return {
      constant: product ** 2 / (nitrogen * hydrogen ** 3),
      moles,
      mass: (moles * molarMass('NH4NO3') * percent) / 100 / 1000,
      nitrate: (100 * 2 * 14.01) / molarMass('NH4NO3'),
      urea: (100 * 2 * 14.01) / molarMass('CH4N2O'),
    };
  },
  write: ({ volume, yield: percent, nitrogen, hydrogen, ammonia: product }, { constant, moles, mass, nitrate, urea }) =>
    inParts({
      stem: tex`Ammonia is made from its elements, $\ce{N2(g) + 3H2(g) <=> 2NH3(g)}$, $\Delta H = -92\text{ kJ mol}^{-1}$, and most of it is turned into fertilisers such as ammonium nitrate, $\ce{NH4NO3}$ ($M = 80.06\text{ g mol}^{-1}$), and urea, $\ce{CO(NH2)2}$ ($M = 60.07\text{ g mol}^{-1}$).`,
      hint: 'Which of the parts concern the amount of ammonia, and which how fast or how far it forms?',
      parts: [
        {
          ask: tex`State the shapes and approximate bond angles of $\ce{NH3}$ and of $\ce{NH4^{+}}$, and explain the difference.`,
          answer: tex`Trigonal pyramidal, $107^\circ$; tetrahedral, $109.5^\circ$; the lone pair repels more strongly`,
          solution: tex`Both have four electron domains around nitrogen. In $\ce{NH4^{+}}$ all are bonds: tetrahedral, $109.5^\circ$. In $\ce{NH3}$ one is a lone pair, which repels more strongly: trigonal pyramidal, $107^\circ$.`,
          marks: [
            ['A1', tex`$\ce{NH3}$: trigonal pyramidal, $107^\circ$ (accept $105^\circ$ to $108^\circ$)`],
            ['A1', tex`$\ce{NH4^{+}}$: tetrahedral, $109.5^\circ$`],
            ['R1', 'lone pair repels more strongly than bonding pairs; award 2 of 3 for shapes without the reason'],
          ],
        },
        {
          ask: tex`At one temperature the equilibrium concentrations are $[\ce{N2}] = ${nitrogen.toFixed(2)}$, $[\ce{H2}] = ${hydrogen.toFixed(2)}$ and $[\ce{NH3}] = ${product.toFixed(2)}\text{ mol dm}^{-3}$. Calculate $K$.`,
          answer: tex`$${significant(constant)}$`,
          solution: tex`$K = \dfrac{[\ce{NH3}]^{2}}{[\ce{N2}][\ce{H2}]^{3}} = \dfrac{${product.toFixed(2)}^{2}}{${nitrogen.toFixed(2)} \times ${hydrogen.toFixed(2)}^{3}} = ${significant(constant)}$`,
          marks: [
            ['M1', 'expression with the powers 2, 1 and 3'],
            ['A1', tex`$${significant(constant)}$; award 1 of 2 for the reciprocal`],
          ],
          keys: [
            value(constant, '', {
              slips: [
                foreseen(1 / constant, 'Products are over reactants.', 'reciprocal'),
                foreseen(product / (nitrogen * hydrogen), 'Each concentration has its coefficient as power.'),
              ],
            }),
          ],
        },
        {
          ask: tex`Explain how a higher temperature changes $K$ and the rate, and why a temperature of about $700\text{ K}$ with a catalyst is used.`,
          answer: tex`$K$ falls, the rate rises; a compromise`,
          solution: tex`The forward reaction is exothermic, so a higher temperature shifts the equilibrium to the left and $K$ falls. The rate rises, as more particles have the activation energy. A medium temperature is a compromise between yield and rate, and a catalyst makes the reaction fast enough.`,
          marks: [
            ['R1', tex`exothermic: $K$ falls`],
            ['R1', 'rate rises: more particles with at least the activation energy'],
            ['R1', 'compromise between yield and rate; award 2 of 3 where the catalyst is said to change the yield'],
          ],
        },
        {
          ask: tex`Write an equation for the reaction of ammonia with nitric acid, and identify the two conjugate acid–base pairs in $\ce{NH3 + HNO3 -> NH4^{+} + NO3^{-}}$.`,
          answer: tex`$\ce{NH3 + HNO3 -> NH4NO3}$; $\ce{HNO3}$ and $\ce{NO3^{-}}$, $\ce{NH4^{+}}$ and $\ce{NH3}$`,
          solution: tex`$\ce{NH3 + HNO3 -> NH4NO3}$. Nitric acid gives a proton and becomes $\ce{NO3^{-}}$; ammonia takes it and becomes $\ce{NH4^{+}}$.`,
          marks: [
            ['A1', tex`$\ce{NH3 + HNO3 -> NH4NO3}$`],
            ['A1', tex`$\ce{HNO3}$ and $\ce{NO3^{-}}$; $\ce{NH4^{+}}$ and $\ce{NH3}$`],
          ],
        },
        {
          ask: tex`Calculate the mass of ammonium nitrate, in $\text{kg}$, that is obtained from $${significant(volume)}\text{ m}^{3}$ of ammonia at STP with a yield of $${percent}\,\%$. (Molar volume: $22.7\text{ dm}^{3}\text{ mol}^{-1}$)`,
          answer: tex`$${significant(mass)}\text{ kg}$`,
          solution: tex`$n = \dfrac{${significant(volume)} \times 10^{3}}{22.7} = ${scientific(moles)}\text{ mol}$ of ammonia give as much ammonium nitrate. $m = ${scientific(moles, 4)} \times 80.06 \times 10^{-3} \times ${significant(percent / 100, 2)} = ${significant(mass)}\text{ kg}$`,
          marks: [
            ['M1', tex`$${scientific(moles)}\text{ mol}$`],
            ['M1', 'molar mass and yield'],
            ['A1', tex`$${significant(mass)}\text{ kg}$; award 2 of 3 where the yield is left out`],
          ],
          keys: [
            value(mass, 'kg', {
              relative: 0.012,
              slips: [foreseen((mass * 100) / percent, 'You left out the yield.', 'incomplete')],
            }),
          ],
        },
        {
          ask: 'Determine which of the two fertilisers contains more nitrogen by mass, and suggest one environmental problem of using too much of them.',
          answer: tex`Urea, $${significant(urea)}\,\%$ against $${significant(nitrate)}\,\%$; nitrate is washed into rivers`,
          solution: tex`Ammonium nitrate: $\dfrac{2 \times 14.01}{80.06} = ${significant(nitrate)}\,\%$; urea: $\dfrac{2 \times 14.01}{60.07} = ${significant(urea)}\,\%$. Nitrate that is washed into rivers and lakes makes algae grow, which use up oxygen when they decay.`,
          marks: [
            ['A1', tex`ammonium nitrate: $${significant(nitrate)}\,\%$`],
            ['A1', tex`urea: $${significant(urea)}\,\%$, so it contains more (ECF)`],
            ['A1', 'eutrophication, or nitrate in drinking water; award 2 of 3 for "pollution" alone'],
          ],
          keys: [
            { ...value(nitrate, '%', { relative: 0.005 }), label: 'Ammonium nitrate' },
            { ...value(urea, '%', { relative: 0.005 }), label: 'Urea' },
          ],
        },
      ],
    }),
  check: ({ volume, yield: percent }, { mass, nitrate, urea }) => {
    // Nitrogen is kept: that of ammonia is half of the nitrogen in the salt.
    const nitrogen = ((volume * 1000) / 22.7) * 14.01;
    assertClose(((mass * 1000) / (percent / 100)) * (nitrate / 100), 2 * nitrogen, 'nitrogen', 1e-6);
    assert.ok(urea > nitrate);
  },
});

const vinegar = defineTemplate({
  key: 'chem-long-acid-made-and-titrated',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R3.1.4', 2, 'S3.2.4', 'R3.2.1'),
  variants: [
    { alcohol: 'ethanol', alcoholFormula: 'C2H5OH', acid: 'ethanoic acid', formula: 'CH3COOH', ka: 1.74e-5, c: 0.1, base: 0.1 },
    {
      alcohol: 'propan-1-ol',
      alcoholFormula: 'C3H7OH',
      acid: 'propanoic acid',
      formula: 'C2H5COOH',
      ka: 1.35e-5,
      c: 0.2,
      base: 0.2,
    },
    { alcohol: 'methanol', alcoholFormula: 'CH3OH', acid: 'methanoic acid', formula: 'HCOOH', ka: 1.78e-4, c: 0.5, base: 0.5 },
    {
      alcohol: 'butan-1-ol',
      alcoholFormula: 'C4H9OH',
      acid: 'butanoic acid',
      formula: 'C3H7COOH',
      ka: 1.51e-5,
      c: 0.15,
      base: 0.15,
    },
  ],
  solve: ({ ka, c }) => {
    const start = -Math.log10(Math.sqrt(ka * c));
    const pka = -Math.log10(ka);
    const salt = c / 2;
    const hydroxide = Math.sqrt((1e-14 / ka) * salt);
    return { start, pka, salt, hydroxide, equivalence: 14 + Math.log10(hydroxide), buffer: pka + Math.log10(3 / 2) };
  },
  write: ({ alcohol, alcoholFormula, acid, formula, ka, c, base }, { start, pka, salt, hydroxide, equivalence, buffer }) => {
    const anion = `${formula.replace(/H$/, '')}^{-}`;
    return inParts({
      stem: tex`${acid[0]?.toUpperCase()}${acid.slice(1)}, $\ce{${formula}}$ ($K_{\text{a}} = ${scientific(ka)}$ at $298\text{ K}$), is made by the oxidation of ${alcohol}. $25.0\text{ cm}^{3}$ of a solution of the acid, $${significant(c, 2)}\text{ mol dm}^{-3}$, are titrated with $${significant(base, 2)}\text{ mol dm}^{-3}$ sodium hydroxide.`,
      hint: 'At each stage of the titration, which species are there in large amounts?',
      parts: [
        {
          ask: tex`State reagents and conditions that turn ${alcohol} into the acid rather than the aldehyde, and write the equation with [O] for the oxidising agent.`,
          answer: tex`Acidified dichromate(VI), heated under reflux; $\ce{${alcoholFormula} + 2[O] -> ${formula} + H2O}$`,
          solution: tex`An excess of acidified potassium dichromate(VI) is heated with the alcohol under reflux, so that the aldehyde is oxidised further: $\ce{${alcoholFormula} + 2[O] -> ${formula} + H2O}$.`,
          marks: [
            ['A1', 'acidified dichromate(VI) (or manganate(VII)), reflux'],
            ['A1', tex`$\ce{${alcoholFormula} + 2[O] -> ${formula} + H2O}$`],
          ],
        },
        {
          ask: 'Describe two differences between the infrared spectra of the alcohol and of the acid.',
          answer: tex`$\ce{C=O}$ at about $1700$ to $1750\text{ cm}^{-1}$ in the acid alone; its $\ce{O-H}$ band is broader and lower`,
          solution: tex`The acid has a strong $\ce{C=O}$ absorption between $1700$ and $1750\text{ cm}^{-1}$. Its $\ce{O-H}$ absorption lies between $2500$ and $3000\text{ cm}^{-1}$ and is very broad, that of the alcohol between $3200$ and $3600\text{ cm}^{-1}$.`,
          marks: [
            ['A1', tex`$\ce{C=O}$, $1700$ to $1750\text{ cm}^{-1}$, in the acid alone`],
            ['A1', tex`$\ce{O-H}$ at $2500$ to $3000$ in the acid, $3200$ to $3600\text{ cm}^{-1}$ in the alcohol`],
          ],
        },
        {
          ask: 'Calculate the pH of the solution of the acid before the titration, and state the assumption that you make.',
          answer: tex`$${decimal(start, 2)}$; dissociation is small compared with the concentration`,
          solution: tex`If only a small part dissociates, $[\ce{H^{+}}] = \sqrt{K_{\text{a}}c} = \sqrt{${scientific(ka)} \times ${significant(c, 2)}}$ and $\text{pH} = ${decimal(start, 2)}$.`,
          marks: [
            ['M1', tex`$[\ce{H^{+}}] = \sqrt{K_{\text{a}}c}$`],
            ['A1', tex`$${decimal(start, 2)}$`],
            ['R1', 'dissociated part negligible; award 2 of 3 where it is missing'],
          ],
          keys: [
            {
              ...value(start, '', {
                tolerance: 0.02,
                slips: [foreseen(-Math.log10(c), 'That would be the pH of a strong acid.')],
              }),
              label: 'pH',
            },
          ],
        },
        {
          ask: tex`Determine the pH at the equivalence point, and explain why it is above 7.`,
          answer: tex`$${decimal(equivalence, 2)}$; the conjugate base takes protons from water`,
          solution: tex`At the equivalence point the solution contains the salt, $${significant(salt, 2)}\text{ mol dm}^{-3}$, as the volume has doubled. $\ce{${anion} + H2O <=> ${formula} + OH^{-}}$ with $K_{\text{b}} = \dfrac{K_{\text{w}}}{K_{\text{a}}}$: $[\ce{OH^{-}}] = \sqrt{K_{\text{b}}c} = ${scientific(hydroxide)}\text{ mol dm}^{-3}$, so $\text{pH} = ${decimal(equivalence, 2)}$.`,
          marks: [
            ['M1', tex`concentration of the salt $${significant(salt, 2)}\text{ mol dm}^{-3}$`],
            ['M1', tex`$[\ce{OH^{-}}] = \sqrt{K_{\text{b}}c}$`],
            ['A1', tex`$${decimal(equivalence, 2)}$; award 3 of 4 where the dilution is left out`],
            ['R1', tex`$\ce{${anion} + H2O <=> ${formula} + OH^{-}}$`],
          ],
          keys: [
            {
              ...value(equivalence, '', { tolerance: 0.03, slips: [foreseen(7, 'The salt of a weak acid is not neutral.')] }),
              label: 'pH',
            },
          ],
        },
        {
          ask: tex`Suggest, with a reason, which indicator is suitable: methyl orange ($\text{p}K_{\text{a}} = 3.7$) or phenolphthalein ($\text{p}K_{\text{a}} = 9.6$).`,
          answer: 'Phenolphthalein',
          solution:
            'Its colour changes near pH 9.6, within the steep part of the curve around the equivalence point. Methyl orange would change in the flat part, long before.',
          marks: [
            ['A1', 'phenolphthalein'],
            ['R1', 'changes within the steep part of the curve'],
          ],
        },
        {
          ask: tex`Calculate the pH when $15.0\text{ cm}^{3}$ of the base have been added, and explain why a few more drops of base hardly change it.`,
          answer: tex`$${decimal(buffer, 2)}$; it is a buffer`,
          solution: tex`$15.0$ of the $25.0$ parts of the acid have reacted, so $\dfrac{[\ce{${anion}}]}{[\ce{${formula}}]} = \dfrac{15.0}{10.0}$ and $\text{pH} = ${decimal(pka, 2)} + \log_{10} 1.50 = ${decimal(buffer, 2)}$. Acid and conjugate base are both present in large amounts: added $\ce{OH^{-}}$ reacts with the acid, and the ratio changes little.`,
          marks: [
            ['M1', tex`ratio $15.0 : 10.0$`],
            ['A1', tex`$${decimal(buffer, 2)}$`],
            ['R1', 'added base reacts with the weak acid, the ratio hardly changes; award 2 of 3 for "it is a buffer" alone'],
          ],
          keys: [
            {
              ...value(buffer, '', {
                tolerance: 0.02,
                slips: [foreseen(2 * pka - buffer, 'You have the ratio upside down.', 'reciprocal')],
              }),
              label: 'pH',
            },
          ],
        },
      ],
    });
  },
  check: ({ ka, c }, { start, equivalence, buffer, hydroxide }) => {
    // Without approximations: the equations of the equilibria solved by bisection.
    const h = bisect((x) => x * x - ka * (c - x), 0, c);
    assertClose(start, -Math.log10(h), 'pH of the acid', 0.01);
    const oh = bisect((x) => x * x - (1e-14 / ka) * (c / 2 - x), 0, c / 2);
    assertClose(hydroxide / oh, 1, 'hydrolysis', 0.001);
    assertClose(10 ** -buffer * 1.5, ka, 'buffer', 1e-9);
    assert.ok(equivalence > 7 && equivalence < 9.6);
  },
});

export const longQuestionsFurther = [copperInBrass, ammonia, vinegar];
