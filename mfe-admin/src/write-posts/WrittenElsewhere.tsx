import { Banner, Button } from 'design-system';
import ExternalLink from 'lucide-react/icons/external-link';

/** Posts come from a content service. */
export function WrittenElsewhere({ address }: { address: string }) {
  return (
    <Banner
      tone="info"
      title="Posts are written in the content service."
      action={
        <Button size="small" iconEnd={<ExternalLink />} href={address} target="_blank" rel="noopener">
          Open it
        </Button>
      }
    >
      This site reads them from {new URL(address).host} and shows them a minute after they are published there.
    </Banner>
  );
}
