import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { Container } from '../container/Container.tsx';
import { Heading, type HeadingSize } from '../text/Heading.tsx';
import { Eyebrow, Lead } from '../text/Text.tsx';
import * as styles from './PageOpening.styles.ts';

export type PageOpeningKind = 'statement' | 'course' | 'plain';

export interface PageOpeningProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Title of the page. */
  title: ReactNode;
  /** Background. statement: paper, with more space; course: tint, with a line below; plain: none, for pages of tools. */
  kind?: PageOpeningKind;
  /** Short text above the title. */
  eyebrow?: ReactNode;
  /** Paragraph below the title. */
  lead?: ReactNode;
  /** Further lines between the lead and the actions. */
  children?: ReactNode;
  /** Buttons and links, at most one of them primary. */
  actions?: ReactNode;
  /** Picture beside the text on a wide screen, below it on a narrow one. Not printed. */
  picture?: ReactNode;
  /** Decoration behind the text, which the page positions. */
  backdrop?: ReactNode;
  /** Id of the title. With it, the opening is a region that the title names. */
  titleId?: string;
  /** Visual size of the title, if it differs from the size of a page title. */
  titleSize?: HeadingSize;
  /** Heading level; the title of a page has level 1. */
  level?: 1 | 2 | 3;
}

/** Opening of a page: title, lead and first action, with the same edges and gaps on every page. */
export function PageOpening({
  title,
  kind = 'plain',
  eyebrow,
  lead,
  children,
  actions,
  picture,
  backdrop,
  titleId,
  titleSize = 'h1',
  level = 1,
  ...rest
}: PageOpeningProps) {
  const Tag = titleId ? 'section' : 'header';
  const leadId = useId();
  return (
    <Tag {...rest} aria-labelledby={titleId} css={[styles.base, styles.kinds[kind]]}>
      {backdrop}
      <Container css={picture ? styles.beside : undefined}>
        <div css={styles.text} data-part="text">
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Heading
            level={level}
            size={titleSize}
            id={titleId}
            // Heard when the router focuses the title.
            aria-describedby={lead ? leadId : undefined}
            tabIndex={-1}
          >
            {title}
          </Heading>
          {lead && (
            <Lead id={leadId} data-part="lead">
              {lead}
            </Lead>
          )}
          {children}
          {actions && (
            <div css={styles.actionRow} data-part="actions">
              {actions}
            </div>
          )}
        </div>
        {picture && <div css={styles.pictureBox}>{picture}</div>}
      </Container>
    </Tag>
  );
}
