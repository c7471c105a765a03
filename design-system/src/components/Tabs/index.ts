export { type TabLink, TabLinks, type TabLinksProps } from './TabLinks.tsx';
export { type TabItem, Tabs, type TabsProps } from './Tabs.tsx';
