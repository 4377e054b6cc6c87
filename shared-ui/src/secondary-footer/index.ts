export { SecondaryFooter, type SecondaryFooterProps } from './SecondaryFooter.tsx';
