import { Banner, type BannerProps } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';

/** Props of RefreshNotice; all others go to its Banner. */
export interface RefreshNoticeProps extends Omit<BannerProps, 'tone' | 'action' | 'onDismiss'> {
  onRetry: () => void;
  retrying?: boolean;
}

/** A failed refresh of data in view: why (children), and Try again. Without data, use ErrorState. */
export function RefreshNotice({ title = 'Couldn’t refresh', onRetry, retrying = false, children, ...rest }: RefreshNoticeProps) {
  const action = (
    <Button size="small" loading={retrying} onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Banner {...rest} tone="warning" title={title} action={action}>
      Showing your last copy. {children}
    </Banner>
  );
}
