export { SecondaryFooter, type SecondaryFooterProps } from './secondary-footer.tsx';
