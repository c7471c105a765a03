import { Route, Routes } from 'react-router-dom';
import { QuestionTablePage } from './manage-questions/QuestionTablePage.tsx';

/** The pages of the staff area. */
export function Root() {
  return (
    <Routes>
      <Route path="/admin/questions" element={<QuestionTablePage />} />
    </Routes>
  );
}
