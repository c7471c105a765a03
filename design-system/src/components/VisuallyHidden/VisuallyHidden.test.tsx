import { componentContract } from '../../contract/componentContract.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

componentContract('VisuallyHidden', { render: (props) => <VisuallyHidden {...props}>Question</VisuallyHidden> });
