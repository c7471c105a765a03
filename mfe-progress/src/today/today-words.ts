import type { StudyPlan, Today, TodayTask } from '@api/contract';
import { counted } from '@shell/kit';
import { dayInWords, dayOfMoment } from './days.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

/** `Complex numbers, binomial theorem` with the first letter as it is and the others small, unless they are names. */
const topicsInRow = (topics: readonly string[]) =>
  topics
    .map((name, index) => (index === 0 || /^.[^a-z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)))
    .join(', ');

function examInWords({ exam }: StudyPlan): string {
  if (!exam) return 'Say when your first paper is, and everything comes back in time for it.';
  if (exam.days < 0) return exam.exact ? `Your first paper was on ${dayInWords(exam.day)}.` : 'Your examinations have begun.';
  if (exam.days === 0) return 'Your first paper is today. Good luck!';
  const days = counted(exam.days, 'day');
  if (exam.exact) return `First paper in ${days}, on ${dayInWords(exam.day)}.`;
  return `Examinations from ${dayInWords(exam.day, { month: 'long', year: 'numeric' })} on, in ${days}.`;
}

/** Courses and examination in a line. */
export function planInWords(plan: StudyPlan): string {
  const courses = list.format(plan.courses.map(({ subject_name }) => subject_name));
  return courses ? `${courses}. ${examInWords(plan)}` : examInWords(plan);
}

/** A break that is long enough to be welcomed back after. */
const LONG_BREAK_DAYS = 14;

/** What stands below the title of the day. Nothing that was missed is counted. */
export function dayInShort({ things, new_learner, days_away }: Today): string {
  if (new_learner) return 'This is where you begin. What you have tried comes back before you forget it.';
  if ((days_away ?? 0) >= LONG_BREAK_DAYS)
    return 'Good to see you again. What has waited longest comes first, and no day is longer than any other.';
  const number = COUNTS[things.length] ?? things.length;
  return `${number} ${things.length === 1 ? 'thing' : 'things'}, chosen from what is due and what comes next. Change the time or skip what you like.`;
}

const daysAgo = (days: number) => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`);

function triedInWords({ least, most }: { least: number; most: number }): string {
  return least === most ? `Last tried ${daysAgo(most)}.` : `Last tried ${least} to ${most} days ago.`;
}

const about = (minutes: number) => `About ${counted(minutes, 'minute')}.`;
const progress = ({ settled, questions }: { settled: number; questions: number }, minutes: number) =>
  `${settled} of ${questions} done, about ${counted(minutes, 'minute')} left.`;

/** What a thing is called, what is said of it, and what its button says. */
export function taskInWords(thing: TodayTask, severalCourses: boolean): { title: string; detail: string; action: string } {
  switch (thing.kind) {
    case 'due': {
      const title =
        thing.question_count === 1 ? 'A question that is due again' : `${thing.question_count} questions that are due again`;
      const topics = thing.topics.length > 0 ? `${topicsInRow(thing.topics)}. ` : '';
      if (thing.run) return { title, detail: `${topics}${progress(thing.run, thing.minutes)}`, action: 'Go on' };
      const tried = thing.tried_days_ago ? `${triedInWords(thing.tried_days_ago)} ` : '';
      return { title, detail: `${topics}${tried}${about(thing.minutes)}`, action: 'Begin' };
    }
    case 'new': {
      const title = `New: ${thing.topic.topic_name}`;
      const course = severalCourses ? `${thing.topic.subject_name}. ` : '';
      if (thing.run) return { title, detail: `${course}${progress(thing.run, thing.minutes)}`, action: 'Go on' };
      const questions = thing.question_count === 1 ? 'One question.' : `${thing.question_count} questions, the easiest first.`;
      return { title, detail: `${course}${questions} ${about(thing.minutes)}`, action: 'Begin' };
    }
    case 'run': {
      const title = thing.title === 'topic' && thing.topic_name ? `Go on with ${thing.topic_name}` : 'Go on with what you began';
      return { title, detail: thing.run ? progress(thing.run, thing.minutes) : about(thing.minutes), action: 'Go on' };
    }
    case 'unmarked_test':
      return {
        title: `Finish marking your test of ${dayOfMoment(thing.submitted_at)}`,
        detail: `${thing.marks_waiting} of ${thing.marks} marks wait for your red pen.`,
        action: 'Mark',
      };
    case 'graded':
      return { title: 'A grading is back', detail: thing.text, action: 'Look at it' };
  }
}

/** This week in a sentence. Days without work are free days, and nothing is owed for them. */
export function weekInWords({ week, day }: Pick<Today, 'week' | 'day'>): string {
  const total = week.reduce((sum, each) => sum + each.minutes, 0);
  const free = week.filter((each) => each.day < day && each.minutes === 0).length;
  const minutes = total === 0 ? 'Nothing yet this week.' : `${counted(total, 'minute')} so far.`;
  if (free === 0 || total === 0) return minutes;
  return `${minutes} ${COUNTS[free]} ${free === 1 ? 'day was' : 'days were'} free; the plan has moved on by itself.`;
}
