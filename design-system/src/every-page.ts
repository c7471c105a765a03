/**
 * The parts that nearly every page shows, down to what other parts are made of. A site loads them once for all of its modules
 * (`shell/build/src/shared-packages.ts`).
 */
export { createLucideIcon as default } from 'lucide-react';
export * from './components/Button/Button.tsx';
export * from './components/EmptyState/EmptyState.tsx';
export * from './components/ErrorState/ErrorState.tsx';
export * from './components/IconButton/IconButton.tsx';
export * from './components/Kbd/Kbd.tsx';
export * from './components/Page/Page.tsx';
export * from './components/PageHeader/PageHeader.tsx';
export * from './components/Pagination/Pagination.tsx';
export * from './components/SegmentedControl/SegmentedControl.tsx';
export * from './components/Sheet/Sheet.tsx';
export * from './components/Skeleton/Skeleton.tsx';
export * from './components/Spinner/Spinner.tsx';
export * from './components/TextLink/TextLink.tsx';
export * from './components/Tooltip/useTooltip.tsx';
export * from './components/VisuallyHidden/VisuallyHidden.tsx';
export * from './root/elements.ts';
export * from './tokens/breakpoints.ts';
export * from './tokens/token.ts';
