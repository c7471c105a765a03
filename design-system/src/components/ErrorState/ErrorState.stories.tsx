import { ErrorState } from './ErrorState.tsx';

export default {
  title: 'Components/ErrorState',
  component: ErrorState,
  parameters: {
    keyboard: {
      ErrorState: {
        'Enter, Space': 'tries again, on its button',
      },
    },
  },
};

export function Failed() {
  return <ErrorState onRetry={() => {}}>The questions could not be loaded. Your filters are kept.</ErrorState>;
}
export function TryingAgain() {
  return <ErrorState onRetry={() => {}} retrying />;
}
