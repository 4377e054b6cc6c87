export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './heading.tsx';
export { Prose, type ProseProps } from './prose.tsx';
export { Eyebrow, Lead, Small } from './text.tsx';
export { TextLink, type TextLinkProps } from './text-link.tsx';
