import { ProgressSteps } from './ProgressSteps.tsx';

export default { title: 'Components/ProgressSteps', component: ProgressSteps };

export function Onboarding() {
  return <ProgressSteps steps={['Your IB year', 'Your course', 'About you']} current={1} />;
}
