import { css } from '@emotion/react';
import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { Container, type ContainerWidth } from '../container/Container.tsx';
import { Heading, type HeadingSize } from '../text/Heading.tsx';
import { Eyebrow, Lead } from '../text/Text.tsx';
import { media, onSolid, solid, token } from '../tokens/index.ts';

export type SectionKind = 'statement' | 'work' | 'quiet';

const base = css({ position: 'relative', '@media print': { '&&': { paddingBlock: token.space[4] } } });

const kinds = {
  statement: css({
    ...onSolid,
    ...solid,
    // Within the bands of tiles that close it above and below.
    '& > [data-part="body"]': { paddingBlock: `clamp(${token.space[16]}, 10vw, 8rem)` },
    [media.print]: { '& > [data-part="body"]': { paddingBlock: 0 } },
  }),
  work: css({ paddingBlock: `clamp(${token.space[12]}, 6vw, 4.5rem)` }),
  quiet: css({ paddingBlock: `clamp(${token.space[8]}, 3.5vw, ${token.space[10]})` }),
};

const titles: Record<SectionKind, HeadingSize> = { statement: 'h1', work: 'h2', quiet: 'h2Quiet' };

const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
  maxWidth: '48rem',
  marginBottom: `clamp(${token.space[6]}, 3.5vw, ${token.space[10]})`,
  // Words about what follows do not stay behind at the foot of a page.
  '@media print': {
    // No grid: after one, Chromium takes all that follows to the next page instead of what does not fit.
    '&&': { display: 'block', marginBottom: token.space[4], breakInside: 'avoid', breakAfter: 'avoid' },
    '& > * + *': { marginTop: token.space[1] },
  },
});

/** A title beside what it names, in a third of the page: for one column of reading, which would leave half of it empty. */
const beside = css({
  [media.lg]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    columnGap: token.space[12],
    alignItems: 'start',
    // However long the text is, one sees what it is about.
    '& > [data-part="head"]': {
      position: 'sticky',
      top: `calc(${token.headerHeight} + ${token.space[6]})`,
      marginBottom: 0,
      '& > [data-part="intro"]': { fontSize: token.size.md },
    },
  },
  [media.print]: { display: 'block' },
});
const centred = css({ marginInline: 'auto', textAlign: 'center', justifyItems: 'center' });

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Anchor of the section; the router moves focus to its heading. */
  id?: string;
  /** Heading of the section, which also names it. */
  title?: ReactNode;
  /** Level of the heading in the page's outline. */
  level?: 1 | 2 | 3;
  /** How big the heading looks, when that differs from its level. */
  titleSize?: HeadingSize;
  /** A few words above the heading. */
  eyebrow?: ReactNode;
  /** The paragraph under the heading. */
  intro?: ReactNode;
  children?: ReactNode;
  /** Its weight in the page. statement: one at most, solid; work: what the page is for; quiet: what one may pass over. */
  kind?: SectionKind;
  /** Heading and intro to the start or in the middle. */
  align?: 'start' | 'center';
  /** Where the heading stands on a wide screen: above what it names, or beside it. */
  layout?: 'above' | 'beside';
  /** Width of the content. */
  width?: ContainerWidth;
  /** Shown on top of the section, edge to edge: an AzulejoDivider. A statement is closed by it below, too. */
  divider?: ReactNode;
}

/** A band of the page with its heading. The only way to make an anchor target. */
export function Section({
  id,
  title,
  level = 2,
  titleSize,
  eyebrow,
  intro,
  children,
  kind = 'work',
  align = 'start',
  layout = 'above',
  width = 'normal',
  divider,
  ...rest
}: SectionProps) {
  const generated = useId();
  const headingId = `${id ?? generated}-titulo`;
  return (
    <section
      {...rest}
      id={id}
      data-kind={kind}
      aria-labelledby={title ? headingId : rest['aria-labelledby']}
      css={[base, kinds[kind]]}
    >
      {divider}
      <Container width={width} data-part="body" css={layout === 'beside' && beside}>
        {title && (
          <div css={[head, align === 'center' && centred]} data-part="head">
            {eyebrow && <Eyebrow data-part="eyebrow">{eyebrow}</Eyebrow>}
            <Heading
              level={level}
              size={titleSize ?? (level === 2 ? titles[kind] : undefined)}
              id={headingId}
              tabIndex={-1}
            >
              {title}
            </Heading>
            {intro && <Lead data-part="intro">{intro}</Lead>}
          </div>
        )}
        {layout === 'beside' ? <div>{children}</div> : children}
      </Container>
      {kind === 'statement' && divider}
    </section>
  );
}
