import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { mean, total } from '../samples.ts';
import { exact, hl, near, prose, sl, table } from '../writing.ts';

/** Topic 4. How data are collected: samples and their bias; at higher level the design, reliability and validity of surveys. */

type Sampling =
  | { form: 'name'; population: string; about: string; action: string; method: string; weakness: string; better: string }
  | { form: 'systematic'; list: string; size: number; sample: number; start: number; cycle: string }
  | { form: 'quota'; place: string; groups: readonly string[]; sizes: readonly number[]; sample: number };

const samplingAndBias = defineTemplate<Sampling, { interval: number; last: number; quotas: number[] }>({
  key: 'ai-sampling-method-and-bias',
  calculatorAllowed: true,
  placements: [sl('4.1', 1)],
  variants: [
    {
      form: 'name',
      population: 'the 900 students of a school',
      about: 'the opening hours of its library',
      action: 'interviews the first 40 students who enter the library after lunch',
      method: 'convenience sampling',
      weakness: 'students who never use the library cannot be chosen',
      better: 'number all 900 students and choose 40 of the numbers with a random number generator',
    },
    { form: 'systematic', list: 'members of a sports club', size: 480, sample: 40, start: 5, cycle: 'every twelfth member' },
    {
      form: 'quota',
      place: 'A market researcher',
      groups: ['under 30', '30 to 60', 'over 60'],
      sizes: [2400, 3600, 1500],
      sample: 100,
    },
    {
      form: 'name',
      population: 'the 2000 households of a town',
      about: 'a plan for a new bus line',
      action: 'writes the addresses in order and visits every fiftieth household, beginning with a random one of the first 50',
      method: 'systematic sampling',
      weakness: 'a pattern in the order of the addresses, such as corner houses at equal distances, would show in the sample',
      better: 'put the addresses into random order first, or choose 40 addresses with a random number generator',
    },
    { form: 'systematic', list: 'bottles filled in one shift', size: 1500, sample: 60, start: 11, cycle: 'every 25th bottle' },
    {
      form: 'quota',
      place: 'A bus company',
      groups: ['commuters', 'students', 'tourists'],
      sizes: [5200, 3900, 1300],
      sample: 80,
    },
    {
      form: 'name',
      population: 'all customers of an online shop',
      about: 'its delivery times',
      action: 'asks those customers who choose to click on a banner to fill in a form',
      method: 'convenience sampling (the respondents choose themselves)',
      weakness: 'customers with strong opinions are more likely to answer than others',
      better: 'choose customers at random from the list of all orders and write to them',
    },
    {
      form: 'name',
      population: 'the visitors of a museum',
      about: 'its prices',
      action: 'asks visitors in the entrance hall until 30 adults and 20 children have answered',
      method: 'quota sampling',
      weakness: 'the interviewer decides whom to ask, so friendly-looking visitors are more likely to be chosen',
      better: 'draw the adults and the children at random from the day’s numbered tickets, in proportion to their numbers',
    },
  ],
  solve: (numbers) => {
    if (numbers.form === 'systematic') {
      const interval = numbers.size / numbers.sample;
      return { interval, last: numbers.start + (numbers.sample - 1) * interval, quotas: [] };
    }
    if (numbers.form === 'quota') {
      return { interval: 0, last: 0, quotas: numbers.sizes.map((size) => (size * numbers.sample) / total(numbers.sizes)) };
    }
    return { interval: 0, last: 0, quotas: [] };
  },
  write: (numbers, { interval, last, quotas }) => {
    if (numbers.form === 'name') {
      const { population, about, action, method, weakness, better } = numbers;
      return inParts({
        stem: `A researcher wants to know what ${population} think about ${about}, and ${action}.`,
        hint: 'Ask who can be chosen at all, and who decides about it.',
        parts: [
          {
            ask: 'Identify the sampling method.',
            answer: method,
            solution: `This is ${method}: the description says how the people come into the sample.`,
            marks: [`A1 ${method}`],
          },
          {
            ask: 'Suggest one reason why the sample may be biased.',
            answer: `for example: ${weakness}`,
            solution: `A sample is biased when some members of the population are more likely to be chosen than others. Here ${weakness}.`,
            marks: [`R1 for example: ${weakness}`],
          },
          {
            ask: 'Outline a sampling method, for a sample of about the same size, that would reduce this bias.',
            answer: `for example: ${better}`,
            solution: `The researcher could ${better}. The choice is then left to chance, not to the people or the place. (It is not enough to ask more people: a larger biased sample is still biased.)`,
            marks: ['A1 a method based on a list of the population', 'A1 members chosen by chance'],
          },
        ],
      });
    }
    if (numbers.form === 'systematic') {
      const { list, size, sample, start, cycle } = numbers;
      return inParts({
        stem: `The ${size} ${list} are numbered from 1 to ${size}. A systematic sample of ${sample} is to be taken. The first number in the sample is ${start}.`,
        hint: 'What kind of sequence do the numbers in the sample form?',
        parts: [
          {
            ask: 'Calculate the sampling interval.',
            answer: `$${interval}$`,
            solution: prose`One in $\dfrac{${size}}{${sample}} = ${interval}$ is taken: ${cycle}.`,
            marks: [prose`A1 $${interval}$`],
            keys: [exact(interval)],
          },
          {
            ask: 'List the next two numbers in the sample.',
            answer: `$${start + interval}$ and $${start + 2 * interval}$`,
            solution: `$${start} + ${interval} = ${start + interval}$ and $${start + interval} + ${interval} = ${start + 2 * interval}$.`,
            marks: [prose`A1 $${start + interval}$ and $${start + 2 * interval}$`],
            keys: [{ kind: 'set', values: [`${start + interval}`, `${start + 2 * interval}`], ordered: true }],
          },
          {
            ask: 'Find the last number in the sample.',
            answer: `$${last}$`,
            solution: prose`From the first to the last number there are $${sample - 1}$ steps: $${start} + ${sample - 1} \times ${interval} = ${last}$. This does not exceed ${size}, as it must.`,
            marks: [prose`M1 $${start} + ${sample - 1} \times ${interval}$`, prose`A1 $${last}$`],
            keys: [exact(last)],
          },
          {
            ask: 'Explain why this is not a simple random sample, even if the first number is chosen at random.',
            answer: 'not every group of this size can be chosen; neighbours, for example, cannot both be',
            solution: `In a simple random sample every set of ${sample} numbers is equally likely. Here the first number fixes all others, and two neighbouring numbers can never both be chosen.`,
            marks: ['R1 not all samples of this size are equally likely (or possible)'],
          },
        ],
      });
    }
    const { place, groups, sizes, sample } = numbers;
    return inParts({
      stem: prose`
        ${place} plans a survey and knows how many people belong to each of three groups.

        ${table(['Group', ...groups], ['Number of people', ...sizes.map((size) => `$${size}$`)])}

        Interviewers are told to question a total of ${sample} people, in proportion to the sizes of the groups, and to stop with a group as soon as its number is reached.`,
      hint: 'How does the share of a group in the sample compare with its share in the population?',
      parts: [
        {
          ask: 'Calculate how many people of each group are questioned.',
          answer: `$${quotas.join(',\\ ')}$`,
          solution: prose`There are ${total(sizes)} people in all, so the sampling fraction is $\dfrac{${sample}}{${total(sizes)}}$. Multiplying each size by it gives $${quotas.join(',\\ ')}$; together these are $${quotas.join(' + ')} = ${sample}$, as required.`,
          marks: [
            prose`M1 multiplication by $\frac{${sample}}{${total(sizes)}}$`,
            'A1 two values correct',
            prose`A1 $${quotas.join(',\\ ')}$`,
          ],
          keys: [{ kind: 'set', values: quotas.map(String), ordered: true }],
        },
        {
          ask: 'State the name of this sampling method, and compare it with stratified sampling: give one thing that both have in common and one difference.',
          answer:
            'quota sampling; both keep the proportions of the groups; in a stratified sample the members of each group are chosen at random',
          solution:
            'This is quota sampling. As in a stratified sample, every group has its share. But the interviewers choose whom to ask within a group, whereas in a stratified sample the members of each group are drawn at random from a list. Quota sampling is cheaper and needs no list; it may be biased.',
          marks: [
            'A1 quota sampling',
            'R1 both keep the proportions',
            'R1 random choice within the groups in stratified sampling only',
          ],
        },
      ],
    });
  },
  check: (numbers, { interval, last, quotas }) => {
    if (numbers.form === 'systematic') {
      const picked = Array.from({ length: numbers.size }, (_, i) => i + 1).filter(
        (n) => n >= numbers.start && (n - numbers.start) % interval === 0,
      );
      assert.equal(picked.length, numbers.sample);
      assert.equal(picked.at(-1), last);
    } else if (numbers.form === 'quota') {
      assert.ok(quotas.every(Number.isInteger));
      const shares = quotas.map((quota, i) => quota / (numbers.sizes[i] as number));
      for (const share of shares)
        assertClose(share, total(quotas) / total(numbers.sizes), 'the same share of every group', 1e-12);
    } else {
      assert.ok(
        /^(convenience|systematic|quota)/.test(numbers.method) &&
          !numbers.action.includes(numbers.method.split(' ')[0] as string),
      );
    }
  },
});

