import styled from '@emotion/styled';
import { Container } from '@ia/shared-ui/container';
import { media, onSolid, token } from '@ia/shared-ui/tokens';

/** Full-width accent band between two bands of tiles; used once per course. */
export const Band = styled.section({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridAutoRows: 'auto',
  minHeight: 480,
  ...onSolid,
  '@media (forced-colors: active)': { background: 'Canvas', color: 'CanvasText' },
  [media.print]: { minHeight: 0 },
});

/** Text beside the medal. */
export const Columns = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[10],
  alignItems: 'center',
  paddingBlock: `clamp(${token.space[10]}, 6vw, ${token.space[20]})`,
  [media.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  [media.lg]: { gap: token.space[16] },
});

/** Heading, points, skills and links. */
export const TextBlock = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: token.space[5],
  maxWidth: token.measure,
});

export const Points = styled.p({
  fontFamily: token.font.display,
  fontSize: token.size.xl,
  fontWeight: 650,
});

export const Skills = styled.ul({
  display: 'grid',
  gap: token.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: token.size.lg,
  lineHeight: 1.45,
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: token.space[3] },
  '& svg': { marginTop: '0.2em' },
});

export const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[3],
  marginBlockStart: token.space[2],
  '& > *': { [media.phone]: { width: '100%' } },
});

/** The medal above the completed tile panel. */
export const Prize = styled.div({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space[6],
  width: '100%',
  maxWidth: '24rem',
  marginInline: 'auto',
  // On phones the medal is above the text.
  order: -1,
  [media.md]: { order: 0 },
  '& figcaption small': { color: 'inherit' },
  // The rim of a badge has the colour of the band.
  '& [data-part="drawing"] svg > path:first-of-type, & > svg > path:first-of-type': { fill: token.tile.wash },
  // Leaves the title in the first view of a phone, where the progress panel just above shows the same tiles.
  [media.phone]: { '& > [data-assembling]': { display: 'none' } },
  '&& [data-part="drawing"]': { maxWidth: '9rem', [media.md]: { maxWidth: 'none' } },
  '& [data-part="drawing"] svg': { maxWidth: '100%', height: 'auto' },
  // Animate the tiles first, then the medal.
  '& [data-celebrating="true"] > [data-part="drawing"]': { animationDelay: '400ms' },
});

/** Congratulation below the medal. */
export const Notice = styled.p({ textAlign: 'center', fontWeight: 650 });
