export { TopicFormulae } from './TopicFormulae.tsx';
