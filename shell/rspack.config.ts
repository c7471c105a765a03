export { shell as default } from '@shell/build';
