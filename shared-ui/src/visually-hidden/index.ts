export { VisuallyHidden, type VisuallyHiddenProps, visuallyHidden } from './visually-hidden.tsx';
