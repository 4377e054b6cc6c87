import type { ShellApi } from '@ia/federation';
import { SecondaryFooter } from '@ia/shared-ui/secondary-footer';
import { atBase } from '../boot/base.ts';
import { words } from '../content/chrome.ts';
import { longDay } from '../content/long-day.ts';

/** The footer of secondary pages. The landing page brings its own. */
export function Footer({ shell, updated }: { shell: ShellApi; updated: string | undefined }) {
  const { entity, contactEmail } = shell.links;
  return (
    <SecondaryFooter
      siteName={words.siteName}
      homeHref={shell.href('/') ?? '#/'}
      homeLabel={words.backToMain}
      licence={
        <>
          <a href={words.licenceUrl} rel="license">
            {words.licence}
          </a>
          <br />
          {words.responsible} <a href={entity.url}>{entity.name}</a>
          {updated && (
            <>
              <br />
              {words.updated} <time dateTime={updated}>{longDay(updated)}</time>
            </>
          )}
        </>
      }
      links={[
        { label: words.accessibility, href: atBase('./acessibilidade/') },
        { label: words.privacy, href: atBase('./privacidade/') },
        { label: words.glossary, href: atBase('./glossario/') },
        { label: words.contact, href: `mailto:${contactEmail}` },
      ]}
    />
  );
}
