import { RefreshNotice } from './RefreshNotice.tsx';

export default {
  title: 'Components/RefreshNotice',
  component: RefreshNotice,
  parameters: {
    keyboard: {
      RefreshNotice: {
        'Enter, Space': 'tries again, on its button',
      },
    },
  },
};

export function Outdated() {
  return <RefreshNotice onRetry={() => {}}>The server cannot be reached.</RefreshNotice>;
}
export function TryingAgain() {
  return <RefreshNotice onRetry={() => {}} retrying />;
}
