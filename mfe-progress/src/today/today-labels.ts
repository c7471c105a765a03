import type { StudyPlan, Today, TodayTask } from '@api/contract';
import { counted } from '@shell/kit';
import { formatDate } from 'design-system';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** `Complex numbers, binomial theorem`: lower case except for the first and for names. */
const topicsInRow = (topics: readonly string[]) =>
  topics
    .map((name, index) => (index === 0 || /^.[^a-z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)))
    .join(', ');

function examInWords({ exam }: StudyPlan): string {
  if (!exam) return 'Add your first exam date and we’ll plan your revision.';
  if (exam.days < 0)
    return exam.exact ? `Your first paper was on ${formatDate(exam.day, 'longDate', 'UTC')}.` : 'Your exams have started.';
  if (exam.days === 0) return 'Your first paper is today. Good luck!';
  const days = counted(exam.days, 'day');
  if (exam.exact) return `First paper in ${days}, on ${formatDate(exam.day, 'longDate', 'UTC')}.`;
  return `Exams start in ${formatDate(exam.day, 'monthAndYear', 'UTC')}: ${days} to go.`;
}

/** Courses and exam session. */
export function planInWords(plan: StudyPlan): string {
  const courses = list.format(plan.courses.map(({ subject_name }) => subject_name));
  return courses ? `${courses}. ${examInWords(plan)}` : examInWords(plan);
}

/** Longer breaks get a welcome back. */
const LONG_BREAK_DAYS = 14;

/** Below the day's title. Missed work is not counted. */
export function dayInShort({ things, new_learner, days_away }: Today): string {
  if (new_learner) return 'Start here. We’ll bring questions back before you forget them.';
  if ((days_away ?? 0) >= LONG_BREAK_DAYS)
    return 'Good to see you again. Questions that have waited longest come first, and no day gets longer.';
  return `${counted(things.length, 'task')} today. Skip anything you like.`;
}

const daysAgo = (days: number) => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`);

function triedInWords({ least, most }: { least: number; most: number }): string {
  return least === most ? `Last tried ${daysAgo(most)}.` : `Last tried ${least} to ${most} days ago.`;
}

const about = (minutes: number) => `About ${counted(minutes, 'minute')}.`;
const progress = ({ settled, questions }: { settled: number; questions: number }, minutes: number) =>
  `${settled} of ${questions} done, about ${counted(minutes, 'minute')} left.`;

/** A task's title, description and button label. */
export function taskInWords(thing: TodayTask, severalCourses: boolean): { title: string; detail: string; action: string } {
  switch (thing.kind) {
    case 'due': {
      const title = thing.question_count === 1 ? 'Review 1 question' : `Review ${thing.question_count} questions`;
      const topics = thing.topics.length > 0 ? `${topicsInRow(thing.topics)}. ` : '';
      if (thing.run) return { title, detail: `${topics}${progress(thing.run, thing.minutes)}`, action: 'Continue' };
      const tried = thing.tried_days_ago ? `${triedInWords(thing.tried_days_ago)} ` : '';
      return { title, detail: `${topics}${tried}${about(thing.minutes)}`, action: 'Start' };
    }
    case 'new': {
      const title = `New: ${thing.topic.topic_name}`;
      const course = severalCourses ? `${thing.topic.subject_name}. ` : '';
      if (thing.run) return { title, detail: `${course}${progress(thing.run, thing.minutes)}`, action: 'Continue' };
      const questions = thing.question_count === 1 ? 'One question.' : `${thing.question_count} questions, easiest first.`;
      return { title, detail: `${course}${questions} ${about(thing.minutes)}`, action: 'Start' };
    }
    case 'run': {
      const title = thing.title === 'topic' && thing.topic_name ? `Continue ${thing.topic_name}` : 'Pick up where you left off';
      return { title, detail: thing.run ? progress(thing.run, thing.minutes) : about(thing.minutes), action: 'Continue' };
    }
    case 'unmarked_test':
      return {
        title: `Finish marking your test of ${formatDate(thing.submitted_at, 'day')}`,
        detail: `${thing.marks_waiting} of ${thing.marks} marks left to mark.`,
        action: 'Mark',
      };
    case 'graded':
      return { title: 'Your test has been graded', detail: thing.text, action: 'View' };
  }
}

/** Days before the first one with work are never missed. */
export function weekInWords({ week, day }: Pick<Today, 'week' | 'day'>): string {
  const total = week.reduce((sum, each) => sum + each.minutes, 0);
  const begun = week.findIndex(({ minutes }) => minutes > 0);
  const missed = week.filter((each, index) => index > begun && each.day < day && each.minutes === 0).length;
  const minutes = total === 0 ? 'Nothing yet this week.' : `${counted(total, 'minute')} so far.`;
  if (missed === 0 || total === 0) return minutes;
  return `${minutes} You missed ${counted(missed, 'day')}, so we’ve rescheduled.`;
}
