/**
 * Limits of texts (characters), numbers and files (bytes), shared by calls and forms so that no form accepts what the
 * API refuses.
 */

const KILOBYTE = 1_024;
const MEGABYTE = 1_048_576;

/** The size of a file in words: `840 KB`, `1.4 MB`, `10 MB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;
  return `${Math.round((bytes / MEGABYTE) * 10) / 10} MB`;
}

/** Characters of a number as typed: the length of a field up to it. */
export const typedLength = (number: number): number => String(number).length;

/** Questions of a timed test by its minutes. Specification part 1, section 9. */
export const QUESTIONS_BY_DURATION = { 30: 5, 60: 10, 120: 20 } as const;

// Accounts.
export const LONGEST_EMAIL = 254;
export const SHORTEST_PASSWORD = 6;
export const LONGEST_PASSWORD = 200;
export const LONGEST_USERNAME = 80;
export const LONGEST_FULL_NAME = 120;
export const LONGEST_SCHOOL = 160;
/** An onboarding option that is not on the list. */
export const LONGEST_OWN_CHOICE = 60;
export const LONGEST_DEVICE_NAME = 60;
export const LONGEST_PASSKEY_NAME = 60;
/** The code of an app or a recovery code, with any separators between its groups. */
export const LONGEST_CODE = 40;

// Found and asked for.
/** Words of the site's search. */
export const LONGEST_SEARCH = 200;
/** Words that narrow a list of the staff area. */
export const LONGEST_FILTER = 100;
export const LONGEST_SLUG = 120;

// Messages.
export const LONGEST_DOUBT = 4_000;
/** What staff answer to a doubt or to a message of the contact form. */
export const LONGEST_REPLY = 10_000;
export const LONGEST_REPORT = 2_000;
export const LONGEST_SENDER = 120;
/** What readers say below a post. */
export const LONGEST_FEEDBACK = 1_000;
/** A photo of a message, or of a learner's working. */
export const PHOTO_BYTES = 10 * MEGABYTE;
/** Photos of a learner's working per question. */
export const MOST_WORKING_PHOTOS = 4;
/** The recipient of a progress link, and the learner's name that it shows. */
export const LONGEST_LINK_NAME = 80;

// Practice.
export const LONGEST_ANSWER = 500;
export const MOST_SCRATCH_PAGES = 6;
export const LONGEST_SCRATCH_NOTES = 4_000;
/** Of the time that one attempt, or one change of a test, says a question was on screen: a day. */
export const MOST_SECONDS_ON_QUESTION = 86_400;
/** How many saved questions a learner may download at a time. Specification part 2, sections 6 and 9. */
export const PAPER_QUESTIONS = 10;
/** How many questions staff may print at a time. Learners have a lower limit. */
export const STAFF_PAPER_QUESTIONS = 250;
/** Minutes a day that a plan may have, and the default. */
export const PLAN_MINUTES = { least: 5, usual: 30, most: 240 } as const;
/** Minutes a week that a learner may set as a goal. */
export const WEEKLY_MINUTES = { least: 10, most: 1680 } as const;

// Work of staff.
/** The reason for a change, for the staff log. */
export const SHORTEST_REASON = 3;
export const LONGEST_REASON = 500;
export const LONGEST_REFUND_REASON = 200;
export const LONGEST_NOTE = 2_000;
/** What was wrong with a question, for learners: a sentence. */
export const SHORTEST_CORRECTION = 10;
export const LONGEST_CORRECTION = 500;
/** The name of a subject or topic. */
export const LONGEST_NAME = 200;
export const MOST_PLAN_LINES = 8;
/** Tests or questions that a plan includes each month. */
export const HIGHEST_ALLOWANCE = 100_000;
export const UPLOAD_BYTES = 256 * MEGABYTE;
/** Questions that an upload replaces and that are shown with what they were. */
export const MOST_SHOWN_REPLACEMENTS = 5;

// Classes.
export const LONGEST_CLASS_NAME = 80;
/** Classes in use that one account teaches, and that it learns in. */
export const MOST_CLASSES_TAUGHT = 60;
export const MOST_CLASSES_JOINED = 30;
export const MOST_CLASS_LEARNERS = 300;
export const MOST_CLASS_TEACHERS = 10;
/** Invitations of one class that are not accepted yet. */
export const MOST_CLASS_INVITATIONS = 300;
export const MOST_ASSIGNMENTS = 300;
export const LONGEST_ASSIGNMENT_TITLE = 120;
export const LONGEST_ASSIGNMENT_WORDS = 4_000;
export const LONGEST_READING_ADDRESS = 500;
export const MOST_ASSIGNMENT_QUESTIONS = 40;
export const MOST_TRIES = 10;
export const MOST_ASSIGNMENT_WEIGHT = 100;
/** Of a test that a teacher sets, without extra time. */
export const LONGEST_TEST_MINUTES = 180;

