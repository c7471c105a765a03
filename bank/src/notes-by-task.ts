/**
 * What examiners note on tasks whose answer is words, a proof or a drawing: what they accept or not, and what the usual slip costs. The first whose
 * pattern is found in what the part asks, or in the lines of its mark scheme, holds.
 */
const NOTES: readonly (readonly [task: RegExp, note: string])[] = [
  [/kind of error|departs?\b/, 'do not accept “inaccurate” or “human error”; an error that is called random loses its A1'],
  [/straight line, and the use/, 'do not accept “too few points” without what follows from it; praise of the fit earns no R1'],
  [
    /reasons for the difference|improvements? of/,
    'do not accept “human error” or “more accurate” without how; an improvement that is not matched to its effect loses its mark',
  ],
  [/prepared accurately/, 'do not accept a beaker or a measuring cylinder for the final volume'],
  [/rinsed/, 'do not accept “it is wrong” without the direction; a direction without its reason earns its A1'],
  // Proofs and arguments.
  [
    /\binduction\b/i,
    'a step that does not use the assumption loses the M1 for it and the R1; do not accept a conclusion that names $n = k$ alone',
  ],
  [/counterexample/i, 'accept any correct counterexample; one that is stated but not checked loses the second A1'],
  [
    /by contradiction|irrational/i,
    'do not accept numerical examples; a proof that never states its assumption loses the first M1',
  ],
  [/\bodd\b.*\beven\b/i, 'do not accept a check with numbers; $f(-x)$ without its simplification loses the A1'],
  [/own inverse/i, 'accept a proof from the symmetry of the rule; a check with one number earns no M1'],
  [
    /\bidentit|\\equiv/i,
    'accept work from either side; work on both sides at once that ends in a true statement loses the last A1',
  ],
  [
    /\bprove\b.*\b(?:integers?|divisible|multiple|statement)\b|multiple of|remainder/i,
    'do not accept numerical examples; a letter that is not said to be an integer loses the last mark',
  ],
  [/prove that[^.]*> 0/i, 'accept the discriminant with the sign of the leading coefficient; values of $x$ put in earn no marks'],
  [
    /\bverif(?:y|ies)\b.*(?:solution|satisf)|solution of the differential|equal to the right-hand side/i,
    'accept solving the equation instead; a condition at the start that is not checked loses its A1',
  ],
  [
    /gradient of the line|common point/,
    'accept a repeated root of the difference; a gradient without the common point loses the first A1',
  ],
  [
    /tangent at|meets the \$x\$-axis at/i,
    'accept the equation of the tangent in any form; a zero that is only read from a graph loses the last A1',
  ],
  [
    /compar\w+ the sum with areas|rectangles/i,
    'accept a labelled diagram as the comparison; bounds in the wrong order lose the A1 of both',
  ],
  [/unbiased/i, 'do not accept the formula for one sample as an argument; an expectation that is not written out loses its A1'],
  [
    /Explain why.*\bD_n\b|ways to choose|equally likely samples/i,
    'accept the argument for particular numbers if it is clearly general; counting without a reason loses the R1',
  ],
  [/eigenvalue of the matrix exactly/i, 'accept equations that are clearly equivalent; one direction alone loses the R1'],
  [/satisf(?:y|ies)/i, 'accept the substitution in either order; an end that is not checked loses the A1 for the values'],
  [/\\lim|nJ_n|bounds tend/i, 'accept strict or weak inequalities in the limit; a limit without both bounds loses the last mark'],
  [
    /\bexplain why\b.*[<>]|increases with \$n\$|powers/i,
    'do not accept a check with numbers; an inequality multiplied by a factor of unknown sign loses the R1',
  ],
  [
    /add up to 1|sum to infinity|infinite geometric|geometric series/i,
    'accept the sum of $n$ terms with its limit; no mention of the ratio loses one mark',
  ],
  [
    /vanish|modulus of a product|product of the distances/i,
    'accept the product in exponential form; a modulus that is left out loses the R1',
  ],
  [
    /rectangle|perpendicular.*diagonals|diagonals/i,
    'accept lengths or vectors instead of gradients; a property that is read from a sketch earns no R1',
  ],
  [
    /parallel to|same line|parallel lines/i,
    'accept any of the components to start with; a conclusion without the test of a point or of all components loses its mark',
  ],
  [/one such point|concave/i, 'accept a sign diagram with its reason; do not accept a graph on the calculator as the reason'],
  // Algebra and functions.
  [
    /^\(?\w*\)? ?Expand/,
    'accept the terms in any order; a product that is left out loses the A1, and the comparison may follow from it',
  ],
  [
    /general solution|z = \\lambda|in terms of \$\\lambda\$/i,
    'accept any other choice of parameter; an error carried into the next unknown loses one A1 only',
  ],
  [
    /Eliminate|no point in common/i,
    'accept elimination by row operations; an arithmetic slip loses one A1, and the conclusion may follow from it',
  ],
  [
    /equation of \$L\$|vector equation/i,
    'accept any point and any multiple of the direction; an answer without $\\boldsymbol{r} =$ loses the last A1',
  ],
  [
    /lies on|parameter from one coordinate/i,
    'accept any coordinate to find the parameter; no test of the other coordinates loses the R1',
  ],
  [
    /asymptotes of the graph|equations of all asymptotes/i,
    'do not accept numbers instead of equations; a further asymptote loses the last A1',
  ],
  [
    /sequence of transformations|how the graph of|\bmaps the graph\b/i,
    'accept another order that leads to the same graph; do not accept “moves” or “shifts” without direction and size',
  ],
  [/factorise.*completely/i, 'accept $p(1) = 0$ from synthetic division; factors that are left unfactorised lose the last A1'],
  [
    /derivatives of \$f\$|Complete a table with the values|first four derivatives/i,
    'FT a wrong derivative into the next; a sign that is lost costs one A1',
  ],
  [
    /Classify|near each of these places|how it bends/i,
    'do not accept a nature without its place; FT a wrong sign of the derivative once',
  ],
  [
    /Differentiate the student|errors?\b|mistakes|wrong\b.*\b(?:reason|correct)|correct them/i,
    'accept a correction instead of naming the error; a right statement that is called an error loses one mark',
  ],
  [
    /substitution, integration by parts|shortest way/i,
    'accept a longer way that is shown to work; do not accept a method without the integral that it is for',
  ],
  [
    /higher or lower than|greatest profit/i,
    'accept a comparison of derivatives or of the two prices; a conclusion without a calculation earns no R1',
  ],
  [
    /smaller eigenvalue|determine the coefficients/i,
    'accept other multiples of the eigenvectors with coefficients to match; values that fit one condition only lose the A1',
  ],
  [/position vector after/, 'accept a definite integral from the start; constants that are left out lose one A1'],
  [
    /linear function of/i,
    'accept any base of logarithms with gradient and intercept to match; $\\ln A$ and $A$ exchanged lose the last A1',
  ],
  [/Copy the table/i, 'accept logarithms to two decimal places; axes without names lose the last A1'],
  // Statistics, networks, applications.
  [
    /cumulative frequency graph/i,
    'accept points joined by straight lines or by a smooth curve; points at the midpoints of the classes lose the A1 for the graph',
  ],
  [/long-run mean/i, 'do not accept “up” or “down” without the two long-run values or an argument about the shares'],
  [
    /Kruskal|spanning tree/i,
    'accept edges of equal weight in either order; the tree without the order of its edges loses the A1',
  ],
  [/odd degree|pairing/i, 'accept the lengths of the shortest paths by inspection; a pairing that is left out loses its A1'],
  [/least times/i, 'accept the table without the entries below its diagonal; one wrong entry loses one A1 only'],
  [/routes, where|all such routes/i, 'accept a route written from any of its places; one time that is wrong loses one A1 only'],
  [
    /equations for the steady state/i,
    'accept the equations in any order and fractions of the whole; no equation for the total loses its A1',
  ],
  [/matrices of the two reflections|matrix .*takes/i, 'accept exact entries; a product in the wrong order loses the last A1'],
  [/nearest branch|nearer to P/i, 'accept distances instead of cells; a name without a comparison loses its mark'],
  [/how many different triangles/i, 'accept diagrams for each case; a number without the comparison loses the R1'],
  [
    /\boutlier\b|within \$90\$|\bis safe\b|rule is kept|Determine which (?:kind|bank)|pays more/i,
    'do not accept a conclusion without the two values compared; FT a wrong value into the comparison',
  ],
  [
    /Poisson|\\mathrm\{Po\}|constant average rate/i,
    'accept “random” for independent; do not accept properties of the sample size',
  ],
  [
    /\bcancel each other|form \$a \+ b\\mathrm\{i\}\$/i,
    'accept exact or three-figure parts; a sum that is only stated loses the last A1',
  ],
  [/sampling method/i, 'accept “convenience within quotas”; do not accept a difference without both methods named'],
  [
    /Discuss each of these uses|reasonable/i,
    'do not accept “yes” or “no” without its reason; correlation mentioned without the range of the data loses the R1',
  ],
  [/order matters/i, 'accept two prices as an illustration of the M1 only; the difference with $x$ in it loses the A1'],
  [
    /population densities|Compare the two jobs|sum of the monthly pay/i,
    'accept a ratio instead of the two values; a conclusion without both values earns no R1',
  ],
  [/half the width|new triangles/i, 'accept the areas by integration; the fraction without a reason loses its A1'],
  [/equally fast|far along/i, 'accept limits in words; a case without its reason loses the R1'],
  [/goodness|greater eigenvalue/i, 'accept “in the long run”; do not accept the eigenvalue restated without the colony'],
  [
    /two possibilities|has no memory|Explain why \$u/i,
    'accept a labelled tree diagram; probabilities that are not named lose the R1',
  ],
  // Drawings and sketches of mathematics.
  [/f\^\{-1\}/, 'accept points within half a square; a graph that is not a reflection in $y = x$ earns no A1'],
  [/phase portrait/i, 'accept paths by hand that do not cross; arrows that are missing lose the first A1'],
  [/\bSankey\b/i, 'accept widths within half a square; an arrow without its label loses the last A1'],
  [/asymptotes?\b/i, 'accept dashed or solid asymptotes; a curve that crosses or leaves its asymptote loses the A1 of its shape'],
  [
    /sketch.*graph|maxima and minima|vertex|corners/i,
    'accept a smooth curve by hand that is not to scale; a missing coordinate or label loses its A1',
  ],
  // Physics.
  [/circuit diagram/i, 'accept any standard symbols; a voltmeter in series loses the second A1'],
  [/electric field/i, 'do not accept lines that touch or cross; one arrow is enough for the direction'],
  [/simultaneous/i, 'accept a line by eye that is parallel to the axis; do not accept the order of the events without the line'],
  [
    /(?<!direction of the )forces? (?:on|of)|label all forces|Predict whether the reading/i,
    'accept symbols that are explained; a further force, or an arrow that begins off the body, loses one A1',
  ],
  [
    /Annotate your sketch|potential difference against|current in the resistor|more damping|new curve/i,
    'accept curves by hand; values that are not marked on the axes lose the A1 of that feature',
  ],
  [/equation of this decay/i, 'accept $\\beta$ or e for the electron or positron; numbers that do not balance lose the first A1'],
  [/Verify that energy is conserved/, 'do not accept “energy is conserved” without the two powers compared'],
  [
    /by conservation of energy|Lenz/i,
    'do not accept “energy is conserved” without the two energies; the direction alone earns its A1',
  ],
  [/assumptions/i, 'accept any three of the usual assumptions; the same one in other words earns one mark'],
  [
    /levels in nuclei|another particle|stopping potential|swinging|fusion of light|nuclear model|pulse|standing wave|probes|effect on|greenhouse/i,
    'accept a correct formula instead of words; the observation repeated earns no mark',
  ],
  [
    /dark lines/i,
    'accept a labelled diagram of energy levels for the first two marks; “the light is absorbed” alone earns the first mark only',
  ],
  // Chemistry.
  [/which letter/i, 'do not accept “it is high” without the fall behind it; a letter without its reason earns its A1'],
  [/order of increasing pH/i, 'accept equations of hydrolysis as reasons; one salt out of place loses the A1 alone'],
  [
    /\\ce\{[^}]*->|equations? for|overall equation/i,
    'accept multiples and equilibrium arrows where they apply; an equation that does not balance loses its A1; do not penalise missing states',
  ],
  [
    /NMR|infrared|isomer\b.*spectr|spectrum belongs|splitting|quartet/i,
    'accept data from one signal as one piece of evidence; do not accept “fits the spectrum” without the signal',
  ],
  [/isomer/i, 'accept structural formulae instead of names; names exchanged lose the A1, and the reason may follow from them'],
  [
    /structural formula|repeating unit/i,
    'accept skeletal formulae; a unit with closed ends, or with an atom of hydrogen too many, loses its A1',
  ],
  [/Draw and label the cell/i, 'accept any inert salt in the bridge; a bridge that does not reach both solutions loses its A1'],
  [/drawing with the direction/i, 'electrons through the solution lose the A1 for their direction'],
  [
    /labelled sketch|sketch of both|sketch and label/i,
    'accept sketches that are not to scale; a sketch without labels loses its A1',
  ],
  [
    /type of structure|ionic, the metallic|Discuss the conclusion/i,
    'do not accept a type without data from the table; solubility alone is no reason',
  ],
  [/metallic bonding|wires/i, 'do not accept “free electrons” without cations; “layers slide” alone earns its R1'],
  [/bond order|hybridisation/i, 'accept “one and a half”; “more stable” without the delocalised ring loses the R1'],
  [/kind of bond joins/i, 'accept “dative”; do not accept “gives electrons” without a pair'],
  [
    /shape and the bond angle/i,
    'accept angles within $1^{\\circ}$; “lone pairs repel” without a comparison to bonding pairs loses the R1',
  ],
  [/noble gas and an alkali metal/, 'do not accept letters without the fall in ionisation energy between them'],
  [
    /radii|trends?|ionisation|noble gas/i,
    'do not accept “more electrons” or a full octet as a reason; nuclear charge without shielding loses one R1',
  ],
  [/coloured|colour arises|d orbitals|ligand/i, 'do not accept “colour is emitted”; electrons that fall back lose the R1'],
  [/indicator/i, 'accept any pH range that holds the equivalence point; “wrong colour” without a pH earns no R1'],
  [/Compare the two curves/, 'accept “higher” or “lower” without values; a feature of one curve only earns no mark'],
  [/weak acid|pH\b/, 'accept strength in terms of $K_a$; “weaker because dilute” earns no mark'],
  [
    /mechanism|rate equation|role of the|radical/i,
    'accept “intermediate” only where it is used up again; a step that does not add up loses the R1',
  ],
  [
    /colour|equilibrium|syringe/i,
    'do not accept “shifts to reduce pressure” without the numbers of gas molecules; the change at once alone earns its A1',
  ],
  [
    /oxidis|potentials/i,
    'accept a comparison of $E^{\\ominus}$ without a calculation for the M1; “stronger” without both species loses its A1',
  ],
  [
    /polymerisation|Compare this/i,
    'do not accept a difference that names one side only; a second similarity does not replace a difference',
  ],
  [/state the type of each/, 'do not accept the type or the conditions of one reaction only'],
  [/dissolves/, 'do not accept “like dissolves like”; water without its charges loses the first R1'],
  [/benzene|delocalised/i, 'do not accept “resonance” without the electrons; alternating bonds as the reason lose the R1'],
  [/elements|ionic equation|observed/i, 'accept names or symbols; a substance in the wrong place loses its A1 alone'],
  [
    /amount of atoms|rank/i,
    'accept the ranking from amounts that follow from a slip; moles of molecules ranked lose the second M1 and the A1',
  ],
  [/secondary cell|cathode/i, 'accept “reduced” for gains electrons; an error without its correction earns no mark'],
];

/** The note on a part from what it asks, or else from what its mark scheme prints; undefined where no task is known. */
export const noteByTask = (ask: string, lines: readonly string[]): string | undefined => {
  const found = (text: string) => NOTES.find(([task]) => task.test(text))?.[1];
  return found(ask.replace(/\s+/g, ' ').replace(/ \[\d+\].*$/, '')) ?? found(lines.join('\n'));
};
