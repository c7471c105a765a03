export { RefreshNotice, type RefreshNoticeProps } from './RefreshNotice.tsx';
