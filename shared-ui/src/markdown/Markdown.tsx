import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { toNumericReferences } from './character-references.ts';
import * as styles from './Markdown.styles.ts';
import { renumberHeadings } from './outline.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { tableSyntax } from './tables.ts';

export interface MarkdownProps {
  /** Markdown (CommonMark and tables). HTML in it is dropped. */
  children: string;
  /**
   * Level of the top headings of the text, whatever their number of `#`; the page's own headings are above
   * it.
   */
  headingLevel?: 2 | 3 | 4;
  /** Text added for screen readers to a link that opens a new tab. */
  newTabLabel?: string;
  /** Accessible name of a scrollable code block. */
  codeLabel?: string;
  /** Accessible name of a scrollable table. */
  tableLabel?: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

// A link to an external URL opens in a new tab, without a referrer.
const isExternal = (href: string | undefined) => /^https?:/i.test(href ?? '');

type Heading = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** Returns components that render `h1` as level `from`, `h2` as the next level, and so on, down to `h6`. */
function headingComponents(from: number): Components {
  const headingAt = (step: number) => `h${Math.min(6, from + step)}` as Heading;
  return Object.fromEntries(
    [0, 1, 2, 3, 4, 5].map((step) => {
      const Level = headingAt(step);
      const Render = ({ node: _node, ...rest }: ComponentProps<'h2'> & { node?: unknown }) => (
        <Level {...rest} />
      );
      return [`h${step + 1}`, Render];
    }),
  );
}

const PLUGINS = [tableSyntax, renumberHeadings];
const HEADINGS_BY_LEVEL = { 2: headingComponents(2), 3: headingComponents(3), 4: headingComponents(4) };

/** Formatted text from content or from a model: no raw HTML, no scripts, safe external links. */
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
          ...HEADINGS_BY_LEVEL[headingLevel],
          a: ({ node: _node, children: text, href, ...rest }) =>
            isExternal(href) ? (
              <a {...rest} href={href} target="_blank" rel="noopener noreferrer nofollow">
                {text}
                {/* data-copy-skip: the Prompt Factory leaves this text out of a copied answer. */}
                <span css={visuallyHidden} data-copy-skip="">
                  {' '}
                  {newTabLabel}
                </span>
              </a>
            ) : href ? (
              <a {...rest} href={href}>
                {text}
              </a>
            ) : (
              // An unsafe URL was removed; a link without href would navigate to the current page.
              <span>{text}</span>
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
        {toNumericReferences(children)}
      </ReactMarkdown>
    </div>
  );
}
