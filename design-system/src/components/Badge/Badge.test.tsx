import { componentContract } from '../../contract/componentContract.tsx';
import { Badge } from './Badge.tsx';

componentContract('Badge', {
  render: (props) => (
    <Badge tone="accent" {...props}>
      Staff
    </Badge>
  ),
});
