/** The result of first tries at a question, over all learners. */
export interface Tries {
  learners: number;
  /** Their share of the marks, between 0 and 1. */
  facility: number;
  /** Their abilities in logits, each reckoned from all that they have answered: mean and variance. */
  abilityMean: number;
  abilityVariance: number;
}

/** How many learners the author's stated difficulty counts for. */
const STATED_COUNTS_FOR = 12;
/** Bounds of a question's difficulty; beyond them it no longer discriminates. */
const FARTHEST = 3;
/** A logit is 1.7 standard deviations of the normal distribution. */
const LOGIT_VARIANCE = 1.7 ** 2;

const logitOf = (share: number): number => Math.log(share / (1 - share));

/** A share that is never 0 or 1, however few have tried: half a mark is added on either side. */
const smoothed = (share: number, count: number): number => (share * count + 0.5) / (count + 1);

/**
 * How difficult a question is, in logits against a medium one: from its tries by the normal approximation (PROX: the ability of who tried it, plus
 * the logit of what they lost, spread as much as these learners differ), drawn towards what is stated the fewer they are.
 */
export function difficultyOf(stated: number, tries: Tries | null): number {
  if (!tries || tries.learners === 0) return stated;
  const { learners, facility, abilityMean, abilityVariance } = tries;
  const spread = Math.sqrt(1 + abilityVariance / LOGIT_VARIANCE);
  const seen = abilityMean - spread * logitOf(smoothed(facility, learners));
  const drawn = (learners * seen + STATED_COUNTS_FOR * stated) / (learners + STATED_COUNTS_FOR);
  return Math.max(-FARTHEST, Math.min(FARTHEST, drawn));
}

/** Marks earned and lost at questions of one difficulty, as weights of today. */
export interface Answered {
  /** In logits against a medium question. */
  difficulty: number;
  earned: number;
  lost: number;
}

/** A course (depth 0) or one of its topics. */
export interface AbilityNode {
  id: number;
  /** Null: the course. */
  parent: number | null;
  depth: 0 | 1 | 2 | 3;
  answered: readonly Answered[];
  /** Days since the last of them; 0 without any. */
  idleDays: number;
}

/** An estimated ability, in logits: at 0, a mark of a medium question is as likely earned as lost. */
export interface Ability {
  mean: number;
  variance: number;
}

/**
 * The prior before any evidence. A course differs from others by a standard deviation of 1.1 logits; a topic lies
 * around its course, a subtopic around its topic and so on.
 */
const PRIOR = { mean: 0, deviations: [1.1, 0.6, 0.5, 0.4] } as const;

/**
 * Forgetting: logits lost for each e-fold of the time since, counted from a week on (a power law, by its logarithm).
 */
const FORGETTING = { logits: 0.1, days: 7 } as const;

export const logistic = (logits: number): number => 1 / (1 + Math.exp(-logits));

const forgotten = (days: number): number => FORGETTING.logits * Math.log1p(Math.max(0, days) / FORGETTING.days);

const MOST_ROUNDS = 30;
/** Logits. Each round doubles the correct digits, so this step is the last. */
const CLOSE_ENOUGH = 1e-4;
/** Logits that one round moves at most: far away from the maximum the curve is flat and a full step would overshoot. */
const LONGEST_STEP = 2;

interface Quadratic {
  precision: number;
  /** Precision times mean. */
  information: number;
}

/** The likelihood of the answers, as the parabola that touches it at `ability`. */
function touchingParabola({ answered, idleDays }: AbilityNode, ability: number): Quadratic {
  const gone = forgotten(idleDays);
  let [slope, curvature] = [0, 0];
  for (const { difficulty, earned, lost } of answered) {
    const chance = logistic(ability + gone - difficulty);
    slope += earned - (earned + lost) * chance;
    curvature += (earned + lost) * chance * (1 - chance);
  }
  return { precision: curvature, information: curvature * ability + slope };
}

