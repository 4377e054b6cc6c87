import { useShell } from '@ia/federation';
import { Container } from '@ia/shared-ui/container';
import { TextLink } from '@ia/shared-ui/text';
import type { MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { exploreLinks, footer, participateLinks } from '../../../content/footer.ts';
import { InlineLink } from '../../../parts/links/InlineLink.tsx';
import { RESOURCES_ANCHOR } from '../deep-resources/use-deep-resources.ts';
import { About, Brand, Column, Columns, Frame, Legal, List } from './LandingFooter.styles.ts';

/**
 * Footer of the main page. It renders in the shell's footer slot next to `<main>`: inside `<main>` it would not have
 * the contentinfo role.
 */
export function LandingFooter(props: { onShowResources: () => void }) {
  const slot = useShell().footerSlot();
  const footer = <Footer {...props} />;
  return slot ? createPortal(footer, slot) : footer;
}

function Footer({ onShowResources }: { onShowResources: () => void }) {
  const { href, links } = useShell();
  function showResources(event: MouseEvent) {
    // Let the browser open a new tab or window; the anchor reveals the resources there.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onShowResources();
  }
  return (
    <Frame>
      <Container>
        <Columns>
          <About>
            <Brand>{footer.copyright}</Brand>
            <p>{footer.about}</p>
            <p>
              {footer.entity}{' '}
              <TextLink href={links.entity.url} newTab>
                {links.entity.name}
              </TextLink>
            </p>
          </About>
          <Column aria-label={footer.explore}>
            <h2>{footer.explore}</h2>
            <List role="list">
              {exploreLinks.map((link) => (
                <li key={link.label}>
                  <InlineLink link={link} />
                </li>
              ))}
              <li>
                <a href={href(`#${RESOURCES_ANCHOR}`) ?? `#${RESOURCES_ANCHOR}`} onClick={showResources}>
                  {footer.resources}
                </a>
              </li>
            </List>
          </Column>
          <Column aria-label={footer.participate}>
            <h2>{footer.participate}</h2>
            <List role="list">
              {participateLinks.map((link) => (
                <li key={link.label}>
                  <InlineLink link={link} />
                </li>
              ))}
            </List>
          </Column>
          <Column aria-label={footer.contact}>
            <h2>{footer.contact}</h2>
            <List role="list">
              <li>
                <a href={`mailto:${links.contactEmail}`}>{links.contactEmail}</a>
              </li>
              {links.social.map(({ label, url }) => (
                <li key={label}>
                  <TextLink href={url} newTab>
                    {label}
                  </TextLink>
                </li>
              ))}
            </List>
            {links.social.length === 0 && <p>{footer.socialSoon}</p>}
          </Column>
        </Columns>
        <Legal>
          <p>
            © {new Date().getFullYear()} {footer.copyright}. {footer.licenceIntro}{' '}
            <TextLink href={footer.licence.url} newTab>
              {footer.licence.label}
            </TextLink>
            . {footer.updated.label} <time dateTime={footer.updated.day}>{footer.updated.text}</time>.
          </p>
          <List role="list">
            {[footer.accessibility, footer.privacy, footer.glossary].map((page) => (
              <li key={page.href}>
                <a href={page.href}>{page.label}</a>
              </li>
            ))}
          </List>
        </Legal>
      </Container>
    </Frame>
  );
}
