import type { SharedTopic } from './shared-topic.ts';

const tex = String.raw;

/** Reactivity 1 to 3: the topics of both levels, with what higher level adds. */
export const reactivityTopics: readonly SharedTopic[] = [
  {
    number: 'R1',
    name: 'What drives chemical reactions?',
    syllabus: tex`Energy taken in and given out when bonds break and form, how to measure it and how to calculate it along another route. Examined by calorimetry with its sources of error, by cycles, by comparing fuels and, at higher level, by entropy and Gibbs energy.`,
    subtopics: [
      {
        number: 'R1.1',
        name: 'Measuring enthalpy changes',
        syllabus: tex`- Exothermic: energy leaves the system, $\Delta H < 0$, products lie lower in an energy profile. Endothermic: $\Delta H > 0$.
- Activation energy $E_{\text{a}}$ is the height from reactants to the transition state. For the reverse reaction $E_{\text{a, rev}} = E_{\text{a}} - \Delta H$.
- Heat: $Q = mc\Delta T$ with $c(\text{water}) = 4.18\text{ kJ kg}^{-1}\text{ K}^{-1}$; then $\Delta H = -\dfrac{Q}{n}$.
- $n$ is the amount of the limiting reactant (or of the fuel burnt).
- Errors: heat lost to the surroundings, incomplete combustion, heat capacity of the apparatus. A cooling curve extrapolated back to the time of mixing corrects for heat loss.
- Example: $50.0\text{ g}$ of solution warmed by $6.5\text{ K}$: $Q = 50.0 \times 4.18 \times 6.5 = 1360\text{ J}$; for $0.0250\text{ mol}$, $\Delta H = -54.3\text{ kJ mol}^{-1}$.`,
        formerSlugs: ['energy-profiles', 'calorimetry'],
      },
      {
        number: 'R1.2',
        name: 'Energy cycles in reactions',
        syllabus: tex`- Breaking bonds takes in energy, forming bonds releases it:
$$\Delta H = \sum BE(\text{broken}) - \sum BE(\text{formed})$$
- Average bond enthalpies hold for gases and are means over many compounds, so results are estimates.
- **Hess's law**: the enthalpy change depends on the initial and final states only. Reverse an equation: change the sign; multiply an equation: multiply $\Delta H$.
- Example: $\ce{H2 + Cl2 -> 2HCl}$ with $436$, $242$ and $431\text{ kJ mol}^{-1}$: $\Delta H = 678 - 862 = -184\text{ kJ}$.`,
        higher: tex`- **Higher level.** $\Delta H^{\ominus} = \sum \Delta H^{\ominus}_{\text{f}}(\text{products}) - \sum \Delta H^{\ominus}_{\text{f}}(\text{reactants})$ and $\Delta H^{\ominus} = \sum \Delta H^{\ominus}_{\text{c}}(\text{reactants}) - \sum \Delta H^{\ominus}_{\text{c}}(\text{products})$; elements in standard states have $\Delta H^{\ominus}_{\text{f}} = 0$. Born-Haber cycle for an ionic solid: formation equals atomisation + ionisation energies + electron affinities - lattice enthalpy (lattice enthalpy taken as the endothermic separation into gaseous ions).`,
        subtopics: [
          { number: 'R1.2.1', name: "Bond enthalpies and Hess's law", formerSlugs: ['bond-enthalpies', 'hesss-law'] },
          {
            number: 'R1.2.3',
            name: 'Formation, combustion and Born-Haber cycles',
            formerSlugs: ['enthalpies-of-formation-and-combustion', 'born-haber-cycles'],
            hlOnly: true,
          },
        ],
      },
      {
        number: 'R1.3',
        name: 'Energy from fuels',
        syllabus: tex`- Complete combustion gives $\ce{CO2}$ and $\ce{H2O}$; with too little oxygen $\ce{CO}$ or soot forms.
- Balance C, then H, then O: $\ce{C3H8 + 5O2 -> 3CO2 + 4H2O}$.
- **Specific energy** $= \dfrac{\text{energy released}}{\text{mass of fuel}}$, e.g. in $\text{kJ g}^{-1}$; **energy density** is per volume.
- Fossil fuels release carbon that was long stored; biofuels release carbon taken up recently. Compare fuels by $\dfrac{m(\ce{CO2})}{\text{energy}}$.
- Fuel cells turn chemical energy into electrical energy directly: at the anode $\ce{H2 -> 2H^{+} + 2e^{-}}$, at the cathode $\ce{O2 + 4H^{+} + 4e^{-} -> 2H2O}$. Their reactants are fed in from outside.`,
        formerSlugs: ['combustion-reactions', 'comparing-fuels'],
      },
      {
        number: 'R1.4',
        name: 'Entropy and spontaneity',
        hlOnly: true,
        syllabus: tex`- Entropy $S$ measures how matter and energy can be distributed: gas $>$ liquid $>$ solid, and more gas molecules mean more entropy.
- $\Delta S^{\ominus} = \sum S^{\ominus}(\text{products}) - \sum S^{\ominus}(\text{reactants})$, in $\text{J K}^{-1}\text{ mol}^{-1}$.
- $\Delta G^{\ominus} = \Delta H^{\ominus} - T\Delta S^{\ominus}$ (mind $\text{kJ}$ and $\text{J}$). A reaction is spontaneous when $\Delta G < 0$.
- Temperature of the change of sign: $T = \dfrac{\Delta H^{\ominus}}{\Delta S^{\ominus}}$.
- Towards equilibrium: $\Delta G = \Delta G^{\ominus} + RT\ln Q$; at equilibrium $\Delta G^{\ominus} = -RT\ln K$.
- Example: $\Delta H = +178\text{ kJ}$, $\Delta S = +161\text{ J K}^{-1}$: spontaneous above $178\,000/161 \approx 1110\text{ K}$.`,
        formerSlugs: ['entropy', 'gibbs-energy-and-equilibrium'],
      },
    ],
  },
  {
    number: 'R2',
    name: 'How much, how fast and how far?',
    syllabus: tex`Three questions about one reaction: what amounts react and form, how quickly, and where it stops. Examined by stoichiometric calculations, by graphs of concentration against time and of molecular energies, and by equilibrium expressions and shifts; higher level adds rate equations, the Arrhenius equation and equilibrium calculations.`,
    subtopics: [
      {
        number: 'R2.1',
        name: 'How much? The amount of change',
        syllabus: tex`- Coefficients give the mole ratio. Route: mass or volume $\rightarrow n$ (known) $\rightarrow n$ (unknown) $\rightarrow$ mass, volume or concentration.
- The **limiting reactant** is the one with the smallest $\dfrac{n}{\text{coefficient}}$; it decides the theoretical yield.
- $\%\text{ yield} = \dfrac{\text{actual}}{\text{theoretical}} \times 100$; $\%\text{ atom economy} = \dfrac{M(\text{wanted product})}{\sum M(\text{reactants})} \times 100$, coefficients included.
- Titration: $n = cV$ for the known solution, then the ratio. Back titration: reactant taken minus reactant left over.
- Example: $0.20\text{ mol}$ $\ce{Al}$ with $0.24\text{ mol}$ $\ce{Cl2}$ ($\ce{2Al + 3Cl2 -> 2AlCl3}$): $0.10$ against $0.08$, chlorine is limiting, $0.16\text{ mol}$ $\ce{AlCl3}$ forms.`,
        subtopics: [
          { number: 'R2.1.1', name: 'Reacting amounts and titration' },
          {
            number: 'R2.1.2',
            name: 'Limiting reactant, yield and atom economy',
            formerSlugs: ['limiting-reactant', 'yield-and-atom-economy'],
          },
        ],
      },
      {
        number: 'R2.2',
        name: 'How fast? The rate of change',
        syllabus: tex`- $\text{rate} = -\dfrac{\Delta[\text{reactant}]}{\Delta t} = \dfrac{\Delta[\text{product}]}{\Delta t}$, in $\text{mol dm}^{-3}\text{ s}^{-1}$; at an instant it is the gradient of the tangent.
- Collision theory: particles react when they meet with at least $E_{\text{a}}$ and the right orientation. Concentration, pressure, surface area and temperature raise the rate.
- Maxwell-Boltzmann curve: area is the number of particles; at a higher temperature the peak is lower and further right, and a larger fraction has $E \ge E_{\text{a}}$.
- A catalyst offers another path with a smaller $E_{\text{a}}$ and is regenerated.`,
        higher: tex`- **Higher level.** $\text{rate} = k[\text{A}]^{x}[\text{B}]^{y}$, orders from experiment; units of $k$ follow from the overall order. The slowest elementary step (rate-determining step) fixes the rate equation. Arrhenius: $k = Ae^{-E_{\text{a}}/RT}$, so $\ln k = -\dfrac{E_{\text{a}}}{R}\cdot\dfrac{1}{T} + \ln A$; the graph of $\ln k$ against $\frac{1}{T}$ has gradient $-\dfrac{E_{\text{a}}}{R}$.`,
        subtopics: [
          {
            number: 'R2.2.1',
            name: 'Measuring and explaining rates',
            formerSlugs: ['measuring-rate', 'collision-theory-and-maxwell-boltzmann-curves'],
          },
          {
            number: 'R2.2.3',
            name: 'Rate equations and the Arrhenius equation',
            formerSlugs: ['rate-equations', 'the-arrhenius-equation'],
            hlOnly: true,
          },
        ],
      },
      {
        number: 'R2.3',
        name: 'How far? The extent of change',
        syllabus: tex`- At equilibrium in a closed system forward and reverse rates are equal and concentrations constant.
- For $a\text{A} + b\text{B} \rightleftharpoons c\text{C} + d\text{D}$: $K = \dfrac{[\text{C}]^{c}[\text{D}]^{d}}{[\text{A}]^{a}[\text{B}]^{b}}$; $K$ depends on temperature alone.
- Reverse the equation: $\dfrac{1}{K}$; multiply it by $n$: $K^{n}$; add equations: multiply the constants.
- **Le Chatelier**: a system at equilibrium shifts so as to oppose a change. More pressure: to fewer gas molecules. Higher temperature: the endothermic way ($K$ changes). Catalyst: no shift.
- $K \gg 1$: mostly products; $K \ll 1$: mostly reactants.`,
        higher: tex`- **Higher level.** Reaction quotient $Q$ has the form of $K$ with any concentrations: $Q < K$ moves forward, $Q > K$ backward. Tables of initial, change and equilibrium amounts give $K$ or the composition; for very small $K$ the change may be left out beside the initial amount. $\Delta G^{\ominus} = -RT\ln K$.`,
        formerSlugs: ['the-equilibrium-law', 'le-chateliers-principle', 'equilibrium-calculations'],
      },
    ],
  },
  {
    number: 'R3',
    name: 'What are the mechanisms of chemical change?',
    syllabus: tex`Reactions sorted by what moves: a proton (acids and bases), electrons (redox), single electrons (radicals) or electron pairs (nucleophiles and electrophiles). Examined by pH work and titration curves, by half-equations and cells, and by organic conversions with, at higher level, curly-arrow mechanisms.`,
    subtopics: [
      {
        number: 'R3.1',
        name: 'Proton transfer reactions',
        syllabus: tex`- Brønsted-Lowry: an acid donates $\ce{H^{+}}$, a base accepts it; a conjugate pair differs by one $\ce{H^{+}}$. Amphiprotic species do both.
- $\text{pH} = -\log_{10}[\ce{H^{+}}]$, $[\ce{H^{+}}] = 10^{-\text{pH}}$; $K_{\text{w}} = [\ce{H^{+}}][\ce{OH^{-}}] = 1.00 \times 10^{-14}$ at $298\text{ K}$.
- Strong acids ($\ce{HCl}$, $\ce{HNO3}$, $\ce{H2SO4}$) and bases dissociate fully; weak ones partly.
- Neutralisation: $\ce{H^{+} + OH^{-} -> H2O}$; acids with metals give $\ce{H2}$, with carbonates $\ce{CO2}$.
- A strong acid with a strong base has its equivalence point at $\text{pH} = 7$.
- Example: $0.0200\text{ mol dm}^{-3}$ $\ce{NaOH}$: $[\ce{H^{+}}] = 5.00 \times 10^{-13}$, $\text{pH} = 12.3$.`,
        higher: tex`- **Higher level.** $K_{\text{a}} = \dfrac{[\ce{H^{+}}][\ce{A^{-}}]}{[\ce{HA}]}$, $K_{\text{b}} = \dfrac{[\ce{BH^{+}}][\ce{OH^{-}}]}{[\ce{B}]}$, $K_{\text{a}}K_{\text{b}} = K_{\text{w}}$ for a conjugate pair; $\text{p}K = -\log_{10}K$, $\text{pOH} = 14.00 - \text{pH}$. Weak acid: $[\ce{H^{+}}] \approx \sqrt{K_{\text{a}}c}$. Buffer: $\text{pH} = \text{p}K_{\text{a}} + \log_{10}\dfrac{[\ce{A^{-}}]}{[\ce{HA}]}$; at half-equivalence $\text{pH} = \text{p}K_{\text{a}}$. An indicator must change within the steep part of the curve; its colour changes about $\text{pH} = \text{p}K_{\text{a}}$ of the indicator. Salt hydrolysis: the conjugate of a weak acid makes a solution basic, that of a weak base makes it acidic.`,
        subtopics: [
          {
            number: 'R3.1.1',
            name: 'Conjugate pairs and the pH scale',
            formerSlugs: ['conjugate-acids-and-bases', 'the-ph-scale'],
          },
          { number: 'R3.1.3', name: 'Neutralisation and pH curves' },
          {
            number: 'R3.1.4',
            name: 'Weak acids, buffers and indicators',
            formerSlugs: ['weak-acids-and-bases', 'buffers-indicators-and-titration-curves', 'buffers-and-their-curves'],
            hlOnly: true,
          },
        ],
      },
      {
        number: 'R3.2',
        name: 'Electron transfer reactions',
        syllabus: tex`- Oxidation: loss of electrons, oxidation state up. Reduction: gain, down. The oxidising agent is itself reduced.
- Half-equations in acid: balance the atom, then O with $\ce{H2O}$, H with $\ce{H^{+}}$, charge with $\ce{e^{-}}$; multiply so that electrons cancel. Example: $\ce{MnO4^{-} + 8H^{+} + 5e^{-} -> Mn^{2+} + 4H2O}$.
- **Voltaic cell**: the more reactive metal is the anode ($-$), oxidised; electrons flow in the wire to the cathode ($+$); ions flow in the salt bridge. **Electrolytic cell**: a supply drives the reaction; anode $+$, cathode $-$; molten salts give metal and non-metal. **Secondary cells** are recharged by a current that reverses their reactions; primary cells are not.
- Oxidation of alcohols: primary $\rightarrow$ aldehyde $\rightarrow$ carboxylic acid; secondary $\rightarrow$ ketone; tertiary not easily.`,
        higher: tex`- **Higher level.** $E^{\ominus}_{\text{cell}} = E^{\ominus}_{\text{cathode}} - E^{\ominus}_{\text{anode}}$; positive means spontaneous: $\Delta G^{\ominus} = -nFE^{\ominus}$ with $F = 9.65 \times 10^{4}\text{ C mol}^{-1}$. In aqueous electrolysis water competes with the ions: reactive metal ions are not discharged, and oxygen or a halogen forms at the anode. Electroplating: the object is the cathode.`,
        subtopics: [
          { number: 'R3.2.1', name: 'Redox equations' },
          { number: 'R3.2.2', name: 'Voltaic and electrolytic cells' },
          {
            number: 'R3.2.3',
            name: 'Electrode potentials and electrolysis of solutions',
            formerSlugs: ['standard-electrode-potentials', 'electrolysis-of-solutions'],
            hlOnly: true,
          },
        ],
      },
      {
        number: 'R3.3',
        name: 'Electron sharing reactions',
        syllabus: tex`- A **radical** has an unpaired electron, written with a dot. It forms by homolytic fission, when light or heat splits a bond evenly: $\ce{Cl2 -> 2Cl^{.}}$.
- Radical substitution of alkanes in three stages. Initiation makes radicals; propagation keeps their number ($\ce{CH4 + Cl^{.} -> CH3^{.} + HCl}$, $\ce{CH3^{.} + Cl2 -> CH3Cl + Cl^{.}}$); termination joins two radicals.
- Products are mixtures: further substitution, and every kind of H may be replaced.
- Light with photons of $E = hf$ at least as large as the bond enthalpy per bond can break it.
- Alkanes are otherwise unreactive: strong, non-polar $\ce{C-C}$ and $\ce{C-H}$ bonds.`,
      },
      {
        number: 'R3.4',
        name: 'Electron-pair sharing reactions',
        syllabus: tex`- A **nucleophile** donates an electron pair ($\ce{OH^{-}}$, $\ce{NH3}$, $\ce{H2O}$), an **electrophile** accepts one ($\ce{H^{+}}$, $\ce{Br2}$ polarised, carbocations). Heterolytic fission makes ions.
- Nucleophilic substitution: $\ce{RX + OH^{-} -> ROH + X^{-}}$.
- Electrophilic addition to alkenes: $\ce{H2}$ (Ni), $\ce{X2}$, $\ce{HX}$, $\ce{H2O}$ (acid catalyst); bromine water loses its colour.
- Example: $\ce{CH2=CH2 + Br2 -> CH2BrCH2Br}$, an addition with an atom economy of $100\,\%$.
- Addition changes the molar mass by that of the added molecule: $M(\text{product}) = M(\text{alkene}) + M(\text{added})$.`,
        higher: tex`- **Higher level.** $\text{S}_{\text{N}}1$ (tertiary): two steps, carbocation, $\text{rate} = k[\ce{RX}]$. $\text{S}_{\text{N}}2$ (primary): one step, inversion, $\text{rate} = k[\ce{RX}][\ce{Nu^{-}}]$. Leaving group: I faster than Br faster than Cl. Unsymmetrical alkenes: H adds to the carbon with more H, because the more substituted carbocation is more stable. Lewis acids accept, Lewis bases donate electron pairs; a **coordination bond** forms between them, as between a transition metal ion and its ligands. Benzene reacts by electrophilic substitution, which keeps the delocalised ring: $\ce{C6H6 + E^{+} -> C6H5E + H^{+}}$.`,
        subtopics: [
          {
            number: 'R3.4.1',
            name: 'Nucleophilic substitution and addition to alkenes',
            formerSlugs: ['nucleophilic-substitution', 'addition-to-alkenes'],
          },
          {
            number: 'R3.4.3',
            name: 'Mechanisms, Lewis acids and complex ions',
            formerSlugs: ['mechanisms-of-substitution-and-addition', 'lewis-acids-and-complex-ions'],
            hlOnly: true,
          },
        ],
      },
    ],
  },
];
