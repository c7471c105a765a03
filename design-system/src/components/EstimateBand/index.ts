export { EstimateBand, type EstimateBandProps } from './EstimateBand.tsx';
