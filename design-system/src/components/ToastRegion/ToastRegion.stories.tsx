import { useEffect } from 'react';
import { Button } from '../Button/index.ts';
import { createToasts } from './createToasts.ts';
import { ToastRegion } from './ToastRegion.tsx';

export default { title: 'Components/ToastRegion', component: ToastRegion };

const toasts = createToasts();
export function Tones() {
  useEffect(() => {
    toasts.success('Question saved! Find it in bookmarks for easy access.', { timeout: 0 });
    toasts.error('Something went wrong', { timeout: 0 });
    toasts.info('Question unpinned', { timeout: 0, action: { label: 'Undo', onPress: () => {} } });
  }, []);
  return (
    <>
      <Button onClick={() => toasts.warning('1 minute left')}>Warn</Button>
      <ToastRegion toasts={toasts} />
    </>
  );
}
