/**
 * The parts that nearly every page shows, down to what other parts are made of. A site loads them once for all of its modules
 * (`shell/build/src/shared-packages.ts`). Each file is passed on with all that it exports.
 */
export { createLucideIcon as default } from 'lucide-react';
export { Button } from './components/Button/Button.tsx';
export { EmptyState } from './components/EmptyState/EmptyState.tsx';
export { ErrorState } from './components/ErrorState/ErrorState.tsx';
export { IconButton } from './components/IconButton/IconButton.tsx';
export { Kbd } from './components/Kbd/Kbd.tsx';
export { Page, pageFrame } from './components/Page/Page.tsx';
export { PageHeader } from './components/PageHeader/PageHeader.tsx';
export { Pagination, pageNumbers } from './components/Pagination/Pagination.tsx';
export { SegmentedControl } from './components/SegmentedControl/SegmentedControl.tsx';
export { Sheet } from './components/Sheet/Sheet.tsx';
export { LoadingRegion, Skeleton } from './components/Skeleton/Skeleton.tsx';
export { Spinner } from './components/Spinner/Spinner.tsx';
export { TextLink } from './components/TextLink/TextLink.tsx';
export { placeAround, useTooltip } from './components/Tooltip/useTooltip.tsx';
export { VisuallyHidden, visuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { mergeProps, rootElement } from './root/elements.ts';
export { breakpoints, media } from './tokens/breakpoints.ts';
export { token } from './tokens/token.ts';
