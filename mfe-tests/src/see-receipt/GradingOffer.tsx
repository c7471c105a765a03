import { CLAIMS } from '@api/contract/claims';
import { useApi } from '@shell/kit';
import { dollars } from '@shell/kit/order-words';
import { Button, Dialog } from 'design-system';
import { Link } from 'react-router-dom';
import { gradingAddress, resultAddress } from '../addresses.ts';

interface GradingOfferProps {
  slug: string;
  onClose: () => void;
}

/** After a test: skip to the results, or get graded. Specification part 2, section 4. */
export function GradingOffer({ slug, onClose }: GradingOfferProps) {
  const { data: grading } = useApi('GET /api/test/:slug/grading', { params: { slug } });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Get your test graded by a teacher"
      description={`Scan your written answers into one PDF. A teacher marks them against the mark scheme, question by question, and you get a detailed report ${CLAIMS.gradingReturned}.`}
      footer={
        <>
          <Button render={<Link to={resultAddress(slug)} replace />}>Skip to results</Button>
          <Button variant="primary" render={<Link to={gradingAddress(slug)} replace />}>
            {grading ? `Get graded for ${dollars(grading.price)}` : 'Get graded'}
          </Button>
        </>
      }
    />
  );
}
