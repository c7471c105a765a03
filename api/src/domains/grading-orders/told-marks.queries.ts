/**
 * What teachers gave each question, as far as learners were told: a returned grading's marks, during a second look those of the first.
 * Stands after FROM or JOIN and has the columns `test_id`, `question_id` and `marks`.
 */
export const TOLD_MARKS = `
  (SELECT g.test_id, given.question_id, given.marks
     FROM gradings g LEFT JOIN grading_drafts d ON d.test_id = g.test_id
    CROSS JOIN LATERAL jsonb_to_recordset(CASE WHEN g.state = 'returned' THEN d.marks ELSE g.previous->'marks' END)
                       AS given (question_id int, marks int)
    WHERE given.marks IS NOT NULL)`;
