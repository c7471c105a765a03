import 'design-system/styles.css';
import './bootstrap.tsx';