interface PairedScores {
  form: 'retest' | 'parallel' | 'criterion';
  what: string;
  xs: readonly number[];
  ys: readonly number[];
  /** Correlation from which on the coefficient is taken for good enough. */
  least: number;
}

const reliability = defineTemplate<PairedScores, { r: number }>({
  key: 'ai-reliability-and-validity-of-test',
  calculatorAllowed: true,
  placements: [hl('4.12', 1, '4.4')],
  variants: [
    {
      form: 'retest',
      what: 'a questionnaire on stress',
      xs: [12, 25, 31, 18, 22, 36, 28, 15],
      ys: [14, 24, 33, 17, 25, 35, 30, 13],
      least: 0.8,
    },
    {
      form: 'criterion',
      what: 'an aptitude test for pilots',
      xs: [55, 62, 48, 71, 66, 59, 77, 52],
      ys: [61, 58, 64, 60, 72, 49, 66, 57],
      least: 0.7,
    },
    {
      form: 'parallel',
      what: 'a vocabulary test',
      xs: [34, 28, 41, 22, 37, 30, 45, 26],
      ys: [31, 30, 43, 20, 35, 33, 44, 25],
      least: 0.85,
    },
    { form: 'retest', what: 'a test of patience', xs: [6, 9, 4, 8, 5, 7, 3, 10], ys: [7, 5, 6, 4, 8, 6, 7, 5], least: 0.7 },
    {
      form: 'criterion',
      what: 'an entrance examination',
      xs: [64, 81, 58, 73, 90, 69, 77, 52],
      ys: [5, 6, 4, 6, 7, 5, 6, 3],
      least: 0.75,
    },
    {
      form: 'parallel',
      what: 'a test of spatial thinking',
      xs: [15, 22, 19, 27, 11, 24, 17, 20],
      ys: [21, 18, 25, 19, 16, 23, 24, 15],
      least: 0.8,
    },
  ],
  solve: ({ xs, ys }) => {
    const [mx, my] = [mean(xs), mean(ys)];
    const sxy = total(xs.map((x, i) => (x - mx) * ((ys[i] as number) - my)));
    return { r: sxy / Math.sqrt(total(xs.map((x) => (x - mx) ** 2)) * total(ys.map((y) => (y - my) ** 2))) };
  },
  write: ({ form, what, xs, ys, least }, { r }) => {
    const words = {
      retest: {
        setting: `Eight people answer ${what} twice, two weeks apart.`,
        rows: ['First score', 'Second score'],
        method: 'test-retest',
        shows: 'reliability',
        meaning: 'the same people obtain similar scores when they are measured again',
        other: 'A friend says: "A test that gives the same score twice must measure the right thing."',
        comment:
          'Not correct: the scores may be consistent although the questions measure something else. Reliability does not imply validity.',
      },
      parallel: {
        setting: `Two versions of ${what} with different questions are given to the same eight people.`,
        rows: ['Version A', 'Version B'],
        method: 'parallel forms',
        shows: 'reliability',
        meaning: 'two versions of the same test give similar scores',
        other: 'It is suggested to use the same version twice on the same day instead.',
        comment:
          'Not advisable: the people would remember questions and their answers, so that the agreement would come from memory.',
      },
      criterion: {
        setting: `The scores of eight people in ${what} are compared with the marks that they received for their work one year later.`,
        rows: ['Score', 'Later mark'],
        method: 'criterion-related',
        shows: 'validity',
        meaning: 'the scores agree with another measure of what the test is meant to predict',
        other: 'The same eight people were the only ones who were accepted, because they had the best scores.',
        comment:
          'The sample is not representative: people with low scores are missing, which changes (usually lowers) the correlation.',
      },
    }[form];
    const good = r >= least;
    return inParts({
      stem: prose`
        ${words.setting}

        ${table([words.rows[0] as string, ...xs.map((x) => `$${x}$`)], [words.rows[1] as string, ...ys.map((y) => `$${y}$`)])}`,
      hint: 'Reliable means consistent, valid means that the right thing is measured.',
      parts: [
        {
          ask: 'Calculate the value of the Pearson product-moment correlation coefficient $r$.',
          answer: `$r = ${significant(r)}$`,
          solution: `Enter the two rows as lists; linear regression gives $r = ${significant(r)}$.`,
          marks: [prose`A2 $r = ${significant(r)}$`],
          keys: [near(r)],
        },
        {
          ask: `Identify whether this comparison tests the reliability or the validity of the test, and name the method.`,
          answer: `${words.shows}, by the ${words.method} method`,
          solution: `It tests ${words.shows}: whether ${words.meaning}. The method is called ${words.method}.`,
          marks: [`A1 ${words.shows}`, `A1 ${words.method}`],
        },
        {
          ask: `A coefficient of at least $${least}$ is required. Discuss whether these data show that the test meets this requirement.`,
          answer: `${good ? `$${significant(r)} \\ge ${least}$: high enough` : `$${significant(r)} < ${least}$: not high enough`}; but eight people are a small sample`,
          solution: prose`$${significant(r)} ${good ? '\\ge' : '<'} ${least}$, so the data ${good ? 'support' : 'do not support'} the ${words.shows} of the test. On the other hand, eight people are a small sample, in which one person can change $r$ a lot: the result should be confirmed with more.`,
          marks: [
            prose`R1 comparison of $${significant(r)}$ with $${least}$: ${words.shows} ${good ? 'supported' : 'not supported'}`,
            'R1 a limitation of the data (small sample, choice of the people)',
          ],
        },
        {
          before: words.other,
          ask: 'Comment on this.',
          answer: words.comment,
          solution: words.comment,
          marks: ['R1 a correct reason in context'],
        },
      ],
    });
  },
  check: ({ xs, ys, least }, { r }) => {
    // The slopes of the two regression lines multiply to r².
    const slope = (us: readonly number[], vs: readonly number[]) => {
      const n = us.length;
      return (
        (n * total(us.map((u, i) => u * (vs[i] as number))) - total(us) * total(vs)) /
        (n * total(us.map((u) => u * u)) - total(us) ** 2)
      );
    };
    assertClose(r * r, slope(xs, ys) * slope(ys, xs), 'r squared');
    assert.equal(Math.sign(r), Math.sign(slope(xs, ys)));
    assert.ok(Math.abs(r - least) > 0.01);
  },
});

