/**
 * A teacher's marks of each question as released to learners: a returned grading's marks, during a regrade those of the
 * first. Used after FROM or JOIN, with the columns `test_id`, `question_id` and `marks`.
 */
export const TOLD_MARKS = `
  (SELECT g.test_id, given.question_id, given.marks
     FROM gradings g LEFT JOIN grading_drafts d ON d.test_id = g.test_id
    CROSS JOIN LATERAL jsonb_to_recordset(CASE WHEN g.state = 'returned' THEN d.marks ELSE g.previous->'marks' END)
                       AS given (question_id int, marks int)
    WHERE given.marks IS NOT NULL)`;

/**
 * The answer sheets of tests as their learners see them: state and released marks, during a regrade those of the first
 * grading. Used after FROM or JOIN, with the columns `test_id`, `state`, `due_at`, `has_report`, `is_told` and
 * `told_marks` (of the whole test).
 */
export const LEARNERS_SHEETS = `
  (SELECT g.test_id, g.state, g.due_at, g.report_key IS NOT NULL AS has_report,
          g.state = 'returned' OR g.previous IS NOT NULL AS is_told,
          CASE WHEN g.state = 'returned' THEN g.marks_obtained ELSE (g.previous->>'marks_obtained')::int END AS told_marks
     FROM gradings g)`;
