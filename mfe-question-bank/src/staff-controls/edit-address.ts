/** The form of a question in the staff area. Specification part 2, section 2, "Admin". */
export const editAddress = (questionId: number) => `/admin/questions/edit?id=${questionId}`;
