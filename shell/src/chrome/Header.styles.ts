import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Bar = styled.header({
  position: 'sticky',
  top: 0,
  zIndex: token.layer.header,
  minHeight: token.headerHeight,
  display: 'flex',
  alignItems: 'center',
  borderBottom: '1px solid transparent',
  transition: `background-color ${token.motion.base} ${token.motion.ease}, border-color ${token.motion.base} ${token.motion.ease}`,
  '&[data-opaque="true"]': { backgroundColor: token.color.paper, borderBottomColor: token.color.line },
  [media.print]: { position: 'static' },
});

export const Row = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[4],
  width: '100%',
  maxWidth: '80rem',
  marginInline: 'auto',
  paddingInline: token.space[4],
  [media.md]: { paddingInline: token.space[6] },
});

export const Brand = styled.a({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minHeight: '2.75rem',
  color: token.color.ink,
  fontFamily: token.font.display,
  fontWeight: 800,
  fontSize: token.size.lg,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: token.color.accentStrong },
});

export const Title = styled.p({
  flex: 1,
  minWidth: 0,
  margin: 0,
  paddingInlineStart: token.space[4],
  borderInlineStart: `2px solid ${token.color.line}`,
  fontWeight: 600,
  lineHeight: 1.3,
  color: token.color.inkSoft,
  display: 'none',
  [media.lg]: { display: 'block' },
});

export const Nav = styled.nav({
  marginInlineStart: 'auto',
  display: 'none',
  '&[data-open="true"]': {
    display: 'block',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    padding: token.space[4],
    backgroundColor: token.color.paper,
    borderBottom: `1px solid ${token.color.line}`,
    boxShadow: token.shadow.md,
    maxHeight: `calc(100dvh - ${token.headerHeight})`,
    overflowY: 'auto',
  },
  [media.md]: {
    display: 'block',
    '&[data-open="true"]': {
      position: 'static',
      padding: 0,
      border: 0,
      boxShadow: 'none',
      maxHeight: 'none',
    },
  },
  [media.print]: { display: 'none' },
});

export const List = styled.ul({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[1],
  [media.md]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end' },
});

export const NavLink = styled.a({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: token.space[3],
  borderRadius: token.radius.md,
  color: token.color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { backgroundColor: token.color.accentSoft, color: token.color.accentStrong },
  '&[aria-current]': { boxShadow: `inset 0 -3px 0 ${token.color.accent}`, borderRadius: 0 },
  [media.md]: { whiteSpace: 'nowrap' },
});

export const MenuButton = styled.button({
  marginInlineStart: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minHeight: '2.75rem',
  minWidth: '2.75rem',
  paddingInline: token.space[4],
  font: 'inherit',
  fontWeight: 600,
  color: token.color.ink,
  backgroundColor: token.color.raised,
  border: `1px solid ${token.color.edge}`,
  borderRadius: token.radius.pill,
  cursor: 'pointer',
  [media.md]: { display: 'none' },
  [media.print]: { display: 'none' },
});
