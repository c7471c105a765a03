export { ProgressSteps, type ProgressStepsProps } from './ProgressSteps.tsx';
