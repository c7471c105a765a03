import assert from 'node:assert/strict';
import { form, inForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { gcd, significant } from '../../tex.ts';
import { core, exact, multipleChoice, raw, slip } from './writing.ts';

/** Topic 4, Statistics and probability: samples and how they are chosen, common to SL and HL. */

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const stratified = inForms({ key: 'aa-stratified-sample', calculatorAllowed: true, placements: core('4.1', 2) }, [
  form({
    variants: [
      { people: 'members of a sports club', groups: ['juniors', 'adults', 'seniors'], counts: [120, 210, 90], size: 28 },
      { people: 'employees of a hospital', groups: ['doctors', 'nurses', 'office staff'], counts: [160, 400, 80], size: 40 },
      { people: 'students of a school', groups: ['Year 10', 'Year 11', 'Year 12'], counts: [144, 126, 90], size: 60 },
      { people: 'households of a town', groups: ['north', 'centre', 'south'], counts: [650, 1100, 450], size: 88 },
    ],
    solve: ({ counts, size }) => counts.map((count) => (count * size) / sum(counts)),
    write: ({ people, groups, counts, size }, shares) =>
      inParts({
        stem: raw`The ${people} are counted by group: ${groups.map((group, i) => `${counts[i]} in the group "${group}"`).join(', ')}. A stratified sample of ${size} is to be taken, in which every group has the same share as in the whole.`,
        hint: 'Which fraction of the whole is the sample?',
        parts: [
          {
            ask: 'Find the number to be chosen from each group.',
            answer: groups.map((group, i) => `${group}: $${shares[i]}$`).join(', '),
            solution: raw`There are ${sum(counts)} in all, so the sample takes $\dfrac{${size}}{${sum(counts)}}$ of each group: ${groups.map((group, i) => raw`$\dfrac{${size}}{${sum(counts)}} \times ${counts[i]} = ${shares[i]}$ from "${group}"`).join(', ')}. The three numbers add up to ${size}, as they should.`,
            marks: [raw`(M1) $\frac{${size}}{${sum(counts)}}$ of a group`, '(A1) two correct numbers', `A1 ${shares.join(', ')}`],
            keys: [{ kind: 'set', label: `${groups.join(', ')}, in this order`, values: shares.map(String), ordered: true }],
          },
          {
            ask: 'Suggest how the members within one group should be chosen.',
            answer: 'At random, each with the same chance.',
            solution:
              'Within each group a simple random sample is taken, for example by numbering its members and drawing numbers at random. Otherwise the choice within the group could be biased.',
            marks: ['R1 at random, or by a simple random sample'],
          },
          {
            ask: `Outline one advantage of this method over a simple random sample of ${size} from all of them.`,
            answer: 'Every group is certain to be represented in proportion.',
            solution: `In a simple random sample a small group such as "${groups[2]}" may by chance be missed or be far too strong. The stratified sample represents every group in proportion, so that it suits questions in which the groups differ.`,
            marks: ['R1 each group is certain to be represented in proportion to its size'],
          },
        ],
      }),
    check: ({ counts, size }, shares) => {
      assert.equal(sum(shares), size);
      shares.forEach((share, i) => {
        assert.equal(share * sum(counts), size * (counts[i] ?? 0));
        assert.ok(Number.isInteger(share));
      });
    },
  }),
  form({
    variants: [
      { counts: [180, 120, 60], size: 36, what: 'passengers', groups: ['adults', 'teenagers', 'children'] },
      { counts: [250, 150, 100], size: 60, what: 'trees', groups: ['oaks', 'beeches', 'pines'] },
      { counts: [80, 320, 200], size: 45, what: 'customers', groups: ['pensioners', 'employees', 'students'] },
    ],
    solve: ({ counts, size }) => ({ each: size / 3, fair: counts.map((count) => (count * size) / sum(counts)) }),
    write: ({ counts, size, what, groups }, { each, fair }) => {
      const excess = fair.map((value) => each - value);
      const worst = excess.indexOf(Math.max(...excess));
      return inParts({
        stem: `A survey is to include ${size} of ${sum(counts)} ${what}: ${counts[0]} ${groups[0]}, ${counts[1]} ${groups[1]} and ${counts[2]} ${groups[2]}. A student suggests: "For a proportional stratified sample I choose ${each} at random from each of the three groups."`,
        hint: 'Compare the share of a group in the whole with its share in the sample.',
        parts: [
          {
            ask: "Explain why the student's sample is not proportional.",
            answer: 'The groups have different sizes, but the same number is taken from each.',
            solution: `The groups differ in size, so equal numbers give them other shares in the sample than they have in the whole. For instance the ${groups[0]} make up $${significant((100 * (counts[0] ?? 0)) / sum(counts))}\\,\\%$ of the whole, but $33.3\\,\\%$ of the sample.`,
            marks: ['R1 the groups differ in size, so equal numbers are not in proportion'],
          },
          {
            ask: 'Determine the numbers that a proportional sample takes from the groups.',
            answer: groups.map((group, i) => `${group}: $${fair[i]}$`).join(', '),
            solution: raw`Multiply each group by $\dfrac{${size}}{${sum(counts)}}$: ${fair.map((value, i) => raw`$\dfrac{${size}}{${sum(counts)}} \times ${counts[i]} = ${value}$`).join(', ')}.`,
            marks: [
              raw`(M1) multiplies by $\frac{${size}}{${sum(counts)}}$`,
              '(A1) two correct numbers',
              `A1 ${fair.join(', ')}`,
            ],
            keys: [{ kind: 'set', label: `${groups.join(', ')}, in this order`, values: fair.map(String), ordered: true }],
          },
          {
            ask: "Identify the group that is most over-represented in the student's sample.",
            answer: `${groups[worst]}`,
            solution: `Compare ${each} with the numbers of part (b): ${groups[worst]} should have ${fair[worst]} and have ${each}, which is ${each - (fair[worst] ?? 0)} too many.`,
            marks: [`A1 ${groups[worst]}`],
          },
        ],
      });
    },
    check: ({ counts, size }, { each, fair }) => {
      assert.ok(fair.every(Number.isInteger) && Number.isInteger(each));
      // Hand out the sample one by one to the group that is furthest below its share.
      const taken = counts.map(() => 0);
      for (let i = 0; i < size; i++) {
        const lack = counts.map((count, g) => (taken[g] ?? 0) / count);
        const next = lack.indexOf(Math.min(...lack));
        taken[next] = (taken[next] ?? 0) + 1;
      }
      taken.forEach((number, g) => {
        assert.ok(Math.abs(number - (fair[g] ?? 0)) <= 1);
      });
    },
  }),
  form({
    variants: [
      {
        total: 1440,
        first: 15,
        second: 25,
        third: 20,
        place: 'library',
        kind: 'readers',
        names: ['children', 'students', 'adults'],
      },
      {
        total: 960,
        first: 9,
        second: 16,
        third: 15,
        place: 'gym',
        kind: 'members',
        names: ['beginners', 'regulars', 'athletes'],
      },
      {
        total: 2100,
        first: 12,
        second: 28,
        third: 30,
        place: 'company',
        kind: 'workers',
        names: ['trainees', 'technicians', 'engineers'],
      },
    ],
    solve: ({ total, first, second, third }) => ({
      size: first + second + third,
      population: (total * second) / (first + second + third),
    }),
    write: ({ total, first, second, third, place, kind, names }, { size, population }) =>
      inParts({
        stem: `A ${place} has ${total} ${kind}. A proportional stratified sample of them holds ${first} ${names[0]}, ${second} ${names[1]} and ${third} ${names[2]}.`,
        hint: 'How does the share of a group in the sample compare with its share in the whole?',
        parts: [
          {
            ask: `Calculate the number of ${names[1]} among all ${kind} of the ${place}.`,
            answer: `$${population}$`,
            solution: raw`The sample holds $${first} + ${second} + ${third} = ${size}$ ${kind}, and $\dfrac{${second}}{${size}}$ of them are ${names[1]}. In a proportional sample this is the share in the whole: $\dfrac{${second}}{${size}} \times ${total} = ${population}$.`,
            marks: [raw`(M1) $\frac{${second}}{${size}}$ of the whole`, `A1 $${population}$`],
            keys: [{ ...exact(population), slips: [slip(total / 3, 'You took the three groups for equally large.')] }],
          },
          {
            ask: `State the probability that a given one of the ${names[0]} belongs to the sample.`,
            answer: raw`$\dfrac{${size}}{${total}} = ${significant(size / total)}$`,
            solution: raw`Within every group the same fraction $\dfrac{${size}}{${total}} = ${significant(size / total)}$ is chosen at random, and this is the chance of each member.`,
            marks: [raw`A1 $\frac{${size}}{${total}}$, or $${significant(size / total)}$`],
            keys: [exact(size / total)],
          },
        ],
      }),
    check: ({ total, first, second, third }, { population }) => {
      const scale = population / second;
      assertClose(scale * (first + second + third), total, 'the whole');
      assert.ok(Number.isInteger(population));
    },
  }),
]);

const systematic = inForms({ key: 'aa-systematic-sample', calculatorAllowed: false, placements: core('4.1', 1) }, [
  form({
    variants: [
      { total: 480, size: 40, start: 7, list: 'patients of a practice' },
      { total: 750, size: 50, start: 4, list: 'pages of a dictionary' },
      { total: 900, size: 45, start: 13, list: 'invoices of a month' },
      { total: 360, size: 24, start: 11, list: 'cars in a car park' },
    ],
    solve: ({ total, size, start }) => ({
      step: total / size,
      tenth: start + (9 * total) / size,
      last: start + ((size - 1) * total) / size,
    }),
    write: ({ total, size, start, list }, { step, tenth, last }) =>
      inParts({
        stem: `The ${list} are numbered from 1 to ${total}. A systematic sample of ${size} is taken: the first number is chosen at random from the first interval, and from there on every number at the same distance follows. The first number is ${start}.`,
        hint: 'How far apart are the numbers if they are to reach over the whole list?',
        parts: [
          {
            ask: 'Calculate the distance between two numbers that follow each other in the sample.',
            answer: `$${step}$`,
            solution: raw`The list is cut into ${size} intervals of $\dfrac{${total}}{${size}} = ${step}$ numbers, and one number is taken from each.`,
            marks: [`A1 $${step}$`],
            keys: [exact(step)],
          },
          {
            ask: 'Find the tenth and the last number of the sample.',
            answer: `tenth $${tenth}$, last $${last}$`,
            solution: raw`The numbers form an arithmetic sequence with first term ${start} and common difference ${step}. The tenth is $${start} + 9 \times ${step} = ${tenth}$, the last $${start} + ${size - 1} \times ${step} = ${last}$. This is not more than ${total}, as it has to be.`,
            marks: ['(M1) adds multiples of the distance', `A1 $${tenth}$`, `A1 $${last}$`],
            keys: [
              {
                kind: 'number',
                label: 'Tenth',
                ...exact(tenth),
                slips: [slip(start + 10 * step, 'From the first to the tenth there are nine steps.')],
              },
              {
                kind: 'number',
                label: 'Last',
                ...exact(last),
                slips: [slip(start + size * step, 'The first number is already one of the sample.')],
              },
            ],
          },
          {
            ask: 'State one pair of numbers that can never be in such a sample together, and explain why this makes it different from a simple random sample.',
            answer: 'For example 1 and 2. In a simple random sample every pair is possible.',
            solution: `Two neighbours, such as 1 and 2, are never chosen together, as all numbers chosen differ by multiples of ${step}. In a simple random sample every group of ${size} is equally likely, so every pair is possible.`,
            marks: [
              `A1 a pair whose difference is not a multiple of ${step}`,
              'R1 in a simple random sample every pair (every group) can occur',
            ],
          },
        ],
      }),
    check: ({ total, size, start }, { tenth, last }) => {
      const chosen: number[] = [];
      for (let i = start; i <= total; i += Math.floor(total / size)) chosen.push(i);
      assert.equal(chosen.length, size);
      assert.deepEqual([chosen[9], chosen.at(-1)], [tenth, last]);
    },
  }),
  form({
    variants: [
      { nozzles: 8, every: 12, other: 9, goods: 'bottles', part: 'nozzles' },
      { nozzles: 6, every: 15, other: 25, goods: 'tins', part: 'filling heads' },
      { nozzles: 10, every: 25, other: 21, goods: 'jars', part: 'valves' },
      { nozzles: 12, every: 20, other: 17, goods: 'packets', part: 'scales' },
    ],
    solve: ({ nozzles, every, other }) => ({ seen: nozzles / gcd(nozzles, every), seenOther: nozzles / gcd(nozzles, other) }),
    write: ({ nozzles, every, other, goods, part }, { seen, seenOther }) =>
      inParts({
        stem: `A machine fills ${goods} with ${nozzles} ${part} that work in turn: number 1 fills the first of the ${goods}, number 2 the second, and so on; after number ${nozzles} it begins with number 1 again. To test the filling, every ${every}th of the ${goods} is inspected, the first one being number ${every}.`,
        hint: `List the numbers of the ${part} that filled the ${goods} which are inspected.`,
        parts: [
          {
            ask: 'Identify this method of sampling.',
            answer: 'Systematic sampling.',
            solution: `Members at equal distances are taken from a list in order: this is systematic sampling.`,
            marks: ['A1 systematic sampling'],
          },
          {
            ask: `Determine how many of the ${nozzles} ${part} are ever tested in this way.`,
            answer: `$${seen}$`,
            solution: `The ${goods} numbered ${every}, ${2 * every}, ${3 * every}, ... are inspected. Divided by ${nozzles}, these numbers leave the remainders ${Array.from({ length: seen + 1 }, (_, i) => ((i + 1) * every) % nozzles).join(', ')}, ..., and then the same again (remainder 0 is number ${nozzles}). Only ${seen} of the ${nozzles} ${part} are tested.`,
            marks: [`M1 remainders after division by ${nozzles}, or a list`, 'A1 notices that they repeat', `A1 $${seen}$`],
            keys: [{ ...exact(seen), slips: [slip(nozzles, 'Some of them never come up: look at the remainders.')] }],
          },
          {
            ask: 'Outline why the sample may be misleading.',
            answer: `Some of the ${part} are never tested; a fault of one of these is not found.`,
            solution: `The pattern of the machine fits the pattern of the sample. A fault of one of the other ${nozzles - seen} ${part} would never be found, so the sample is biased.`,
            marks: [`R1 a fault at one of the other ${part} stays unnoticed`],
          },
          {
            ask: `An engineer suggests inspecting every ${other}th of the ${goods} instead. Determine whether this solves the problem.`,
            answer: seenOther === nozzles ? `Yes, all ${nozzles} are tested.` : `No, only ${seenOther} are tested.`,
            solution: `The numbers ${nozzles} and ${other} have no common factor but 1, so the remainders of ${other}, ${2 * other}, ${3 * other}, ... take all ${nozzles} values: every one of the ${part} is tested in turn.`,
            marks: [
              `M1 remainders or the common factors of ${nozzles} and ${other}`,
              `R1 they have none but 1, so all ${nozzles} are tested`,
            ],
          },
        ],
      }),
    check: ({ nozzles, every, other }, { seen, seenOther }) => {
      const met = (step: number) => new Set(Array.from({ length: 500 }, (_, i) => ((i + 1) * step) % nozzles)).size;
      assert.deepEqual([met(every), met(other)], [seen, seenOther]);
      assert.ok(seen < nozzles && seenOther === nozzles);
    },
  }),
  form({
    variants: [
      { one: 17, two: 53, low: 8, high: 20, total: 500 },
      { one: 11, two: 71, low: 9, high: 18, total: 600 },
      { one: 5, two: 53, low: 10, high: 20, total: 400 },
    ],
    solve: ({ one, two, low, high }) =>
      Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((step) => (two - one) % step === 0 && one <= 2 * high),
    write: ({ one, two, low, high, total }, steps) =>
      inParts({
        stem: `A systematic sample was taken from a list numbered from 1 to ${total}. The distance between neighbouring numbers of the sample is not known, except that it is a whole number from ${low} to ${high}. The numbers ${one} and ${two} are both in the sample.`,
        hint: 'What do all differences of numbers in the sample have in common?',
        parts: [
          {
            ask: 'List all possible values of the distance.',
            answer: `$${steps.join('$, $')}$`,
            solution: raw`Numbers of the sample differ by multiples of the distance, so it divides $${two} - ${one} = ${two - one}$. The divisors of ${two - one} from ${low} to ${high} are ${steps.join(', ')}.`,
            marks: [`M1 the distance divides ${two - one}`, `A1 $${steps.join('$, $')}$`],
            keys: [{ kind: 'set', values: steps.map(String) }],
          },
          {
            ask: `For the greatest of these values, find the first number of the sample.`,
            answer: `$${one % (steps.at(-1) ?? 1)}$`,
            solution: raw`Going back from ${one} in steps of ${steps.at(-1)} as far as the numbers stay positive gives ${one % (steps.at(-1) ?? 1)}${one < (steps.at(-1) ?? 1) ? `: ${one} itself is in the first interval` : ''}.`,
            marks: [`A1 $${one % (steps.at(-1) ?? 1)}$`],
            keys: [exact(one % (steps.at(-1) ?? 1))],
          },
        ],
      }),
    check: ({ one, two, low, high, total }, steps) => {
      // Which steps list a sample that holds both numbers, whatever the start?
      const possible = [];
      for (let step = low; step <= high; step++) {
        for (let start = 1; start <= step; start++) {
          const chosen = Array.from({ length: Math.floor(total / step) }, (_, i) => start + i * step);
          if (chosen.includes(one) && chosen.includes(two)) possible.push(step);
        }
      }
      assert.deepEqual(possible, steps);
      assert.ok(steps.length >= 2 && one % (steps.at(-1) ?? 1) > 0);
    },
  }),
]);

type MethodName = 'convenience' | 'simple random' | 'systematic' | 'stratified' | 'quota';

const NOT_THIS: Readonly<Record<MethodName, string>> = {
  convenience: 'A convenience sample takes the people who are easiest to reach, without any rule.',
  'simple random': 'In a simple random sample nothing but chance decides, and every group of that size is equally likely.',
  systematic: 'A systematic sample takes members of an ordered list at equal distances.',
  stratified: 'A stratified sample takes a random choice within each group of a list of all members.',
  quota: 'A quota sample fills fixed numbers for each group with the first people who come along.',
};

const naming = inForms({ key: 'aa-sampling-method', calculatorAllowed: false, placements: core('4.1', 1) }, [
  form({
    variants: [
      {
        method: 'convenience',
        story: 'To find out how residents like a new park, a reporter asks the first 50 people who walk past the office.',
        others: ['systematic', 'quota', 'simple random'],
      },
      {
        method: 'quota',
        story:
          'An interviewer in a shopping street has to ask 30 women and 30 men, and stops people until both numbers are reached.',
        others: ['stratified', 'simple random', 'convenience'],
      },
      {
        method: 'systematic',
        story:
          'The names of all guests of a hotel are sorted by date of arrival, and every 15th guest is sent a form, starting with the 6th.',
        others: ['simple random', 'stratified', 'convenience'],
      },
      {
        method: 'stratified',
        story:
          'A school puts the names of each year group into a computer, which draws a tenth of the names of every year group at random.',
        others: ['quota', 'simple random', 'systematic'],
      },
      {
        method: 'simple random',
        story:
          'All 1,200 members of a union are numbered, and a computer draws 80 different numbers, each group of 80 being equally likely.',
        others: ['systematic', 'stratified', 'quota'],
      },
    ] as const satisfies readonly { method: MethodName; story: string; others: readonly MethodName[] }[],
    solve: ({ method }) => ({ name: `${method} sampling` }),
    write: ({ method, story, others }, { name }, variantIndex) => {
      const options = others.map((other) => wrong(`${other} sampling`, NOT_THIS[other]));
      const [one, two, three] = options;
      assert.ok(one && two && three);
      return {
        text: `${story} Which method of sampling is this? [1]`,
        hint: 'Does chance decide who is asked, and are there groups with numbers of their own?',
        solution: `${NOT_THIS[method]} This is what is done here, so the method is ${name}.`,
        ...multipleChoice(name, [one, two, three], variantIndex),
      };
    },
    check: ({ method, others }) => assert.ok(!(others as readonly string[]).includes(method)),
  }),
  form({
    variants: [
      {
        who: 'The head of a school',
        topic: 'whether lunch should start later',
        group: 'students in the canteen on a Monday',
        missing: 'those who bring their own lunch or go home',
        better: 'a list of all students',
      },
      {
        who: 'A bus company',
        topic: 'how punctual its buses seem to the inhabitants of a city',
        group: 'passengers who wait at the main station at noon',
        missing: 'those who travel at other times, at other stops or not at all',
        better: 'the register of inhabitants',
      },
      {
        who: 'A music shop',
        topic: 'which music young people in the region listen to',
        group: 'visitors of its own website',
        missing: 'those who never visit this website',
        better: 'a list of young people from the registers of the region',
      },
    ],
    solve: ({ group }) => ({ reached: group }),
    write: ({ who, topic, group, missing, better }) =>
      inParts({
        stem: `${who} wants to know ${topic} and asks 100 ${group}.`,
        hint: 'Who should be represented, and who can be asked in this way?',
        parts: [
          {
            ask: 'Identify the population of this survey and the method of sampling.',
            answer: 'All those whom the question concerns; convenience sampling.',
            solution: `The question is ${topic}, so the population is everybody whom this concerns, not only the ${group}. Those who were easy to reach were asked: this is convenience sampling.`,
            marks: ['A1 population: all those whom the question concerns', 'A1 convenience sampling'],
          },
          {
            ask: 'Outline why the result may be biased.',
            answer: `People such as ${missing} have no chance of being asked.`,
            solution: `People such as ${missing} cannot be in the sample, and they may well think otherwise. So some opinions are too strong in the sample, however many are asked.`,
            marks: [`R1 names a group that cannot be chosen, such as ${missing}`, 'R1 says that its answers may differ'],
          },
          {
            ask: 'Suggest a better method, and outline how it would be carried out.',
            answer: `A simple random sample from ${better}.`,
            solution: `Number the entries of ${better} and let a computer draw 100 different numbers, so that everybody has the same chance. If age groups are expected to differ, draw from each in proportion (a stratified sample).`,
            marks: [
              'A1 a random method with a name, such as simple random or stratified sampling',
              'A1 says from which list and how is chosen',
            ],
          },
        ],
      }),
    check: ({ group, missing }, { reached }) => assert.ok(reached === group && missing !== group),
  }),
]);

/** Templates of topic 4 for SL and HL: sampling. */
export const sampling = [stratified, systematic, naming];
