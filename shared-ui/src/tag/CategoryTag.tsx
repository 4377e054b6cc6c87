import { css } from '@emotion/react';
import { Icon, type IconType } from '../icon/Icon.tsx';
import { BookOpen, Compass, Puzzle, Share } from '../icon/icons.ts';
import { token } from '../tokens/index.ts';

export type LessonCategory = 'aprender' | 'descobrir' | 'desafio' | 'partilhar';

const ICONS: Record<LessonCategory, IconType> = {
  aprender: BookOpen,
  descobrir: Compass,
  desafio: Puzzle,
  partilhar: Share,
};

const LABELS: Record<LessonCategory, string> = {
  aprender: 'Aprender',
  descobrir: 'Descobrir',
  desafio: 'Desafio',
  partilhar: 'Partilhar',
};

const base = css({
  overflowWrap: 'anywhere',
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  width: 'fit-content',
  padding: `0.25em ${token.space[3]} 0.25em ${token.space[2]}`,
  border: '1px solid transparent',
  borderRadius: token.radius.pill,
  fontSize: token.size.sm,
  fontWeight: 650,
  lineHeight: 1.5,
});

export interface CategoryTagProps {
  /** Category of a lesson block, with its own colour, icon and text. */
  category: LessonCategory;
  /** Text; the category name by default. */
  label?: string;
}

/** Tag of a lesson block's category: colour, icon and text. */
export function CategoryTag({ category, label = LABELS[category] }: CategoryTagProps) {
  return (
    <span css={base} style={{ background: token.color[`${category}Soft`], color: token.color[category] }}>
      <Icon icon={ICONS[category]} size="1.2em" />
      {label}
    </span>
  );
}
