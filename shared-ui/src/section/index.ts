export { Section, type SectionKind, type SectionProps } from './Section.tsx';
