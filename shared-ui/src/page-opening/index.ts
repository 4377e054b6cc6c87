export { PageOpening, type PageOpeningKind, type PageOpeningProps } from './PageOpening.tsx';
