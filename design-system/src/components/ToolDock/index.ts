export { ToolDock, type ToolDockProps } from './ToolDock.tsx';
