export { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
export { CopyLabel } from './CopyLabel.tsx';
