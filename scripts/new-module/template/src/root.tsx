import { Route, Routes } from 'react-router-dom';
import { ExamplePage } from './see-example-page/ExamplePage.tsx';

/** The pages of this module; each is also in `routes.json`, which says who may see it. */
export function Root() {
  return (
    <Routes>
      <Route path="/example-page" element={<ExamplePage />} />
    </Routes>
  );
}
