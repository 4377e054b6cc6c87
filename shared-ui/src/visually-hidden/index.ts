export { VisuallyHidden, type VisuallyHiddenProps, visuallyHidden } from './VisuallyHidden.tsx';
