import { css } from '@emotion/react';
import { token } from '../tokens/index.ts';

const tones = { a: token.color.tint, b: token.color.accentSoft, c: token.color.raised };

/** A plain slide for the examples. */
export function DemoSlide({ title, tone }: { title: string; tone: keyof typeof tones }) {
  return <div css={[panel, { background: tones[tone] }]}>{title}</div>;
}

const panel = css({
  display: 'grid',
  placeContent: 'center',
  minHeight: '12rem',
  padding: token.space[6],
  overflowWrap: 'anywhere',
  fontFamily: token.font.display,
  fontSize: token.size.h3,
  fontWeight: 650,
  textAlign: 'center',
});
