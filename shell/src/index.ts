import 'design-system/styles.css';

// Federation negotiates the shared packages asynchronously; everything that uses them waits behind this import.
import('./bootstrap.tsx');
