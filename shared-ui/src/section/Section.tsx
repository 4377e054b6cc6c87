import { css } from '@emotion/react';
import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { Container, type ContainerWidth } from '../container/Container.tsx';
import { Heading, type HeadingSize } from '../text/Heading.tsx';
import { Eyebrow, Lead } from '../text/Text.tsx';
import { forcedColorsFill, media, onSolid, token } from '../tokens/index.ts';

export type SectionKind = 'statement' | 'work' | 'quiet';

const base = css({
  position: 'relative',
  // Its own padding separates its heading from the header.
  '&&': { scrollMarginBlockStart: token.headerHeight },
  '@media print': { '&&': { paddingBlock: token.space[4] } },
});

const workPadding = `clamp(${token.space[12]}, 6vw, 4.5rem)`;

const kinds = {
  statement: css({
    ...onSolid,
    ...forcedColorsFill,
    // Padding between the tile bands above and below.
    '& > [data-part="body"]': { paddingBlock: `clamp(${token.space[16]}, 10vw, 8rem)` },
    [media.print]: { '& > [data-part="body"]': { paddingBlock: 0 } },
  }),
  work: css({ paddingBlock: workPadding }),
  quiet: css({
    paddingBlock: `clamp(${token.space[8]}, 3.5vw, ${token.space[10]})`,
    // Beside a solid band.
    '[data-kind="statement"] + &': { paddingBlockStart: workPadding },
  }),
};

const titles: Record<SectionKind, HeadingSize> = { statement: 'h1', work: 'h2', quiet: 'h2Quiet' };

const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
  maxWidth: '48rem',
  marginBottom: `clamp(${token.space[6]}, 3.5vw, ${token.space[10]})`,
  // Avoid a page break between the head and the content.
  '@media print': {
    // No grid in print: after one, Chromium moves all following content to the next page.
    '&&': { display: 'block', marginBottom: token.space[4], breakInside: 'avoid', breakAfter: 'avoid' },
    '& > * + *': { marginTop: token.space[1] },
  },
});

/**
 * Heading beside the content, in a third of the width: for a single reading column, which would leave half of
 * the page empty.
 */
const beside = css({
  [media.lg]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    columnGap: token.space[12],
    alignItems: 'start',
    // Keeps the heading visible beside a long text.
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
  /** Anchor of the section; the router focuses its heading. */
  id?: string;
  /** Heading of the section and its accessible name. */
  title?: ReactNode;
  /** Heading level. */
  level?: 1 | 2 | 3;
  /** Visual size of the heading, if it differs from its level. */
  titleSize?: HeadingSize;
  /** Short text above the heading. */
  eyebrow?: ReactNode;
  /** Paragraph below the heading. */
  intro?: ReactNode;
  children?: ReactNode;
  /** Visual weight. statement: solid, at most one per page; work: main content; quiet: secondary content. */
  kind?: SectionKind;
  /** Alignment of heading and intro. */
  align?: 'start' | 'center';
  /** Position of the heading on a wide screen: above the content, or beside it. */
  layout?: 'above' | 'beside';
  /** Width of the content. */
  width?: ContainerWidth;
  /** AzulejoDivider at the top edge; a statement repeats it at the bottom. */
  divider?: ReactNode;
}

/** Page section with a heading. Use it for every anchor target. */
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
  const generatedId = useId();
  const anchor = id ?? generatedId;
  const headingId = `${anchor}-titulo`;
  const introId = intro ? `${anchor}-intro` : undefined;
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
              // Heard when the router focuses the heading.
              aria-describedby={introId}
              tabIndex={-1}
            >
              {title}
            </Heading>
            {intro && (
              <Lead id={introId} data-part="intro">
                {intro}
              </Lead>
            )}
          </div>
        )}
        {layout === 'beside' ? <div>{children}</div> : children}
      </Container>
      {kind === 'statement' && divider}
    </section>
  );
}
