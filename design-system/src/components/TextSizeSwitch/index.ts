export { TextSizeSwitch, type TextSizeSwitchProps } from './TextSizeSwitch.tsx';
