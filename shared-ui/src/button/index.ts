export type { ButtonSize, ButtonVariant } from './button.styles.ts';
export { Button, type ButtonProps } from './button.tsx';
export { LinkButton, type LinkButtonProps } from './link-button.tsx';
