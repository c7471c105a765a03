import { token } from '../../tokens/token.ts';
import { LoadingRegion, Skeleton } from '../Skeleton/Skeleton.tsx';
import { Page, type PageProps } from './Page.tsx';

/** A loading page: its title and sheet. */
export function PageLoading({ width = 'sheet', ...rest }: Omit<PageProps, 'render' | 'children'>) {
  return (
    <Page {...rest} width={width} render={<LoadingRegion />}>
      <Skeleton shape="block" width="50%" height={token.space[10]} />
      <Skeleton shape="block" height={`calc(4.5 * ${token.space[16]})`} />
    </Page>
  );
}
