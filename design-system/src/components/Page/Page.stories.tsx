import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Page } from './Page.tsx';
import { PageLoading } from './PageLoading.tsx';

export default { title: 'Components/Page', component: Page };

export function Widths() {
  return (
    <>
      {(['wide', 'sheet', 'text'] as const).map((width) => (
        <Page key={width} width={width}>
          <PageHeader title={width} />
          <Sheet>As wide as the page lets it be.</Sheet>
        </Page>
      ))}
    </>
  );
}
export const Loading = () => <PageLoading />;
