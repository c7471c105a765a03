export { remote as default } from '@shell/build';
