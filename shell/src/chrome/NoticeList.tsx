import styled from '@emotion/styled';
import { Icon, X } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';
import type { Notices } from '../api/notices.ts';
import { words } from '../content/chrome.ts';
import { useStore } from './use-store.ts';

const Stack = styled.section({
  position: 'fixed',
  insetInline: token.space[4],
  insetBlockEnd: token.space[4],
  zIndex: token.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: token.space[2],
  pointerEvents: 'none',
});

const Card = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  maxWidth: '36rem',
  padding: `${token.space[2]} ${token.space[2]} ${token.space[2]} ${token.space[4]}`,
  color: token.color.ink,
  backgroundColor: token.color.raised,
  border: `1px solid ${token.color.edge}`,
  borderInlineStartWidth: '0.375rem',
  borderRadius: token.radius.md,
  boxShadow: token.shadow.lg,
  pointerEvents: 'auto',
  '&[data-kind="success"]': { borderInlineStartColor: token.color.success },
  '&[data-kind="info"]': { borderInlineStartColor: token.color.info },
  '&[data-kind="warning"]': { borderInlineStartColor: token.color.warning },
  '&[data-kind="error"]': { borderInlineStartColor: token.color.danger },
});

const Close = styled.button({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: token.radius.pill,
  cursor: 'pointer',
  '&:hover': { backgroundColor: token.color.accentSoft },
});

/** Dismissible notices. The live region speaks them, so the boxes themselves stay silent. */
export function NoticeList({ notices }: { notices: Notices }) {
  const shown = useStore(notices);
  if (shown.length === 0) return null;
  return (
    <Stack aria-label={words.notices}>
      {shown.map((notice) => (
        <Card key={notice.id} data-kind={notice.kind}>
          <span>{notice.message}</span>
          <Close type="button" aria-label={words.dismiss} onClick={() => notices.dismiss(notice.id)}>
            <Icon icon={X} />
          </Close>
        </Card>
      ))}
    </Stack>
  );
}