const varianceBelow = (depth: number) => (PRIOR.deviations[depth] ?? 0) ** 2;

/** The message of a node's evidence, with all below it, to its parent. */
function messageUp({ precision, information }: Quadratic, depth: number): Quadratic {
  if (precision === 0) return { precision: 0, information: 0 };
  const passed = 1 / (1 / precision + varianceBelow(depth));
  return { precision: passed, information: (passed * information) / precision };
}

/** The exact means and variances of a tree of normal distributions: once up, once down. `nodes` name parents before their children. */
function solveTree(nodes: readonly AbilityNode[], parents: readonly number[], own: readonly Quadratic[]): Ability[] {
  const gathered = own.map((each) => ({ ...each }));
  const messages: Quadratic[] = [];
  for (let at = nodes.length - 1; at > 0; at -= 1) {
    const message = messageUp(gathered[at] as Quadratic, (nodes[at] as AbilityNode).depth);
    messages[at] = message;
    const parent = gathered[parents[at] as number] as Quadratic;
    parent.precision += message.precision;
    parent.information += message.information;
  }
  const solved: Ability[] = [];
  for (const [at, { depth }] of nodes.entries()) {
    const { precision, information } = gathered[at] as Quadratic;
    let before: Ability = { mean: PRIOR.mean, variance: varianceBelow(0) };
    const parent = solved[parents[at] as number];
    if (at > 0 && parent) {
      const said = messages[at] as Quadratic;
      // The estimate of the parent without this child's message.
      const rest = 1 / parent.variance - said.precision;
      before = {
        mean: (parent.mean / parent.variance - said.information) / rest,
        variance: 1 / rest + varianceBelow(depth),
      };
    }
    const whole = precision + 1 / before.variance;
    solved.push({ mean: (information + before.mean / before.variance) / whole, variance: 1 / whole });
  }
  return solved;
}

/**
 * The abilities of a learner in a course and all its topics, by what they have answered. A logistic model (Rasch) whose abilities hang together as
 * the tree of topics does: each lies normally around the one above it. Found is the maximum of the posterior by Newton's method, with the
 * curvature there as its variance (Laplace). `nodes` begin with the course and name parents before their children.
 */
export function findAbilities(nodes: readonly AbilityNode[]): Map<number, Ability> {
  const places = new Map(nodes.map(({ id }, index) => [id, index]));
  const parents = nodes.map(({ parent }) => (parent === null ? -1 : (places.get(parent) ?? -1)));
  let abilities: Ability[] = nodes.map(() => ({ mean: PRIOR.mean, variance: 0 }));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const parabolas = nodes.map((node, index) => touchingParabola(node, (abilities[index] as Ability).mean));
    const next = solveTree(nodes, parents, parabolas);
    let moved = 0;
    abilities = next.map(({ mean, variance }, index) => {
      const before = (abilities[index] as Ability).mean;
      const step = Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, mean - before));
      moved = Math.max(moved, Math.abs(step));
      return { mean: before + step, variance };
    });
    if (moved < CLOSE_ENOUGH) break;
  }
  return new Map(nodes.map(({ id }, index) => [id, abilities[index] as Ability]));
}

/** The chance to earn the marks of a question of this difficulty, uncertainty included (MacKay's approximation of the integral). */
export function chanceAt({ mean, variance }: Ability, difficulty: number): number {
  return logistic((mean - difficulty) / Math.sqrt(1 + (Math.PI * variance) / 8));
}

/**
 * Standard deviations that contain four of five true abilities. 1.28 if all assumptions of the model held; simulated
 * learners, who learn while they are observed, and questions that are not as difficult as stated, make it 1.55.
 */
const BAND = 1.55;

/** An ability as learners read it: the chance at a medium question, and the band of 80 %. */
export function estimateOf(ability: Ability): { value: number; low: number; high: number } {
  const width = BAND * Math.sqrt(ability.variance);
  return { value: chanceAt(ability, 0), low: logistic(ability.mean - width), high: logistic(ability.mean + width) };
}
