import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { numericReferences } from './character-references.ts';
import * as styles from './Markdown.styles.ts';
import { outline } from './outline.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { tables } from './tables.ts';

export interface MarkdownProps {
  /** Markdown (CommonMark, and tables). HTML in it is dropped. */
  children: string;
  /** Level of the text's highest headings, however many `#` they are written with; the page's own stay above it. */
  headingLevel?: 2 | 3 | 4;
  /** Added to a link that opens a new tab, for screen readers. */
  newTabLabel?: string;
  /** Name of a box of code that scrolls sideways. */
  codeLabel?: string;
  /** Name of a table that scrolls sideways. */
  tableLabel?: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

// Address of another site: it opens in a new tab and is told nothing about this page.
const isExternal = (href: string | undefined) => /^https?:/i.test(href ?? '');

type Heading = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

function headings(from: number): Components {
  const at = (step: number) => `h${Math.min(6, from + step)}` as Heading;
  return Object.fromEntries(
    [0, 1, 2, 3, 4, 5].map((step) => {
      const Level = at(step);
      const Render = ({ node: _node, ...rest }: ComponentProps<'h2'> & { node?: unknown }) => (
        <Level {...rest} />
      );
      return [`h${step + 1}`, Render];
    }),
  );
}

const PLUGINS = [tables, outline];
const byLevel = { 2: headings(2), 3: headings(3), 4: headings(4) };

/** Formatted text from content or from a model: no raw HTML, no scripts, external links made safe. */
export function Markdown({
  children,
  headingLevel = 3,
  newTabLabel = '(abre num novo separador)',
  codeLabel = 'Código',
  tableLabel = 'Tabela',
  className,
}: MarkdownProps) {
  return (
    <div css={styles.prose} className={className}>
      <ReactMarkdown
        skipHtml
        remarkPlugins={PLUGINS}
        disallowedElements={['img']}
        components={{
          ...byLevel[headingLevel],
          a: ({ node: _node, children: words, href, ...rest }) =>
            isExternal(href) ? (
              <a {...rest} href={href} target="_blank" rel="noopener noreferrer nofollow">
                {words}
                <span css={visuallyHidden} data-copy-skip="">
                  {' '}
                  {newTabLabel}
                </span>
              </a>
            ) : href ? (
              <a {...rest} href={href}>
                {words}
              </a>
            ) : (
              // An address that was not safe is gone; a link without one would lead to this page's own.
              <span>{words}</span>
            ),
          pre: ({ node: _node, ...rest }) => (
            <ScrollBox label={codeLabel}>
              <pre {...rest} />
            </ScrollBox>
          ),
          table: ({ node: _node, ...rest }) => (
            <ScrollBox label={tableLabel}>
              <table {...rest} />
            </ScrollBox>
          ),
        }}
      >
        {numericReferences(children)}
      </ReactMarkdown>
    </div>
  );
}
