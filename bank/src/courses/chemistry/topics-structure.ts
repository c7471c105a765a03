import type { SharedTopic } from './shared-topic.ts';

const tex = String.raw;

/** Structure 1 to 3: the topics of both levels, with what higher level adds. */
export const structureTopics: readonly SharedTopic[] = [
  {
    number: 'S1',
    name: 'Models of the particulate nature of matter',
    syllabus: tex`What matter is made of, from mixtures down to electrons in atoms, and how to count particles by weighing them or by measuring a gas. Almost every calculation of the course starts here: moving between mass, amount, number of particles, concentration and gas volume. It is examined by short items (atomic structure, configurations, units) and by longer stoichiometric problems that return in every other topic.`,
    subtopics: [
      {
        number: 'S1.1',
        name: 'Particles, mixtures and states',
        syllabus: tex`- An **element** has one kind of atom, a **compound** has atoms of different elements bonded in a fixed ratio, a **mixture** has several substances not bonded to one another and in any ratio; a homogeneous mixture is uniform throughout.
- Mixtures are separated by a property in which the components differ: solubility (filtration, recrystallisation), boiling point (evaporation, distillation), attraction to a stationary phase (chromatography).
- In solids particles vibrate about fixed places, in liquids they slide past each other, in gases they move freely. Melting, boiling and subliming take in energy; freezing, condensing and depositing release it.
- During a change of state at constant pressure the temperature stays constant, because the energy overcomes forces between particles.
- Kelvin scale: $T/\text{K} = \theta/^{\circ}\text{C} + 273.15$. The average kinetic energy of particles is proportional to $T$ in kelvin: $\overline{E}_{\text{k}} \propto T$.
- Example: from $27\,^{\circ}\text{C}$ ($300\text{ K}$) to $327\,^{\circ}\text{C}$ ($600\text{ K}$) the average kinetic energy doubles.`,
        formerSlugs: ['elements-compounds-and-mixtures', 'states-of-matter-and-temperature'],
      },
      {
        number: 'S1.2',
        name: 'The nuclear atom',
        syllabus: tex`- Nuclear symbol $\ce{^{A}_{Z}X^{q+}}$: $Z$ protons, $A - Z$ neutrons, $Z - q$ electrons.
- Relative masses: proton 1, neutron 1, electron about $\frac{1}{1836}$; relative charges $+1$, $0$, $-1$.
- **Isotopes** have the same $Z$ and different $A$: the same chemistry, different physical properties such as density.
- Relative atomic mass is the weighted mean of isotope masses:
$$A_{\text{r}} = \frac{\sum (\text{isotope mass} \times \text{abundance})}{\sum \text{abundance}}$$
- Example: $75.8\,\%$ of mass 35 and $24.2\,\%$ of mass 37 gives $A_{\text{r}} = 0.758 \times 35 + 0.242 \times 37 = 35.5$.
- Unknown abundances: call one $x$ and the other $1 - x$, then solve.`,
        higher: tex`- **Higher level.** A mass spectrum plots relative abundance against $m/z$; peaks of an element's spectrum give isotope masses and abundances. A diatomic molecule shows one peak for each pair of isotopes, in the ratio $p^2 : 2pq : q^2$.`,
        formerSlugs: ['protons-neutrons-and-electrons', 'isotopes-and-relative-atomic-mass', 'mass-spectra-of-elements'],
      },
      {
        number: 'S1.3',
        name: 'Electron configurations',
        syllabus: tex`- A line emission spectrum shows that electrons have discrete energy levels: a photon leaves when an electron falls. In hydrogen, falls to $n = 2$ give visible light, to $n = 1$ ultraviolet, to $n = 3$ infrared; lines converge at high energy.
- Main level $n$ holds at most $2n^2$ electrons. Sublevels: s (1 orbital), p (3), d (5), f (7); each orbital holds two electrons of opposite spin.
- Order of filling up to krypton: $1s\,2s\,2p\,3s\,3p\,4s\,3d\,4p$ (Aufbau). Hund: orbitals of a sublevel are filled singly first.
- Exceptions: $\ce{Cr}$ is $[\text{Ar}]\,3d^{5}\,4s^{1}$, $\ce{Cu}$ is $[\text{Ar}]\,3d^{10}\,4s^{1}$. First-row transition metals lose $4s$ electrons before $3d$.
- Example: $\ce{Fe^{3+}}$ is $[\text{Ar}]\,3d^{5}$, five unpaired electrons.
- Energy of a photon: $E = hf$ with $c = f\lambda$; a shorter wavelength means a larger energy.`,
        higher: tex`- **Higher level.** The limit of convergence gives the first ionisation energy: $IE = N_{\text{A}}hf = \dfrac{N_{\text{A}}hc}{\lambda}$. Successive ionisation energies jump when an inner main level is opened, which shows the group of the element; small falls across a period (group 2 to 13, 15 to 16) are evidence for sublevels and paired p electrons.`,
        formerSlugs: ['emission-spectra', 'filling-of-orbitals', 'ionisation-energies'],
      },
      {
        number: 'S1.4',
        name: 'Counting particles by mass: the mole',
        syllabus: tex`- One mole has $N_{\text{A}} = 6.02 \times 10^{23}$ particles: $N = n N_{\text{A}}$.
- $n = \dfrac{m}{M}$ with $M$ in $\text{g mol}^{-1}$; $c = \dfrac{n}{V}$ with $V$ in $\text{dm}^{3}$ ($1000\text{ cm}^{3} = 1\text{ dm}^{3}$).
- Dilution keeps the amount of solute: $c_1 V_1 = c_2 V_2$.
- **Empirical formula**: simplest whole-number ratio of atoms. Divide each mass by $A_{\text{r}}$, then by the smallest result. The **molecular formula** is a multiple of it, found from $M$.
- Combustion analysis: all C becomes $\ce{CO2}$, all H becomes $\ce{H2O}$; oxygen in the sample is found by difference.
- Water of crystallisation: the loss of mass on heating gives $n(\ce{H2O})$.
- Avogadro: equal volumes of gases at the same temperature and pressure have equal numbers of molecules.
- Example: $4.00\text{ g}$ of $\ce{NaOH}$ ($M = 40.00$) in $250\text{ cm}^{3}$: $c = 0.100/0.250 = 0.400\text{ mol dm}^{-3}$.`,
        subtopics: [
          { number: 'S1.4.1', name: 'Amount, mass and number of particles' },
          { number: 'S1.4.2', name: 'Empirical and molecular formulae' },
          { number: 'S1.4.3', name: 'Concentration of solutions' },
        ],
      },
      {
        number: 'S1.5',
        name: 'Ideal gases',
        syllabus: tex`- Model: moving particles of negligible volume, no forces between them, elastic collisions.
- $pV = nRT$ with $p$ in $\text{Pa}$, $V$ in $\text{m}^{3}$, $T$ in $\text{K}$, $R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$.
- Fixed amount: $\dfrac{p_1V_1}{T_1} = \dfrac{p_2V_2}{T_2}$. At fixed $T$, $p \propto \frac{1}{V}$; at fixed $p$, $V \propto T$; at fixed $V$, $p \propto T$.
- Molar volume at STP ($273\text{ K}$, $100\text{ kPa}$): $22.7\text{ dm}^{3}\text{ mol}^{-1}$.
- Molar mass of a gas: $M = \dfrac{mRT}{pV}$.
- Real gases deviate most at high pressure (the particles' own volume counts) and low temperature (forces between them count).
- Units: $1\text{ dm}^{3} = 10^{-3}\text{ m}^{3}$, $1\text{ cm}^{3} = 10^{-6}\text{ m}^{3}$.`,
        formerSlugs: ['the-ideal-gas-equation', 'gas-graphs-and-real-gases'],
      },
    ],
  },
  {
    number: 'S2',
    name: 'Models of bonding and structure',
    syllabus: tex`Why atoms and ions hold together, what shape results, and how bonding and forces between particles explain melting point, conductivity, solubility and strength. Examined by drawing and naming shapes, by comparing substances with a reasoned explanation, and by reading data such as electronegativities or chromatograms.`,
    subtopics: [
      {
        number: 'S2.1',
        name: 'The ionic model',
        syllabus: tex`- Metals form cations, non-metals anions; the charges in a formula unit add up to zero.
- Polyatomic ions to know: $\ce{NH4^{+}}$, $\ce{OH^{-}}$, $\ce{NO3^{-}}$, $\ce{HCO3^{-}}$, $\ce{CO3^{2-}}$, $\ce{SO4^{2-}}$, $\ce{PO4^{3-}}$.
- Example: $\ce{Al^{3+}}$ and $\ce{SO4^{2-}}$ combine 2 to 3: $\ce{Al2(SO4)3}$.
- An ionic solid is a lattice held by electrostatic attraction between opposite charges in all directions: high melting point, brittle, conducts only when molten or dissolved, often soluble in water.
- **Lattice enthalpy** ($\ce{MX(s) -> M^{+}(g) + X^{-}(g)}$) grows with ionic charge and falls with ionic radius; attraction $\propto \dfrac{q_1 q_2}{r_{+} + r_{-}}$ is a good guide.`,
        formerSlugs: ['ions-and-formulae', 'lattices-and-their-properties'],
      },
      {
        number: 'S2.2',
        name: 'The covalent model',
        syllabus: tex`- A covalent bond is the attraction between a shared pair of electrons and two nuclei; bond order up: shorter and stronger. In a coordination bond both electrons come from one atom.
- **VSEPR**: electron domains round the central atom repel. 2 domains: linear, $180^{\circ}$; 3: trigonal planar, $120^{\circ}$; 4: tetrahedral, $109.5^{\circ}$. Each lone pair takes the place of an atom and closes the angle: $\ce{NH3}$ about $107^{\circ}$, $\ce{H2O}$ about $104.5^{\circ}$.
- A bond is polar when electronegativities differ; a molecule is polar when the bond dipoles do not cancel.
- Forces between molecules: London (dispersion) forces grow with the number of electrons, then dipole-dipole forces, then hydrogen bonds (H on N, O or F).
- Giant covalent: diamond, graphite, graphene, silicon, $\ce{SiO2}$.
- Chromatography: $R_{\text{F}} = \dfrac{\text{distance moved by the component}}{\text{distance moved by the solvent}}$.`,
        higher: tex`- **Higher level.** Formal charge $FC = V - \left(\frac{1}{2}B + L\right)$ ($V$ valence, $B$ bonding, $L$ lone-pair electrons): the preferred formula has charges nearest zero. Resonance and delocalisation make bonds equal. Five domains: trigonal bipyramidal; six: octahedral. A sigma bond is head-on overlap, a pi bond sideways overlap: single $\sigma$, double $\sigma + \pi$, triple $\sigma + 2\pi$. Hybridisation: 2 domains sp, 3 sp$^{2}$, 4 sp$^{3}$.`,
        subtopics: [
          { number: 'S2.2.1', name: 'Lewis formulae and molecular shapes' },
          {
            number: 'S2.2.2',
            name: 'Network solids, forces between molecules and chromatography',
            formerSlugs: [
              'network-solids-polarity-and-forces-between-molecules',
              'polarity-and-forces-between-molecules',
              'chromatography',
            ],
          },
          {
            number: 'S2.2.4',
            name: 'Formal charge, hybridisation and delocalisation',
            formerSlugs: ['formal-charge-and-expanded-octets', 'sigma-and-pi-bonds-hybridisation'],
            hlOnly: true,
          },
        ],
      },
      {
        number: 'S2.3',
        name: 'The metallic model',
        syllabus: tex`- A metallic bond is the attraction between a lattice of cations and delocalised electrons.
- It is stronger for a larger ionic charge (more delocalised electrons) and a smaller ionic radius: melting point $\ce{Na} < \ce{Mg} < \ce{Al}$, and $\ce{Li} > \ce{Na} > \ce{K}$.
- Delocalised electrons explain electrical and thermal conductivity; layers slide without breaking the bond, which explains malleability.
- Rough measure: charge divided by radius, $\dfrac{q}{r}$. Example: $\ce{Mg^{2+}}$ ($72\text{ pm}$) against $\ce{Na^{+}}$ ($102\text{ pm}$): $\frac{2}{72} > \frac{1}{102}$, so magnesium melts higher.`,
        higher: tex`- **Higher level.** In transition elements d electrons are delocalised too, so that bonds are strong and melting points high.`,
      },
      {
        number: 'S2.4',
        name: 'From models to materials',
        syllabus: tex`- Bonding is a continuum. In the **bonding triangle** the horizontal axis is the mean electronegativity $\overline{\chi} = \frac{1}{2}(\chi_1 + \chi_2)$ and the vertical one the difference $\Delta\chi = |\chi_1 - \chi_2|$; corners are ionic (top), metallic (lower left), covalent (lower right).
- Percentage of ionic character read from the position predicts properties: conductivity, melting point, brittleness.
- **Alloys**: atoms of other sizes disturb the layers, so alloys are harder than the pure metals; they are mixtures with non-directional bonding.
- **Addition polymers** form when $\ce{C=C}$ bonds open: $n\,\ce{CH2=CHX} \rightarrow (\ce{-CH2-CHX-})_n$, with an atom economy of $100\,\%$.
- Average number of repeating units: $n = \dfrac{M(\text{polymer})}{M(\text{repeating unit})}$.
- Example: polyethene of $M = 56\,100$ has $n = 56\,100 / 28.06 \approx 2000$.`,
        higher: tex`- **Higher level.** Condensation polymers lose a small molecule, usually water, for each bond: polyesters from a dioic acid and a diol, polyamides from a dioic acid and a diamine.`,
        formerSlugs: ['the-bonding-triangle-and-alloys', 'the-bonding-triangle', 'polymers'],
      },
    ],
  },
  {
    number: 'S3',
    name: 'Classification of matter',
    syllabus: tex`How the periodic table and the functional groups of organic chemistry bring order to elements and compounds. Examined by predicting trends and reactions, naming and drawing organic compounds, counting isomers and, at higher level, finding a structure from spectra.`,
    subtopics: [
      {
        number: 'S3.1',
        name: 'The periodic table: elements',
        syllabus: tex`- Period number gives the outer main level, group and block give the outer electrons.
- Across a period: nuclear charge rises with the same shielding, so atomic radius falls, first ionisation energy and electronegativity rise. Down a group: more shells, so radius rises and ionisation energy falls.
- Cations are smaller, anions larger than their atoms; of isoelectronic ions, the one with most protons is smallest.
- Oxides turn from basic ($\ce{Na2O}$, $\ce{MgO}$) through amphoteric ($\ce{Al2O3}$) to acidic ($\ce{P4O10}$, $\ce{SO3}$): $\ce{Na2O + H2O -> 2NaOH}$, $\ce{SO3 + H2O -> H2SO4}$.
- **Oxidation state** rules: element 0; monatomic ion its charge; O $-2$ (in peroxides $-1$), H $+1$ (in metal hydrides $-1$); the sum equals the charge of the species.
- Example: in $\ce{Cr2O7^{2-}}$: $2x + 7(-2) = -2$, so $x = +6$.`,
        higher: tex`- **Higher level.** Transition elements have an incomplete d sublevel in one or more ions: variable oxidation states, catalysts, magnetic and coloured complexes. Ligands split the d orbitals; light of energy $\Delta E = \dfrac{hc}{\lambda}$ is absorbed and the complementary colour is seen.`,
        subtopics: [
          { number: 'S3.1.1', name: 'Periodic trends' },
          { number: 'S3.1.2', name: 'Oxides and oxidation states' },
          { number: 'S3.1.3', name: 'Transition elements and colour', hlOnly: true },
        ],
      },
      {
        number: 'S3.2',
        name: 'Functional groups: organic compounds',
        syllabus: tex`- Formulae: empirical, molecular, structural (full, condensed) and skeletal. In a skeletal formula each corner and end is a carbon atom with enough H for four bonds.
- Classes: alkane, alkene, alkyne, halogenoalkane, alcohol, aldehyde, ketone, carboxylic acid, ether, amine, amide, ester, phenyl.
- A **homologous series** has a general formula ($\ce{C_{n}H_{2n+2}}$ alkanes, $\ce{C_{n}H_{2n}}$ alkenes), members differ by $\ce{CH2}$, similar chemistry, boiling points that rise.
- IUPAC names: longest chain with the main group, lowest numbers, substituents in alphabetical order.
- **Structural isomers** share a molecular formula and differ in connectivity. $\ce{C4H10}$ has 2, $\ce{C5H12}$ 3.
- Degree of unsaturation of $\ce{C_{c}H_{h}O_{o}}$: $\dfrac{2c + 2 - h}{2}$ rings and pi bonds.
- Primary, secondary, tertiary: 1, 2 or 3 carbon atoms on the carbon that carries the group.`,
        higher: tex`- **Higher level.** Stereoisomers: cis-trans (different groups on each carbon of $\ce{C=C}$) and optical (four different groups on one carbon, a chiral centre; $k$ centres give up to $2^{k}$). Mass spectra give $M$ and fragments; infrared gives bonds ($\ce{C=O}$ near $1720\text{ cm}^{-1}$, broad $\ce{O-H}$ near $3000$ or $3400\text{ cm}^{-1}$); $^{1}\text{H}$ NMR gives environments, their ratio, and splitting into $n + 1$ lines.`,
        subtopics: [
          { number: 'S3.2.1', name: 'Formulae, classes and names' },
          { number: 'S3.2.2', name: 'Isomers', formerSlugs: ['structural-isomers', 'stereoisomers'] },
          { number: 'S3.2.4', name: 'Spectroscopy', hlOnly: true },
        ],
      },
    ],
  },
];
