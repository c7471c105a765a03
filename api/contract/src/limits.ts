/**
 * How long what people write may be, in characters, how many of a thing there may be, and how large files may be, in bytes. The schemas of
 * the calls and the forms in browsers both take them from here, so that no form lets somebody write what the API then refuses.
 */

const MEGABYTE = 1_048_576;

// Accounts.
export const LONGEST_EMAIL = 254;
export const LONGEST_PASSWORD = 200;
export const LONGEST_USERNAME = 80;
export const LONGEST_FULL_NAME = 120;
export const LONGEST_SCHOOL = 160;
/** What somebody types for an option of onboarding that the list has not. */
export const LONGEST_OWN_CHOICE = 60;
export const LONGEST_DEVICE_NAME = 60;
export const LONGEST_PASSKEY_NAME = 60;
/** Of an app's code or a recovery code, with whatever is typed between its groups. */
export const LONGEST_CODE = 40;

// Found and asked for.
/** Words of the site's search. */
export const LONGEST_SEARCH = 200;
/** Words that narrow a list of the staff area. */
export const LONGEST_FILTER = 100;
export const LONGEST_SLUG = 120;

// Messages.
export const LONGEST_DOUBT = 4_000;
/** Of staff, to a doubt or to a message of the contact form. */
export const LONGEST_REPLY = 10_000;
export const LONGEST_REPORT = 2_000;
export const LONGEST_SENDER = 120;
/** What readers say below a post. */
export const LONGEST_FEEDBACK = 1_000;
/** Of a photo that comes with a message, or of somebody's own working. */
export const PHOTO_BYTES = 10 * MEGABYTE;
/** Photos of somebody's working that a question keeps. */
export const MOST_WORKING_PHOTOS = 4;
/** Of whom a link to somebody's progress is for, and of the name it shows. */
export const LONGEST_LINK_NAME = 80;

// Practice.
export const LONGEST_ANSWER = 500;
export const MOST_SCRATCH_PAGES = 6;
export const LONGEST_SCRATCH_NOTES = 4_000;

// Work of staff.
/** Why somebody changes something: it stands in the staff log. */
export const LONGEST_REASON = 500;
export const LONGEST_REFUND_REASON = 200;
export const LONGEST_NOTE = 2_000;
/** What was wrong with a question, as learners read it. */
export const LONGEST_CORRECTION = 500;
/** Of a subject or topic. */
export const LONGEST_NAME = 200;
export const MOST_PLAN_LINES = 8;
export const UPLOAD_BYTES = 256 * MEGABYTE;

// Grading.
export const SHEET_BYTES = 25 * MEGABYTE;
/** Of a text on a page of the sheet. */
export const LONGEST_ANNOTATION = 500;
/** On one question, and on the whole. */
export const LONGEST_MARK_COMMENT = 2_000;
export const LONGEST_GRADING_COMMENT = 4_000;
/** One that a grader keeps for others. */
export const LONGEST_BANK_COMMENT = 500;
/** What should be looked at again. */
export const LONGEST_REGRADE_REASON = 1_000;

// Posts.
export const LONGEST_TITLE = 150;
export const LONGEST_EXCERPT = 400;
export const LONGEST_AUTHOR = 80;
export const LONGEST_SEARCH_DESCRIPTION = 200;
export const MOST_POST_TOPICS = 5;
/** What a picture in a post or syllabus shows, in words. */
export const LONGEST_PICTURE_WORDS = 300;
export const POST_IMAGE_BYTES = 10 * MEGABYTE;
/** A drawing is text that every reader's browser works through. */
export const SVG_BYTES = MEGABYTE;

// Questions.
/** Of a question, hint or solution. */
export const LONGEST_TEXT = 20_000;
export const LONGEST_OPTION = 2_000;
export const LONGEST_SPECIAL_INFO = 1_000;
export const LONGEST_VIDEO_ADDRESS = 500;
export const LONGEST_SCHEME_LINE = 4_000;
export const LONGEST_IMAGE_WORDS = 500;
export const IMAGE_FILE_BYTES = 10 * MEGABYTE;
/** New image files in one request. */
export const MOST_IMAGE_FILES = 12;
/** Images in one place. */
export const MOST_IMAGES = 20;
export const MOST_ANSWERS = 5;
export const MOST_MARKS = 200;
export const MOST_MARKS_OF_LINE = 50;

// Answer keys.
export const MOST_KEYS = 60;
/** Fields that the answer to one part consists of. */
export const MOST_FIELDS = 8;
export const LONGEST_KEY_LABEL = 80;
export const LONGEST_SLIP_NOTE = 200;
export const LONGEST_DISTRACTOR_NOTE = 300;
export const LONGEST_UNIT = 40;
/** Of a chemical formula. */
export const LONGEST_FORMULA = 120;
