export { SaveStatus, type SaveStatusProps, type SaveStatusState } from './SaveStatus.tsx';
