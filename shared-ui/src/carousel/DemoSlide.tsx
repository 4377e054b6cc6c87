import styled from '@emotion/styled';
import { token } from '../tokens/index.ts';

const tones = { a: token.color.tint, b: token.color.accentSoft, c: token.color.raised };

const Panel = styled.div<{ tone: keyof typeof tones }>(({ tone }) => ({
  display: 'grid',
  placeContent: 'center',
  minHeight: '12rem',
  padding: token.space[6],
  overflowWrap: 'anywhere',
  background: tones[tone],
  fontFamily: token.font.display,
  fontSize: token.size.h3,
  fontWeight: 650,
  textAlign: 'center',
}));

/** A plain slide for the examples. */
export function DemoSlide({ title, tone }: { title: string; tone: keyof typeof tones }) {
  return <Panel tone={tone}>{title}</Panel>;
}