// Grading.
export const SHEET_BYTES = 25 * MEGABYTE;
/** Photos that make one answer sheet, a page each. */
export const MOST_SHEET_PHOTOS = 30;
/** Longest side of such a photo in pixels: handwriting on A4 is sharp at some 200 to the inch. */
export const SHEET_PHOTO_SIDE = 2_400;
/** Points of one stroke of the red pen. */
export const MOST_PEN_POINTS = 2_000;
/** The label of a mark on a page, such as `M1`. */
export const LONGEST_MARK_LABEL = 8;
/** A text that a grader writes on a page of the sheet. */
export const LONGEST_ANNOTATION = 500;
/** A grader's comment on one question, and the one on the whole sheet. */
export const LONGEST_MARK_COMMENT = 2_000;
export const LONGEST_GRADING_COMMENT = 4_000;
/** One that a grader keeps for others. */
export const LONGEST_BANK_COMMENT = 500;
/** The reason for a regrade: a sentence. */
export const SHORTEST_REGRADE_REASON = 10;
export const LONGEST_REGRADE_REASON = 1_000;

// Posts.
export const LONGEST_TITLE = 150;
export const LONGEST_EXCERPT = 400;
export const LONGEST_AUTHOR = 80;
export const LONGEST_SEARCH_DESCRIPTION = 200;
export const MOST_POST_TOPICS = 5;
/** What a picture in a post or syllabus shows, in words. */
export const SHORTEST_PICTURE_WORDS = 3;
export const LONGEST_PICTURE_WORDS = 300;
export const POST_IMAGE_BYTES = 10 * MEGABYTE;
/** A drawing is text that every reader's browser works through. */
export const SVG_BYTES = MEGABYTE;

// Questions.
/** The text of a question, a hint or a solution. */
export const LONGEST_TEXT = 20_000;
export const LONGEST_OPTION = 2_000;
export const LONGEST_SPECIAL_INFO = 1_000;
export const LONGEST_VIDEO_ADDRESS = 500;
export const LONGEST_SCHEME_LINE = 4_000;
/** The part and the code of a line of a mark scheme have patterns: nothing that fits them is longer than `a.viii` or `M1`. */
export const LONGEST_LINE_PART = 6;
export const LONGEST_LINE_CODE = 2;
export const LONGEST_IMAGE_WORDS = 500;
export const IMAGE_FILE_BYTES = 10 * MEGABYTE;
/** New image files in one request. */
export const MOST_IMAGE_FILES = 12;
/** Images in one place. */
export const MOST_IMAGES = 20;
export const MOST_ANSWERS = 5;
export const MOST_MARKS = 200;
export const MOST_MARKS_OF_LINE = 50;
/** How far a priority may be above or below zero. */
export const LARGEST_PRIORITY = 1_000_000;
export const LARGEST_QUESTION_NUMBER = 1_000_000;
/** The year of the practice set that a question belongs to; staff write none beyond the present year. Specification part 2, section 5. */
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2999;

// Answer keys.
export const MOST_KEYS = 60;
/** Fields that the answer to one part consists of. */
export const MOST_FIELDS = 8;
export const LONGEST_KEY_LABEL = 80;
/** How much one field may weigh among those of its part. */
export const MOST_WEIGHT = 20;
/** Near misses that an author foresees. */
export const MOST_SLIPS = 12;
export const LONGEST_SLIP_NOTE = 200;
export const LONGEST_DISTRACTOR_NOTE = 300;
export const LONGEST_UNIT = 40;
/** Of a chemical formula. */
export const LONGEST_FORMULA = 120;
/** Significant figures and decimal places that a question asks for. */
export const MOST_FIGURES = 12;
export const MOST_DECIMALS = 10;
/** Further units, and further answers, that are taken as well. */
export const MOST_OTHER_UNITS = 12;
export const MOST_ALTERNATIVES = 8;
/** Letters for numbers. */
export const MOST_VARIABLES = 8;
/** The name of a letter has a pattern: nothing that fits it is longer than ten letters with an index of three in braces. */
export const LONGEST_VARIABLE = 16;
export const MOST_SET_VALUES = 24;
/** The coordinates of one point, or the components of one vector. */
export const FEWEST_COORDINATES = 2;
export const MOST_COORDINATES = 4;
export const MOST_INTERVALS = 8;

// Reports by pages.
/** Failures, page loads or measures in one report. */
export const MOST_REPORTED_AT_ONCE = 10;
/** The browser's message about a failure: pages send, and the API stores, no more. */
export const LONGEST_FAILURE = 500;
export const KEPT_OF_FAILURE = 300;
/** The largest time that a page may say it took for something: ten minutes, in milliseconds. */
export const LARGEST_VITAL = 600_000;
