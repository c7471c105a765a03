import { useEffect } from 'react';
import { Button } from '../Button/Button.tsx';
import { createToasts } from './createToasts.ts';
import { ToastRegion } from './ToastRegion.tsx';

export default {
  title: 'Components/ToastRegion',
  component: ToastRegion,
  parameters: {
    docs: { story: { inline: false, height: '32rem' } },
    keyboard: {
      ToastRegion: {
        F6: 'goes to the messages from wherever one is; they stay while the focus is on them',
        'Enter, Space': 'closes the message, or does what its button says',
      },
    },
  },
};

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
