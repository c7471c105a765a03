export { Menu } from 'design-system';
