import { componentContract } from '../../contract/componentContract.tsx';
import { Kbd } from './Kbd.tsx';

componentContract('Kbd', { render: (props) => <Kbd {...props}>/</Kbd> });
