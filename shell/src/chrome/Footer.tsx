import type { ShellApi } from '@ia/federation';
import { SecondaryFooter } from '@ia/shared-ui/secondary-footer';
import { atBase } from '../address/base.ts';
import { t } from '../content/chrome.ts';
import { longDay } from '../content/long-day.ts';

/**
 * The footer of secondary pages. The landing page has its own.
 * @param updated day of the last change to the page, such as 2026-11-22
 */
export function Footer({ shell, updated }: { shell: ShellApi; updated: string | undefined }) {
  const { entity, contactEmail } = shell.links;
  return (
    <SecondaryFooter
      siteName={t.siteName}
      homeHref={shell.href('/') ?? '#/'}
      homeLabel={t.backToMain}
      licence={
        <>
          <a href={t.licenceUrl} rel="license">
            {t.licence}
          </a>
          <br />
          {t.responsible} <a href={entity.url}>{entity.name}</a>
          {updated && (
            <>
              <br />
              {t.updated} <time dateTime={updated}>{longDay(updated)}</time>
            </>
          )}
        </>
      }
      links={[
        { label: t.accessibility, href: atBase('./acessibilidade/') },
        { label: t.privacy, href: atBase('./privacidade/') },
        { label: t.glossary, href: atBase('./glossario/') },
        { label: t.contact, href: `mailto:${contactEmail}` },
      ]}
    />
  );
}
