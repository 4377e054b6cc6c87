import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { TextField } from '@ia/shared-ui/text-field';
import { media, token } from '@ia/shared-ui/tokens';

/**
 * Demo card of a newsletter form: an e-mail input and a Subscribe button without a visible
 * action. Sends and stores nothing.
 */
export function NewsletterBanner() {
  return (
    <Banner lang="en" onSubmit={(event) => event.preventDefault()} noValidate>
      <div>
        <h4>Stay in the loop</h4>
        <p>A demo: your address goes nowhere.</p>
      </div>
      <TextField type="email" label="E-mail" placeholder="name@example.org" autoComplete="off" />
      <Button type="submit">Subscribe</Button>
    </Banner>
  );
}

const Banner = styled.form({
  display: 'grid',
  gap: token.space[4],
  alignItems: 'end',
  padding: token.space[6],
  borderRadius: token.radius.lg,
  background: token.color.accentSoft,
  '& h4': { fontSize: token.size.h3 },
  [media.md]: { gridTemplateColumns: '1fr 1fr auto' },
});