type Design =
  | { form: 'question'; topic: string; question: string; fault: string; better: string; kind: string; closed: string }
  | { form: 'classes'; topic: string; classes: readonly (readonly [number, number])[]; top: number; unit: string }
  | { form: 'variables'; goal: string; asked: readonly string[]; keep: readonly number[]; why: string; ethics: string };

const surveyDesign = defineTemplate<Design, { overlap: number | undefined; gap: string }>({
  key: 'ai-survey-design',
  calculatorAllowed: true,
  placements: [hl('4.12', 1)],
  variants: [
    {
      form: 'question',
      topic: 'school lunches',
      question: 'Do you agree that the tasty new lunches are good value?',
      fault:
        'it is a leading question: the word "tasty" and "Do you agree" suggest the answer, and taste and price are asked at once',
      better:
        'How satisfied are you with the price of the lunches? (very satisfied, satisfied, neither, dissatisfied, very dissatisfied)',
      kind: 'leading',
      closed: 'open',
    },
    {
      form: 'classes',
      topic: 'How many hours did you sleep last night?',
      classes: [
        [0, 4],
        [4, 6],
        [6, 8],
        [9, 10],
      ],
      top: 10,
      unit: 'hours',
    },
    {
      form: 'variables',
      goal: 'whether people who live farther from their work are less satisfied with their job',
      asked: ['distance from home to work', 'satisfaction from 1 to 10', 'name', 'shoe size', 'usual means of transport'],
      keep: [0, 1, 4],
      why: 'the distance and the satisfaction are the two variables that are compared, and the means of transport may influence both',
      ethics: 'names are not needed, and people answer more honestly when they stay anonymous',
    },
    {
      form: 'question',
      topic: 'sport',
      question: 'Do you do sport regularly?',
      fault: 'it is imprecise: people understand "sport" and "regularly" differently, and only yes or no can be answered',
      better: 'On how many days of the last seven did you do at least 30 minutes of sport? (0, 1 to 2, 3 to 4, 5 to 7)',
      kind: 'vague',
      closed: 'closed',
    },
    {
      form: 'classes',
      topic: 'How old are you?',
      classes: [
        [10, 20],
        [20, 35],
        [35, 50],
        [55, 70],
      ],
      top: 70,
      unit: 'years',
    },
    {
      form: 'variables',
      goal: 'whether the amount of screen time in the evening affects how long teenagers sleep',
      asked: ['hours at a screen after 6 p.m.', 'favourite colour', 'hours of sleep', 'address', 'age'],
      keep: [0, 2, 4],
      why: 'screen time and sleep are the two variables that are compared, and both may depend on the age',
      ethics: 'addresses would identify the teenagers and are not needed for the question',
    },
  ],
  solve: (numbers) => {
    if (numbers.form !== 'classes') return { overlap: undefined, gap: '' };
    const pairs = numbers.classes.slice(1).map((next, i) => [numbers.classes[i]?.[1] as number, next[0]] as const);
    const hole = pairs.find(([end, start]) => start > end);
    return { overlap: pairs.find(([end, start]) => start === end)?.[0], gap: hole ? `${hole[0]} and ${hole[1]}` : '' };
  },
  write: (numbers, { overlap, gap }) => {
    if (numbers.form === 'question') {
      const { topic, question, fault, better, closed } = numbers;
      return inParts({
        stem: `A questionnaire about ${topic} contains the question "${question}"`,
        hint: 'Would two people with the same opinion give the same answer? Would a stranger to the topic?',
        parts: [
          {
            ask: 'Explain what is wrong with this question.',
            answer: fault,
            solution: `The fault: ${fault}. Answers to it say more about the question than about the people.`,
            marks: [`R2 ${fault} (R1 for one of the faults named without a reason)`],
          },
          {
            ask: 'Suggest a better question with its possible answers.',
            answer: `for example: ${better}`,
            solution: `For example: "${better}" It is neutral, asks about one thing, and everybody finds exactly one answer that fits.`,
            marks: ['A1 neutral and precise question', 'A1 answers that cover all cases without overlap'],
          },
          {
            ask:
              closed === 'open'
                ? 'Give one disadvantage of an open question, to which people answer in their own words.'
                : 'Give one advantage of asking about a fixed period, such as the last seven days, rather than about what people usually do.',
            answer:
              closed === 'open'
                ? 'the answers are hard to compare and to evaluate'
                : 'people can count what they did, so that their answers can be compared',
            solution:
              closed === 'open'
                ? 'Answers in own words have to be read and sorted first, and the sorting depends on the reader. They are hard to compare.'
                : 'A fixed period can be counted from memory and means the same to everybody; what is usual is a matter of opinion.',
            marks: ['R1 a correct reason'],
          },
          {
            ask: 'Outline the purpose of a pilot survey.',
            answer: 'to find misunderstandings and missing answers with a few people before all are asked',
            solution:
              'The questionnaire is tried with a few people first, so that misleading questions and missing answers show up before money is spent on the whole sample.',
            marks: ['R1 faults are found before the survey proper'],
          },
        ],
      });
    }
    if (numbers.form === 'classes') {
      const { topic, classes, top, unit } = numbers;
      const [first] = classes[0] as readonly [number, number];
      const ends = classes.map(([from, to]) => `${from} to ${to}`);
      return inParts({
        stem: prose`
          A question of a survey reads "${topic}" The boxes to tick are, in ${unit}: ${ends.join('; ')}.

          Each person is to tick one box.`,
        hint: 'Think of people at the edges of the classes.',
        parts: [
          {
            ask: 'Write down a value for which two boxes could be ticked.',
            answer: `$${overlap}$ (the first such value)`,
            solution: `The end of one class is the beginning of the next, for example at $${overlap}$: such a person could tick either box.`,
            marks: [`A1 for example $${overlap}$`],
            keys: [
              {
                kind: 'number',
                value: overlap as number,
                tolerance: 0,
                alternatives: classes
                  .slice(1)
                  .flatMap(([start], i) =>
                    start === classes[i]?.[1] && start !== overlap ? [{ value: start, tolerance: 0 }] : [],
                  ),
              },
            ],
          },
          {
            ask: 'Explain for which people there is no box at all.',
            answer: `for values between ${gap} and for values above ${top}${first > 0 ? ` or below ${first}` : ''}`,
            solution: `There is a gap between ${gap}, and nothing is offered above ${top}${first > 0 ? ` or below ${first}` : ''}.`,
            marks: [`A1 between ${gap}`, `A1 above ${top}${first > 0 ? ` (or below ${first})` : ''}`],
          },
          {
            ask: 'Suggest a set of classes without these faults.',
            answer: `for example: ${classes.map(([from], i) => (i + 1 < classes.length ? `from ${from} to less than ${classes[i + 1]?.[0] as number}` : `${from} or more`)).join('; ')}${first > 0 ? `; less than ${first}` : ''}`,
            solution: `Each class begins where the former one ends, and only one of them contains the boundary: ${classes.map(([from], i) => (i + 1 < classes.length ? `from ${from} to less than ${classes[i + 1]?.[0] as number}` : `${from} or more`)).join('; ')}${first > 0 ? `; and less than ${first}` : ''}. The last class is open, so that everybody finds a box.`,
            marks: ['A1 no overlaps and no gaps', 'A1 open class at the end'],
          },
          {
            ask: 'Some classes of a survey hold very few answers. Explain why they are combined before a $\\chi^{2}$ test is carried out.',
            answer: 'the expected frequencies have to be greater than 5',
            solution:
              'The test needs expected frequencies greater than 5, since it approximates. Classes that are too small are joined with their neighbours, and the degrees of freedom are counted after that.',
            marks: ['R1 expected frequencies greater than 5'],
          },
        ],
      });
    }
    const { goal, asked, keep, why, ethics } = numbers;
    const kept = keep.map((i) => asked[i] as string).join(', ');
    return inParts({
      stem: prose`
        A student wants to find out ${goal}. The draft of the questionnaire asks for ${asked.join('; ')}.`,
      hint: 'Which of the answers would be used in a calculation or a comparison?',
      parts: [
        {
          ask: 'Select the variables that are relevant to the aim, and justify your choice.',
          answer: `${kept}`,
          solution: `Relevant are: ${kept}; ${why}. The other items do not help to answer the question.`,
          marks: [`A1 ${kept}`, `R1 ${why}`],
        },
        {
          ask: 'Explain why one of the other items should not be asked for.',
          answer: `for example: ${ethics}`,
          solution: `Data that are not needed should not be collected: ${ethics}.`,
          marks: [`R1 ${ethics}`],
        },
        {
          ask: 'The student asks friends only. State the name of this sampling method and one consequence.',
          answer: 'convenience sampling; the results cannot be generalised',
          solution:
            'This is convenience sampling. Friends are alike in age and habits, so the results say little about other people.',
          marks: ['A1 convenience sampling', 'R1 not representative'],
        },
        {
          ask: 'Outline how the reliability of the questionnaire could be tested.',
          answer: 'let the same people answer it again later and correlate the two sets of answers',
          solution:
            'Test-retest: the same people answer the questionnaire again after some weeks. A high correlation between first and second answers shows that it is reliable.',
          marks: [
            'M1 the same people are asked again (or a second version is used)',
            'A1 correlation of the two sets of answers',
          ],
        },
      ],
    });
  },
  check: (numbers, { overlap }) => {
    if (numbers.form === 'classes') {
      const boxes = (x: number) => numbers.classes.filter(([from, to]) => from <= x && x <= to).length;
      assert.equal(boxes(overlap as number), 2);
      const steps = Array.from({ length: numbers.top * 4 }, (_, i) => i / 4).filter(
        (x) => x > (numbers.classes[0]?.[0] as number),
      );
      assert.ok(
        steps.some((x) => boxes(x) === 0),
        'a gap',
      );
    } else if (numbers.form === 'variables') {
      assert.ok(numbers.keep.length < numbers.asked.length - 1);
    } else {
      assert.ok(numbers.fault.length > 30 && numbers.better.includes('?'));
    }
  },
});

export const surveysTemplates: readonly QuestionTemplate[] = [samplingAndBias, reliability, surveyDesign];
