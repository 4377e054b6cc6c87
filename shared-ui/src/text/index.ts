export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './Heading.tsx';
export { Prose, type ProseProps } from './Prose.tsx';
export { TermText, type TermTextProps } from './TermText.tsx';
export { Eyebrow, Lead, Small, type TextProps } from './Text.tsx';
export { TextLink, type TextLinkProps } from './TextLink.tsx';
