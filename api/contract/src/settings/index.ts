/** The settings of the whole product, and how its programs read them. Node only: the gateway sends browsers what they need. */
export { type Reader, SETTINGS } from './catalogue.ts';
export {
  type Environment,
  type NamedFault,
  readOrExit,
  readSettings,
  SettingsFault,
  shapeOf,
  type ValuesOf,
} from './read-settings.ts';
export { port } from './values.ts';
