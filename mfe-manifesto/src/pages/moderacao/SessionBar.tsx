import { Button } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import { moderation } from '../../content/moderation.ts';

const t = moderation.session;

/** Account name and sign-out button. */
export function SessionBar({ email, signOut }: { email: string; signOut: () => void }) {
  return (
    <div
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: token.space[3],
        padding: token.space[4],
        background: token.color.tint,
        borderRadius: token.radius.md,
      }}
    >
      <p css={{ overflowWrap: 'anywhere' }}>{t.signedInAs(email)}</p>
      <Button variant="secondary" size="sm" onClick={signOut}>
        {t.signOut}
      </Button>
    </div>
  );
}
