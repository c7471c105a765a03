import { Route, Routes } from 'react-router-dom';
import { MakeTestPage } from './make-test/MakeTestPage.tsx';

/** The pages of timed tests. */
export function Root() {
  return (
    <Routes>
      <Route path="/take-a-test" element={<MakeTestPage />} />
    </Routes>
  );
}
