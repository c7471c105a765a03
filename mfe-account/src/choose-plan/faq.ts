import { CLAIMS } from '@api/contract/claims';

export interface Faq {
  question: string;
  answer: string;
  /** Appended if the site shows its figures. */
  figure?: string;
}

/** Themes: specification part 1, section 2, "Pricing screen". */
export const FAQS: readonly Faq[] = [
  {
    question: 'What do I get here?',
    answer:
      'A bank of original practice questions by topic and level, with hints, worked solutions and mark schemes; timed tests made from it; grading of your handwritten answers; and answers to your doubts. One-to-one online classes are there for those who want a teacher as well.',
  },
  {
    question: 'Who are the teachers?',
    answer: 'Specialists who teach the Diploma Programme and know how it is examined.',
    figure: `We accept ${CLAIMS.teachersAccepted} of those who apply.`,
  },
  {
    question: 'Does this suit the way the IB is taught?',
    answer:
      'Yes. The IB asks you to understand and to explain, not only to calculate. Questions build from a first step to an unfamiliar one, and each mark scheme shows what a method mark, an accuracy mark and a reasoning mark is given for.',
  },
  {
    question: 'How are fees for classes paid?',
    answer:
      'There is one fee for the year, payable in 3 instalments. We do not charge by the hour, so nobody watches the clock while something is being explained.',
  },
  {
    question: 'What if I need more classes than planned?',
    answer:
      'Ask your teacher: extra classes before a test or an examination can be arranged. The weeks before May and November fill up first, so ask early.',
  },
  {
    question: 'Can I join in year 2?',
    answer:
      'Yes. Your teacher first finds out what you know, then plans the months that are left: gaps of year 1 beside the topics of year 2, and exam-style practice at the end.',
  },
  {
    question: 'Do you teach for other boards too?',
    answer:
      'Yes, in online classes: IGCSE, AP Calculus and first-year university mathematics among others. The question bank itself follows the IB Diploma.',
  },
  {
    question: 'How do I begin with classes?',
    answer:
      'Send us an enquiry with Get in Touch. We ask for your subject, level and examination session, match you with a teacher, and begin with a demo lesson.',
  },
  {
    question: 'What is the difference between the free and the paid plan?',
    answer:
      'The free plan has everything you need to get started: answering is unlimited, and solutions and tests have a monthly limit. The paid plan lifts both; the cards above say by how much.',
  },
  {
    question: 'Can I cancel my membership?',
    answer:
      'At any time, in Account details under Membership. You keep it until the end of the period you’ve paid for, and nothing is charged after that. Payments already made are not refunded.',
  },
  {
    question: 'May I share my account?',
    answer: 'No, a subscription is for one student. You can use 4 devices, plus 2 temporarily, one at a time.',
  },
  {
    question: 'How does grading work?',
    answer: `Take a test, write your answers by hand, upload them as one PDF and pay the fee for that test. A teacher marks them against the mark scheme and sends a detailed report ${CLAIMS.gradingReturned}.`,
  },
];
